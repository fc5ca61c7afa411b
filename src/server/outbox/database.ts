export type SqlValue = string | number | null
export type Row = Readonly<Record<string, SqlValue>>

/** One statement and the values of its `$1`, `$2`, … */
export interface Statement {
  sql: string
  values: readonly SqlValue[]
}

export type Results = readonly (readonly Row[])[]

/**
 * Where messages are stored. Both kinds take the same SQL, open by themselves and open again after a failure.
 * Every method rejects with a `StorageError` when the store cannot do it now.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Whose messages are stored and seen: the host name of one of several sites, or '' of the only one. `null`: everybody's. */
  readonly site: string | null
  /** Its place, in words for an operator; never holds a password. */
  readonly place: string
  /** Ends a `SELECT` whose rows this caller alone may change. */
  readonly skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** Runs all statements or none. Resolves once they will outlive a crash. */
  write: (statements: readonly Statement[]) => Promise<Results>
  read: (statement: Statement) => Promise<readonly Row[]>
  /**
   * Becomes the one server that holds a name, until it closes or loses its connection. Says whether it is.
   * A store of this server alone gives every name at once.
   */
  hold: (name: string) => Promise<boolean>
  /** Lets go of copies of what was erased. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

/** The same store, as one site of several sees it, or with `null` as the operator does. Its owner closes it. */
export function forSite(database: Database, site: string | null): Database {
  return { ...database, site, close: async () => undefined }
}

/** The store cannot be used now: the disk is full or read-only, the database is away. Not a bug. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
