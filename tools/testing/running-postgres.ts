import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL of its own in a temporary folder, reached through a socket file there and no port. */
export interface RunningPostgres {
  /** For `DATABASE_URL`: an empty database nobody else uses. */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/** Sets up and starts a server from the programs in `bin`. */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  const cluster = join(folder, 'cluster')
  const init = ['-D', cluster, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const created = spawnSync(join(bin, 'initdb'), init, { ...user, encoding: 'utf8' })
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, ...settings], { ...user, stdio: 'ignore' })
  const urlOf = (database: string) => `postgres://test@/${database}?host=${folder}`
  await waitUntilReady(urlOf('postgres'), server)
  let databases = 0
  return {
    createDatabase: async () => {
      const name = `outbox_${++databases}`
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    stop: async () => {
      if (server.exitCode === null) {
        // Nobody will want its data again: it need not tidy up.
        server.kill('SIGQUIT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: '-u' | '-g', name: string) => {
    const { status, stdout } = spawnSync('id', [kind, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : null
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new Error('There is no user "nobody" to run PostgreSQL as.')
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped with ${server.exitCode}`)
    try {
      await query(url, 'SELECT 1')
      return
    } catch {
      // Its socket file is there before it answers; there is nothing else to wait for.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}
