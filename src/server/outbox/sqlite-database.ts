import { Worker } from 'node:worker_threads'
import { type Database, type Results, type Statement, StorageError } from './database.ts'
import type { SqliteSettings } from './sqlite-file.ts'
import type { SqliteJob, SqliteReply } from './sqlite-worker.ts'

interface Waiting {
  resolve: (results: Results) => void
  reject: (error: StorageError) => void
}

/**
 * Messages in one SQLite file, written by a thread of its own so that a slow disk never holds up a page.
 * The thread is started again after it died; what it had not answered by then is rejected.
 *
 * @param onThreadEnd hears why the thread ended, when nobody closed the store
 */
export function createSqliteDatabase(
  settings: SqliteSettings,
  onThreadEnd: (reason: Error) => void,
): Database {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let lastId = 0
  let isClosed = false

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: settings })
    started.on('message', (reply: SqliteReply) => {
      const waiter = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (reply.kind === 'done') waiter?.resolve(reply.results)
      else waiter?.reject(new StorageError(reply.reason))
    })
    let reason = 'the storing thread stopped'
    // An error is always followed by an exit.
    started.on('error', (error) => {
      reason = `the storing thread stopped: ${String(error)}`
    })
    started.on('exit', () => {
      if (thread === started) thread = null
      for (const waiter of waiting.values()) waiter.reject(new StorageError(reason))
      waiting.clear()
      if (!isClosed) onThreadEnd(new StorageError(reason))
    })
    return started
  }

  const ask = (job: (id: number) => SqliteJob): Promise<Results> => {
    if (isClosed) return Promise.reject(new StorageError('the message store is closed'))
    thread ??= start()
    const id = ++lastId
    const responded = new Promise<Results>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage(job(id))
    return responded
  }

  return {
    kind: 'sqlite',
    place: settings.path,
    skipLocked: '',
    write: (statements) => ask((id) => ({ id, kind: 'write', statements })),
    read: async (statement: Statement) => {
      const [rows = []] = await ask((id) => ({ id, kind: 'read', statements: [statement] }))
      return rows
    },
    tidy: async () => void (await ask((id) => ({ id, kind: 'tidy' }))),
    close: async () => {
      if (isClosed) return
      const running = thread
      const closed = running === null ? null : ask((id) => ({ id, kind: 'close' }))
      isClosed = true
      await closed
      await running?.terminate()
    },
  }
}
