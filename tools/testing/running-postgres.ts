import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { findFreePort } from './running-nginx.ts'

/** A separate PostgreSQL that writes only into one temporary folder. */
export interface RunningPostgres {
  /** For `DATABASE_URL`: an empty database that nothing else uses. */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/** The user the programs run as; empty: the user of the tests. */
type User = { uid?: number; gid?: number }

/** Sets up and starts a server from the programs in `bin`. */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  try {
    const running = await startIn(folder, bin)
    return { ...running, stop: () => running.stop().finally(clear) }
  } catch (error) {
    clear()
    throw error
  }
}

async function startIn(folder: string, bin: string): Promise<RunningPostgres> {
  const user = unprivilegedUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const programs = preparePrograms(bin, folder, user)
  const cluster = join(folder, 'cluster')
  const log = join(folder, 'log')
  // No pipe: the server would inherit it, and its reader would wait until the server ends.
  const output = openSync(log, 'a')
  const run = (name: string, args: readonly string[]) => {
    const options: SpawnSyncOptions = { ...user, cwd: folder, stdio: ['ignore', output, output] }
    const { status, error } = spawnSync(join(programs, name), args, options)
    if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? readFileSync(log, 'utf8')}`)
  }
  run('initdb', ['-D', cluster, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const { settings, urlOf } = await chooseAddress(folder)
  appendFileSync(join(cluster, 'postgresql.conf'), settings)
  // On Windows, only this program can start a server for an administrator.
  run('pg_ctl', ['start', '--wait', '--silent', '-D', cluster])
  // Its data is not needed again, so it does not have to clean up.
  const halt = () => {
    // A test that crashes the server may have left none running.
    if (existsSync(join(cluster, 'postmaster.pid')))
      run('pg_ctl', ['stop', '--silent', '-m', 'immediate', '-D', cluster])
  }
  process.once('exit', halt)
  let databases = 0
  return {
    createDatabase: async () => {
      const name = `outbox_${++databases}`
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    stop: async () => {
      process.off('exit', halt)
      halt()
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/**
 * The folder to run the programs from. Those from npm are copied if the user they run as cannot read root's folders,
 * or if npm ran no scripts: npm packages cannot contain the links between their libraries.
 */
function preparePrograms(bin: string, folder: string, user: User): string {
  const packaged = dirname(bin)
  const list = join(packaged, 'pg-symlinks.json')
  if (!existsSync(list)) return bin
  // The package writes it in this format, relative to the parent folder.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  const isLinked = links.every(({ target }) => existsSync(join(dirname(packaged), target)))
  if (isLinked && user.uid === undefined) return bin
  const copy = join(folder, basename(packaged))
  cpSync(packaged, copy, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true })
  for (const { source, target } of isLinked ? [] : links) symlinkSync(basename(source), join(folder, target))
  return join(copy, 'bin')
}

/** A socket file cannot collide with another port; Node.js cannot use one on Windows. */
async function chooseAddress(
  folder: string,
): Promise<{ settings: string; urlOf: (database: string) => string }> {
  if (process.platform === 'win32') {
    const port = await findFreePort()
    return {
      settings: `\nlisten_addresses = '127.0.0.1'\nport = ${port}\n`,
      urlOf: (database) => `postgres://test@127.0.0.1:${port}/${database}`,
    }
  }
  return {
    settings: `\nlisten_addresses = ''\nunix_socket_directories = '${folder}'\n`,
    urlOf: (database) => `postgres://test@/${database}?host=${folder}`,
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
