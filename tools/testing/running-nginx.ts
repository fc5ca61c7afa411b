import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A separate nginx in a temporary folder, on a free port. */
export interface RunningNginx {
  url: string
  /** Of its main process, whose one child does the work. */
  pid: number
  stop: () => Promise<void>
}

const READY_DEADLINE_MS = 15_000

/**
 * Starts nginx with these parts of a configuration; `http` comes before the server block, `server` in it.
 * Throws its complaints.
 */
export async function startNginx(
  bin: string,
  parts: { http: string; server: string },
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  const config = join(folder, 'nginx.conf')
  const listening = `listen 127.0.0.1:${port};\n${parts.server}`
  writeFileSync(config, wrapHttp(folder, `${parts.http}\nserver {\n${listening}\n}`))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  try {
    const running = await startNginxWith(bin, { folder, config, url: `http://127.0.0.1:${port}` })
    return { ...running, stop: () => running.stop().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

/** Starts nginx with a whole configuration, and waits until it takes connections at `url`. */
export async function startNginxWith(
  bin: string,
  { folder, config, url }: { folder: string; config: string; url: string },
): Promise<RunningNginx> {
  const server = spawn(bin, ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
  // An interrupted test run must leave no server behind.
  const killAtExit = () => server.kill('SIGTERM')
  process.once('exit', killAtExit)
  server.once('exit', () => process.off('exit', killAtExit))
  let complaints = ''
  server.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  try {
    await waitUntilReady(url, server, () => complaints)
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** What `nginx -t` reports for a whole configuration; `null`: it is valid. */
export function findNginxIssues(bin: string, folder: string, config: string): string | null {
  const { status, stderr } = spawnSync(bin, ['-t', '-p', folder, '-c', config], { encoding: 'utf8' })
  return status === 0 ? null : stderr
}

/** The frame of a configuration that writes only into `folder`. */
export function wrapHttp(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${http}
}
`
}

/** A port that was free a moment ago: nginx cannot choose one itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

async function waitUntilReady(
  url: string,
  server: ChildProcess,
  readComplaints: () => string,
): Promise<void> {
  const deadline = Date.now() + READY_DEADLINE_MS
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`nginx stopped: ${readComplaints()}`)
    try {
      await takesConnections(url)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      // It logs nothing when it starts listening, so there is nothing else to wait for.
      await delay(30)
    }
  }
}

async function takesConnections(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.destroy()
}
