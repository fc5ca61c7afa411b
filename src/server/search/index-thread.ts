import { Worker } from 'node:worker_threads'
import type { FindQuery, Found } from './find-query.ts'
import type { IndexJob, IndexReply } from './index-worker.ts'
import type { IndexedReport } from './indexed-report.ts'

/** The index on a thread of its own, so that neither building nor ranking ever holds up a page. */
export interface IndexThread {
  store: (reports: readonly IndexedReport[]) => Promise<void>
  forget: (ids: readonly string[]) => Promise<void>
  find: (query: FindQuery) => Promise<Found>
  /** The thread stopped, and its index is gone. */
  readonly isGone: boolean
  close: () => Promise<void>
}

interface Waiting {
  resolve: (found: Found | null) => void
  reject: (error: Error) => void
}

/** Starts the thread with an empty index. It does not keep the process alive. */
export function startIndexThread(): IndexThread {
  const waiting = new Map<number, Waiting>()
  const thread = new Worker(new URL('./index-worker.ts', import.meta.url), { execArgv: [] })
  let lastId = 0
  let isGone = false
  let reason = 'The search thread stopped'

  thread.unref()
  thread.on('message', (reply: IndexReply) => {
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'done') waiter?.resolve(reply.found)
    else waiter?.reject(new Error(reply.reason))
  })
  // An error is always followed by an exit.
  thread.on('error', (error) => {
    reason = `The search thread stopped: ${String(error)}`
  })
  thread.on('exit', () => {
    isGone = true
    for (const waiter of waiting.values()) waiter.reject(new Error(reason))
    waiting.clear()
  })

  function run(job: IndexJob): Promise<Found | null> {
    if (isGone) return Promise.reject(new Error(reason))
    const id = ++lastId
    const answered = new Promise<Found | null>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage({ id, job })
    return answered
  }

  return {
    store: async (reports) => {
      await run({ kind: 'store', reports })
    },
    forget: async (ids) => {
      await run({ kind: 'forget', ids })
    },
    find: async (query) => {
      const found = await run({ kind: 'find', query })
      if (found === null) throw new Error('The search thread answered another job')
      return found
    },
    get isGone() {
      return isGone
    },
    close: async () => {
      await thread.terminate()
    },
  }
}
