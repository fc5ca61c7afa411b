import { join } from 'node:path'
import type { Database } from './database.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { createSqliteDatabase } from './sqlite-database.ts'

export interface StoreSettings {
  dataDir: string
  /** `null`: a file in `dataDir`. */
  databaseUrl: string | null
}

export function outboxPath(dataDir: string): string {
  return join(dataDir, 'outbox', 'outbox.sqlite')
}

/**
 * The configured store. It is opened at first use, so an unavailable store does not prevent a start.
 * `onConnectionError` is called when a connection or the storing thread broke.
 */
export function createDatabase(
  { dataDir, databaseUrl }: StoreSettings,
  onConnectionError: (error: Error) => void,
): Database {
  if (databaseUrl !== null) return createPostgresDatabase(databaseUrl, onConnectionError)
  return createSqliteDatabase({ path: outboxPath(dataDir) }, onConnectionError)
}
