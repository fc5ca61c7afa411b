import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSmallContent } from '../../../tools/export/testing/small-content.ts'
import { startNginx } from '../../../tools/testing/running-nginx.ts'
import { startServer } from '../../../tools/testing/running-server.ts'

/** A server, and nginx before an export of the same content. */
export interface CopiedSite {
  /** The server itself. */
  live: string
  /** What nginx answers from files; it passes on to the server what is not one. */
  copy: string
  /** Every exported address that answers 200. */
  addresses: readonly string[]
  /** Stops the server, so that only the copy is left. */
  stopServer: () => Promise<void>
  close: () => Promise<void>
}

/** Exports a small content as an operator does, by the command, and serves it by the nginx at `bin`. */
export async function startCopiedSite(bin: string): Promise<CopiedSite> {
  const place = await mkdtemp(join(tmpdir(), 'copied-site-'))
  const env = {
    CONTENT_DIR: join(place, 'content'),
    DATA_DIR: join(place, 'var'),
    PUBLIC_URL: 'http://localhost',
  }
  await writeSmallContent(env.CONTENT_DIR)
  const server = await startServer(env)
  const out = join(place, 'out')
  // Its cache of what is in PDFs is there already.
  await runExport(out, env)
  const list: { answers: readonly { address: string; status: number }[] } = JSON.parse(
    await readFile(join(out, 'export.json'), 'utf8'),
  )
  const web = await startNginx(bin, {
    http: `upstream traffic_site { server ${new URL(server.url).host}; }\ninclude ${out}/nginx/maps.conf;`,
    server: `root ${out}/site;\ninclude ${out}/nginx/server.conf;`,
  })
  return {
    live: server.url,
    copy: web.url,
    addresses: list.answers.filter(({ status }) => status === 200).map(({ address }) => address),
    stopServer: server.stop,
    close: async () => {
      await web.stop()
      await server.stop()
      await rm(place, { recursive: true, force: true })
    },
  }
}

async function runExport(out: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn('node', ['tools/export.ts', out, '--quick'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString()
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The export failed: ${told}`)
}
