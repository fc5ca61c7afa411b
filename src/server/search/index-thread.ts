import { Worker } from 'node:worker_threads'
import type { FindQuery, Found } from './find-query.ts'
import type { IndexJob, IndexReply, IndexResult } from './index-worker.ts'
import type { IndexedReport } from './indexed-report.ts'

/** The index on a thread of its own, so that neither building nor ranking ever holds up a page. */
export interface IndexThread {
  /** What it holds already, from a start before, and where it lies. */
  list: () => Promise<Extract<IndexResult, { kind: 'listed' }>>
  store: (reports: readonly IndexedReport[]) => Promise<void>
  forget: (ids: readonly string[]) => Promise<void>
  find: (query: FindQuery) => Promise<Found>
  /** The thread stopped, and its index is gone. */
  readonly isGone: boolean
  close: () => Promise<void>
}

interface Waiting {
  resolve: (result: IndexResult) => void
  reject: (error: Error) => void
}

/**
 * Starts the thread with the index that `file` keeps from one start to the next, or, with `null`, an empty one in
 * memory. It does not keep the process alive.
 */
export function startIndexThread(file: string | null): IndexThread {
  const waiting = new Map<number, Waiting>()
  const thread = new Worker(new URL('./index-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: file,
  })
  let lastId = 0
  let isGone = false
  let reason = 'The search thread stopped'

  thread.unref()
  thread.on('message', (reply: IndexReply) => {
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'done') waiter?.resolve(reply.result)
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

  function run(job: IndexJob): Promise<IndexResult> {
    if (isGone) return Promise.reject(new Error(reason))
    const id = ++lastId
    const responded = new Promise<IndexResult>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage({ id, job })
    return responded
  }

  return {
    list: async () => expected('listed', await run({ kind: 'list' })),
    store: async (reports) => {
      expected('done', await run({ kind: 'store', reports }))
    },
    forget: async (ids) => {
      expected('done', await run({ kind: 'forget', ids }))
    },
    find: async (query) => expected('found', await run({ kind: 'find', query })).found,
    get isGone() {
      return isGone
    },
    close: async () => {
      await thread.terminate()
    },
  }
}

function expected<Kind extends IndexResult['kind']>(
  kind: Kind,
  result: IndexResult,
): Extract<IndexResult, { kind: Kind }> {
  if (result.kind !== kind) throw new Error('The search thread answered another job')
  // Its kind was just compared; TypeScript does not narrow a union by a type parameter.
  return result as Extract<IndexResult, { kind: Kind }>
}
