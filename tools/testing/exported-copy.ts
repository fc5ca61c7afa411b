import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type RunningNginx, startNginx } from './running-nginx.ts'

/** Exports a site with the command, as an operator does; its settings come from the environment. */
export async function runExport(
  out: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, ['tools/export.ts', out, ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The export failed: ${output}`)
}

/** Serves an export with the nginx at `bin`, which forwards to `serverUrl` whatever is not a file. */
export function serveExport(bin: string, out: string, serverUrl: string): Promise<RunningNginx> {
  return startNginx(bin, {
    http: `upstream traffic_site { server ${new URL(serverUrl).host}; }\ninclude ${out}/current/nginx/maps.conf;`,
    server: `root ${out}/current/site;\ninclude ${out}/current/nginx/server.conf;`,
  })
}
