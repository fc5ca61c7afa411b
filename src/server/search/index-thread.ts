import { WorkerThread } from '../platform/worker-calls.ts'
import type { FindQuery, Found } from './find-query.ts'
import type { IndexJob, IndexResult } from './index-worker.ts'
import type { IndexedReport } from './indexed-report.ts'

/** The index on a thread of its own, so that neither building nor ranking ever holds up a page. */
export interface IndexThread {
  /** What it holds already, from an earlier start, and where. */
  list: () => Promise<Extract<IndexResult, { kind: 'listed' }>>
  store: (reports: readonly IndexedReport[]) => Promise<void>
  forget: (ids: readonly string[]) => Promise<void>
  find: (query: FindQuery) => Promise<Found>
  /** The thread stopped, and its index is gone. */
  readonly isGone: boolean
  close: () => Promise<void>
}

/**
 * Starts the thread with the index that `file` keeps from one start to the next, or, with `null`, an empty one in
 * memory. It does not keep the process alive.
 */
export function startIndexThread(file: string | null): IndexThread {
  const thread = new WorkerThread<IndexJob, IndexResult>({
    script: new URL('./index-worker.ts', import.meta.url),
    workerData: file,
  })
  thread.unref()
  return {
    list: async () => expected('listed', await thread.call({ kind: 'list' })),
    store: async (reports) => {
      expected('done', await thread.call({ kind: 'store', reports }))
    },
    forget: async (ids) => {
      expected('done', await thread.call({ kind: 'forget', ids }))
    },
    find: async (query) => expected('found', await thread.call({ kind: 'find', query })).found,
    get isGone() {
      return thread.hasEnded
    },
    close: () => thread.terminate(),
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
