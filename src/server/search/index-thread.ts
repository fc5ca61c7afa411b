import pLimit from 'p-limit'
import { WorkerThread } from '../platform/worker-calls.ts'
import type { IndexCalls, IndexJob } from './index-worker.ts'

/** The index on a thread beside the main one, so that neither building nor ranking ever holds up a page. */
export type IndexThread = {
  [Method in Exclude<keyof IndexCalls, 'close'>]: (
    ...args: Parameters<IndexCalls[Method]>
  ) => Promise<ReturnType<IndexCalls[Method]>>
} & {
  /** The thread stopped or the index failed, and the index is gone. */
  readonly isGone: boolean
  close: () => Promise<void>
}

/**
 * Opens the index that `file` keeps from one start to the next, or, with `null`, an empty one in memory. It does not
 * keep the process alive.
 */
export type StartIndexThread = (file: string | null) => IndexThread

/** A thread for the indexes of one site or several: it starts with the first index and ends with the last. */
export function createIndexThreads(): StartIndexThread {
  let thread: WorkerThread<IndexJob, unknown> | null = null
  let lastIndex = 0
  /** Of the thread that runs. */
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
    // One call at a time, so that a site with many searches does not make the others wait in line.
    const turn = pLimit(1)
    const call = (method: keyof IndexCalls, args: readonly unknown[]) =>
      turn(async () => {
        if (isGone) throw new Error('The index is gone')
        try {
          return await own.call({ index, file, method, args })
        } catch (error) {
          // The thread has deleted what may be damaged.
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
        // What still runs in it ends first.
        else if (wasOpen) await own.call({ index, file, method: 'close', args: [] }).catch(() => undefined)
      },
    }
  }
}
