import { WorkerThread } from '../platform/worker-calls.ts'
import type { IndexCalls, IndexJob } from './index-worker.ts'

/** The index on a thread of its own, so that neither building nor ranking ever holds up a page. */
export type IndexThread = {
  [Method in keyof IndexCalls]: (
    ...args: Parameters<IndexCalls[Method]>
  ) => Promise<ReturnType<IndexCalls[Method]>>
} & {
  /** The thread stopped, and its index is gone. */
  readonly isGone: boolean
  close: () => Promise<void>
}

/**
 * Starts the thread with the index that `file` keeps from one start to the next, or, with `null`, an empty one in
 * memory. It does not keep the process alive.
 */
export function startIndexThread(file: string | null): IndexThread {
  const thread = new WorkerThread<IndexJob, unknown>({
    script: new URL('./index-worker.ts', import.meta.url),
    workerData: file,
  })
  thread.unref()
  const callOf =
    <Method extends keyof IndexCalls>(method: Method) =>
    (...args: Parameters<IndexCalls[Method]>) =>
      // The thread calls that very method.
      thread.call({ method, args }) as Promise<ReturnType<IndexCalls[Method]>>
  return {
    list: callOf('list'),
    store: callOf('store'),
    forget: callOf('forget'),
    find: callOf('find'),
    get isGone() {
      return thread.hasEnded
    },
    close: () => thread.terminate(),
  }
}
