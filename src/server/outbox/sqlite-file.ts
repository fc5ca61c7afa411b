import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Results, Row, Statement } from './database.ts'
import { CREATE_SCHEMA_TABLE, migrationsAfter, READ_SCHEMA_VERSION } from './migrations.ts'

// The command line tool may hold the file for a moment while the server writes.
const BUSY_TIMEOUT_MS = 5000

/** How a SQLite file is opened. */
export interface SqliteSettings {
  path: string
  /** A read-only look that creates nothing; there must be a file. */
  isReadOnly?: boolean
  /** The file may not outgrow so many pages of 4 KiB: a full disk, for tests. */
  maxPages?: number
}

/** An open SQLite file whose commits outlive a crash of the machine. All methods block: use it off the main thread. */
export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #path: string
  readonly #inode: bigint
  readonly #prepared = new Map<string, StatementSync>()

  /** Opens or creates the file, readable to this user alone, and brings its tables up to date. */
  constructor({ path, isReadOnly = false, maxPages }: SqliteSettings) {
    if (!isReadOnly) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    this.#path = path
    this.#database = new DatabaseSync(path, { readOnly: isReadOnly, timeout: BUSY_TIMEOUT_MS })
    try {
      if (maxPages !== undefined) this.#database.exec(`PRAGMA max_page_count = ${maxPages}`)
      if (!isReadOnly) {
        keepPrivate(path)
        this.#prepare()
      }
      this.#inode = inodeOf(path)
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  #prepare(): void {
    this.#database.exec('PRAGMA journal_mode = WAL')
    // FULL: a commit returns when the disk has it. NORMAL would lose the last ones when the power fails.
    this.#database.exec('PRAGMA synchronous = FULL')
    // What retention erases is overwritten, not only unlinked.
    this.#database.exec('PRAGMA secure_delete = ON')
    this.#migrate()
    syncFolder(dirname(this.#path))
  }

  /** IMMEDIATE lets the first of several programs do it; the others then find it done. */
  #migrate(): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      this.#database.exec(CREATE_SCHEMA_TABLE)
      const version = this.#database.prepare(READ_SCHEMA_VERSION).get()?.version
      for (const sql of migrationsAfter(Number(version ?? 0))) this.#database.exec(sql)
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /** False once the file was deleted or replaced: what is written then is lost with the last handle. */
  get isInPlace(): boolean {
    try {
      return inodeOf(this.#path) === this.#inode
    } catch {
      return false
    }
  }

  run({ sql, values }: Statement): readonly Row[] {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
    // Only text, integers and nulls are ever stored, and node:sqlite gives them back as such.
    return statement.all(named) as unknown as Row[]
  }

  begin(): void {
    this.#database.exec('BEGIN IMMEDIATE')
  }

  commit(): void {
    this.#database.exec('COMMIT')
  }

  /** Ends a transaction without effect, unless SQLite already did. */
  rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
  }

  /**
   * Runs statements inside the open transaction; when one fails, none of them counts and the error is
   * thrown, while what was done before stays.
   */
  runTogether(statements: readonly Statement[]): Results {
    this.#database.exec('SAVEPOINT job')
    try {
      const results = statements.map((statement) => this.run(statement))
      this.#database.exec('RELEASE job')
      return results
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK TO job; RELEASE job')
      throw error
    }
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** Old pages live on in the write-ahead log until it is emptied. */
  tidy(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  close(): void {
    this.#database.close()
  }
}

function inodeOf(path: string): bigint {
  return statSync(path, { bigint: true }).ino
}

/**
 * Others may not read the messages, even where their folder was opened to them. Files that SQLite makes later take
 * their mode from the first. Done by name: closing a handle of ours would release the locks that SQLite holds.
 */
function keepPrivate(path: string): void {
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
