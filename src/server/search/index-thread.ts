import pLimit from 'p-limit'
import { WorkerThread } from '../platform/worker-calls.ts'
import type { IndexCalls, IndexJob } from './index-worker.ts'

/** The index on its own thread, so that building and ranking never block a page. */
export type IndexThread = {
  [Method in Exclude<keyof IndexCalls, 'close'>]: (
    ...args: Parameters<IndexCalls[Method]>
  ) => Promise<ReturnType<IndexCalls[Method]>>
} & {
  /** The thread stopped or the index failed, so the index is lost. */
  readonly isGone: boolean
  close: () => Promise<void>
}

/**
 * Opens the index stored in `file`, or, with `null`, an empty one in memory. The thread does not keep the process
 * alive.
 */
export type StartIndexThread = (file: string | null) => IndexThread

/** One thread for the indexes of all sites: it starts with the first index and ends with the last. */
export function createIndexThreads(): StartIndexThread {
  let thread: WorkerThread<IndexJob, unknown> | null = null
  let lastIndex = 0
  /** Open indexes of the running thread. */
  const open = new Set<number>()

  function runningThread(): WorkerThread<IndexJob, unknown> {
    if (thread !== null && !thread.hasEnded) return thread
    open.clear()
    const script = new URL('./index-worker.ts', import.meta.url)
    thread = new WorkerThread<IndexJob, unknown>({ script, workerData: null })
    thread.unref()
    return thread
  }

  return (file) => {
    const own = runningThread()
    const index = ++lastIndex
    open.add(index)
    let isGone = false
    // One call at a time, so that a busy site does not hold up the others.
    const turn = pLimit(1)
    const call = (method: keyof IndexCalls, args: readonly unknown[]) =>
      turn(async () => {
        if (isGone) throw new Error('The index is gone')
        try {
          return await own.call({ index, file, method, args })
        } catch (error) {
          // The thread has deleted the file, which may be damaged.
          isGone = file !== null
          if (isGone) open.delete(index)
          throw error
        }
      })
    const callOf =
      <Method extends Exclude<keyof IndexCalls, 'close'>>(method: Method) =>
      (...args: Parameters<IndexCalls[Method]>) =>
        // The thread calls that very method.
        call(method, args) as Promise<ReturnType<IndexCalls[Method]>>
    return {
      list: callOf('list'),
      store: callOf('store'),
      forget: callOf('forget'),
      find: callOf('find'),
      get isGone() {
        return isGone || own.hasEnded
      },
      close: async () => {
        const wasOpen = open.delete(index)
        isGone = true
        if (own !== thread || own.hasEnded) return
        if (open.size === 0) await own.terminate()
        // The thread finishes earlier calls first.
        else if (wasOpen) await own.call({ index, file, method: 'close', args: [] }).catch(() => undefined)
      },
    }
  }
}
