import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { type NumberedJob, ownerPort, replyWith } from '../platform/worker-calls.ts'
import type { Results, Row, Statement } from './database.ts'
import { CREATE_SCHEMA_TABLE, migrationsAfter, READ_SCHEMA_VERSION } from './migrations.ts'

export interface SqliteSettings {
  path: string
  /** Limits the file to this many 4 KiB pages, to simulate a full disk in tests. */
  maxPages?: number
}

export type SqliteJob =
  | { kind: 'write' | 'read'; statements: readonly Statement[] }
  | { kind: 'tidy' | 'close' }

// The command line tool may hold the file for a moment while the server writes.
const BUSY_TIMEOUT_MS = 5000

// Only sqlite-database.ts starts this thread, and passes exactly these.
const { path, maxPages } = workerData as SqliteSettings
const port = ownerPort()
let open: { database: DatabaseSync; inode: bigint | undefined } | null = null

port.on('message', ({ id, job }: NumberedJob<SqliteJob>) => {
  port.postMessage(replyWith(id, () => run(job)))
  if (job.kind === 'close') port.close()
})

function run(job: SqliteJob): Results {
  if (job.kind === 'close') return closeFile()
  try {
    const database = openFile()
    if (job.kind === 'read') return runAll(database, job.statements)
    if (job.kind === 'write') return inTransaction(database, () => runAll(database, job.statements))
    // Old pages live on in the write-ahead log until it is emptied.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return []
  } catch (error) {
    // Reopened next time: the disk may have been replaced or be writable again.
    closeFile()
    throw error
  }
}

/**
 * Opens or creates the file, readable to this user alone, and brings its tables up to date. A file that was deleted or
 * replaced is opened again: what is written into it is lost with the last handle.
 */
function openFile(): DatabaseSync {
  if (open !== null && open.inode === inodeOf(path)) return open.database
  closeFile()
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`)
    makePrivate()
    database.exec('PRAGMA journal_mode = WAL')
    // FULL: a commit returns when the disk has it. NORMAL would lose the last ones when the power fails.
    database.exec('PRAGMA synchronous = FULL')
    // What retention erases is overwritten, not only unlinked.
    database.exec('PRAGMA secure_delete = ON')
    inTransaction(database, () => migrate(database))
    syncFolder(dirname(path))
    open = { database, inode: inodeOf(path) }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function migrate(database: DatabaseSync): void {
  database.exec(CREATE_SCHEMA_TABLE)
  const version = database.prepare(READ_SCHEMA_VERSION).get()?.version
  for (const sql of migrationsAfter(Number(version ?? 0))) database.exec(sql)
}

/** IMMEDIATE lets the first of several programs write; the others wait and then see what it did. */
function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // On a full disk SQLite has rolled back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function runAll(database: DatabaseSync, statements: readonly Statement[]): Results {
  return statements.map(({ sql, values }) => {
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    // Only text, integers and nulls are ever stored, and node:sqlite gives them back as such.
    return database.prepare(sql).all(named) as unknown as Row[]
  })
}

function closeFile(): Results {
  open?.database.close()
  open = null
  return []
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino
}

/**
 * Others may not read the messages, even where their folder was opened to them. Files that SQLite makes later take
 * their mode from the first. Done by name: closing a handle of ours would release the locks that SQLite holds.
 */
function makePrivate(): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    } catch {
      // It is not there yet, or belongs to another user. Messages can be stored all the same.
    }
  }
}

/** A new file is safe only when its folder's entry for it is. */
function syncFolder(folder: string): void {
  // Windows opens no folder as a file (EPERM), and NTFS logs the entries of folders by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
