import { type MessagePort, parentPort, Worker } from 'node:worker_threads'

export type JobReply<Result> =
  | { id: number; kind: 'done'; result: Result }
  | { id: number; kind: 'failed'; reason: string }

export interface NumberedJob<Job> {
  id: number
  job: Job
}

interface WorkerThreadOptions {
  script: URL
  workerData: unknown
  /** Class of errors thrown. Missing: `Error`. */
  createError?: (reason: string) => Error
  /** Called once the thread has ended, with the reason. */
  onEnd?: (error: Error) => void
}

/**
 * One worker thread with its own state, such as an open database. Unlike a pool it never silently replaces the thread,
 * whose state is lost with it: the owner decides what to do.
 */
export class WorkerThread<Job, Result> {
  readonly #thread: Worker
  readonly #waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>()
  readonly #createError: (reason: string) => Error
  #lastId = 0
  #endReason: string | null = null

  constructor({ script, workerData, createError = Error, onEnd }: WorkerThreadOptions) {
    this.#createError = createError
    this.#thread = new Worker(script, { execArgv: [], workerData })
    this.#thread.on('message', (reply: JobReply<Result>) => {
      const waiter = this.#waiting.get(reply.id)
      this.#waiting.delete(reply.id)
      if (reply.kind === 'done') waiter?.resolve(reply.result)
      else waiter?.reject(this.#createError(reply.reason))
    })
    let reason = 'the thread stopped'
    // An error is always followed by an exit.
    this.#thread.on('error', (error) => {
      reason = `the thread stopped: ${String(error)}`
    })
    this.#thread.on('exit', () => {
      this.#endReason = reason
      for (const waiter of this.#waiting.values()) waiter.reject(this.#createError(reason))
      this.#waiting.clear()
      onEnd?.(this.#createError(reason))
    })
  }

  get hasEnded(): boolean {
    return this.#endReason !== null
  }

  /** Lets the process exit while the thread runs. */
  unref(): void {
    this.#thread.unref()
  }

  /** Resolves with the thread's result. Rejects when the job fails there or the thread ends first. */
  call(job: Job): Promise<Result> {
    if (this.#endReason !== null) return Promise.reject(this.#createError(this.#endReason))
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.set(id, { resolve, reject })
    this.#thread.postMessage({ id, job } satisfies NumberedJob<Job>)
    return promise
  }

  async terminate(): Promise<void> {
    await this.#thread.terminate()
  }
}

/** In a thread: the port to its owner. Throws on the main thread. */
export function ownerPort(): MessagePort {
  if (parentPort === null) throw new Error('This module runs in a worker thread only')
  return parentPort
}

/** In a thread: runs a job and sends the outcome. */
export function replyWith<Result>(id: number, run: () => Result): JobReply<Result> {
  try {
    return { id, kind: 'done', result: run() }
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
