import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// Raise the number when other words are indexed or stored otherwise; other libraries do so by themselves.
const VERSION = `2 sqlite ${process.versions.sqlite} unicode ${process.versions.unicode}`

const SCHEMA = `
  CREATE VIRTUAL TABLE pages USING fts5(
    title, summary, text,
    content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE words USING fts5vocab(pages, 'row');
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, first_row INTEGER NOT NULL, row_count INTEGER NOT NULL, holding TEXT NOT NULL
  ) STRICT;
  CREATE TABLE version (version TEXT NOT NULL) STRICT;`

// Kept from one start to the next, and never needed: what a power failure loses is rebuilt. Locked for as long
// as it is open: a second server with other content must not write into it. The cache takes 16 MB.
const SETTINGS = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -16000;`

/** Path of the index. */
export function searchIndexFile(dataDir: string): string {
  return join(dataDir, 'search-index', 'pages.sqlite')
}

/** Opens the index in a file, or creates an empty one. Throws when the file is no index of this version. */
export function openIndexFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec(SETTINGS)
    const isNew = database.prepare('SELECT count(*) AS tables FROM sqlite_master').get()?.tables === 0
    if (isNew) return created(database)
    const version = database.prepare('SELECT version FROM version').get()?.version
    if (version !== VERSION) throw new Error(`The index is of version ${version}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Makes an empty index in memory. */
export function openIndexMemory(): DatabaseSync {
  return created(new DatabaseSync(':memory:'))
}

/** Removes an index that is not open. */
export function removeIndexFile(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
}

/** Whether a file could not be opened because another process has it. */
export function isHeldByAnother(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

const SQLITE_BUSY = 5

function created(database: DatabaseSync): DatabaseSync {
  database.exec(`BEGIN; ${SCHEMA}`)
  database.prepare('INSERT INTO version VALUES (?)').run(VERSION)
  database.exec('COMMIT')
  return database
}
