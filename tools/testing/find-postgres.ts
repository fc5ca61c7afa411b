import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const DEBIAN_DIR = '/usr/lib/postgresql'

/** What the tests say where there is no PostgreSQL; everything but the shared outbox is tested all the same. */
export const NO_POSTGRES =
  'The tests of the shared outbox need PostgreSQL: install it (on Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of its programs.'

/** The folder that holds `initdb` and `postgres` on this machine, the newest of several; `null`: there is none. */
export function findPostgres(): string | null {
  const debian = existsSync(DEBIAN_DIR) ? readdirSync(DEBIAN_DIR) : []
  const newestFirst = debian.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
  const folders = [
    ...(process.env.POSTGRES_BIN === undefined ? [] : [process.env.POSTGRES_BIN]),
    ...newestFirst.map((version) => join(DEBIAN_DIR, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/** The same, after installing Debian's package where there is none and this user may. */
export function findOrInstallPostgres(): string | null {
  const present = findPostgres()
  if (present !== null) return present
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  process.stderr.write('No PostgreSQL found: installing Debian’s package…\n')
  // The package would otherwise create a database of its own and leave it running.
  const settings = '/etc/postgresql-common/createcluster.d/none-for-tests.conf'
  mkdirSync(dirname(settings), { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  return findPostgres()
}
