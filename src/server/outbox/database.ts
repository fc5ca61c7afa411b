export type SqlValue = string | number | null
export type Row = Readonly<Record<string, SqlValue>>

/** One statement and the values of its `$1`, `$2`, … */
export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

export type Results = readonly (readonly Row[])[]

/**
 * Where messages are stored. Both kinds accept the same SQL, and open automatically, also after a failure. Every
 * method rejects with a `StorageError` when the store is unavailable.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Limits messages to one site: its host name, or '' for a single site. `null`: all sites. */
  readonly site: string | null
  /** Its location, for the operator; never contains a password. */
  readonly place: string
  /** Suffix of a `SELECT` that locks its rows for this caller. */
  readonly skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** Runs all statements or none. Resolves once they would survive a crash. */
  write: (statements: readonly Statement[]) => Promise<Results>
  read: (statement: Statement) => Promise<readonly Row[]>
  /**
   * Tries to become the one server that holds a name, until it closes or loses its connection. Resolves to whether it
   * is. A store used only by this server grants every name at once.
   */
  hold: (name: string) => Promise<boolean>
  /** Deletes leftover copies of erased data. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

/** The same store as seen by one of several sites or, with `null`, by the operator. Its owner closes it. */
export function forSite(database: Database, site: string | null): Database {
  return { ...database, site, close: async () => undefined }
}

/** The store is unavailable: the disk is full or read-only, or the database is down. Not a bug. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
