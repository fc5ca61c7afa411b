import { WorkerThread } from '../platform/worker-calls.ts'
import { type Database, type Results, type Statement, StorageError } from './database.ts'
import type { SqliteJob, SqliteSettings } from './sqlite-worker.ts'

/**
 * Messages in one SQLite file, written by a separate thread: a commit can take seconds, and another program may lock
 * the file. If the thread ends, it is restarted, and its unfinished jobs are rejected.
 *
 * @param onThreadEnd called with the reason when the thread ended and nobody closed the store
 */
export function createSqliteDatabase(
  settings: SqliteSettings,
  onThreadEnd: (reason: Error) => void,
): Database {
  let thread: WorkerThread<SqliteJob, Results> | null = null
  let isClosed = false

  const call = async (job: SqliteJob): Promise<Results> => {
    if (isClosed) throw new StorageError('the message store is closed')
    if (thread === null || thread.hasEnded) {
      thread = new WorkerThread({
        script: new URL('./sqlite-worker.ts', import.meta.url),
        workerData: settings,
        createError: (reason) => new StorageError(reason),
        onEnd: (error) => {
          if (!isClosed) onThreadEnd(error)
        },
      })
    }
    return thread.call(job)
  }

  return {
    kind: 'sqlite',
    site: '',
    place: settings.path,
    skipLocked: '',
    write: (statements) => call({ kind: 'write', statements }),
    read: async (statement: Statement) => {
      const [rows = []] = await call({ kind: 'read', statements: [statement] })
      return rows
    },
    hold: async () => true,
    tidy: async () => void (await call({ kind: 'tidy' })),
    close: async () => {
      if (isClosed) return
      const closed = thread === null ? null : call({ kind: 'close' })
      isClosed = true
      await closed
      await thread?.terminate()
    },
  }
}
