import { Worker } from 'node:worker_threads'
import type { ShrinkJob, ShrinkReply } from './shrink-worker.ts'

/** Makes pictures smaller on a thread of its own, so that decoding never holds up an answer. */
export interface Shrinker {
  /** The picture as WebP of that width; `null` when it cannot be read, or not in time. */
  shrink: (bytes: Buffer, width: number) => Promise<Buffer | null>
  close: () => Promise<void>
}

/** A picture takes 20 ms; one that takes this long never ends. */
const LONGEST_MS = 5000

/** The thread starts with the first picture, and anew when a picture has ended it. */
export function createShrinker(): Shrinker {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, (bytes: Buffer | null) => void>()

  function giveUp(): void {
    thread = null
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./shrink-worker.ts', import.meta.url), { execArgv: [] })
    started.unref()
    started.on('message', ({ id, bytes }: ShrinkReply) => {
      waiting.get(id)?.(bytes === null ? null : Buffer.from(bytes))
      waiting.delete(id)
    })
    // Without this, what ends the thread would end the process.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (thread === started) giveUp()
    })
    return started
  }

  return {
    shrink: (bytes, width) => {
      thread ??= start()
      const running = thread
      const job: ShrinkJob = { id: ++lastId, bytes, width }
      return new Promise((resolve) => {
        const late = setTimeout(() => void running.terminate(), LONGEST_MS)
        waiting.set(job.id, (small) => {
          clearTimeout(late)
          resolve(small)
        })
        running.postMessage(job)
      })
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
