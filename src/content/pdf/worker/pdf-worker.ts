import { constants, setPriority } from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import * as v from 'valibot'
import type { PdfJob, WorkerMessage } from '../pdf-worker-messages.ts'
import { forbidNetwork } from './forbid-network.ts'

// The process in which PDFs are read: a malicious or broken one can take down nothing else.
// The first argument is the memory it may use, in bytes; jobs arrive on the channel one at a time.

const Limits = v.object({ parentPid: v.number(), maxRssBytes: v.number() })

// Often enough to catch a picture being unpacked, seldom enough to cost nothing.
const WATCH_EVERY_MS = 100

if (isMainThread) await serve()
else watch(v.parse(Limits, workerData))

async function serve(): Promise<void> {
  forbidNetwork()
  // Reading must not delay the server's responses; on an idle machine it takes no longer for it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  process.on('disconnect', () => process.exit())
  const limits = { parentPid: process.ppid, maxRssBytes: Number(process.argv[2]) }
  new Worker(new URL(import.meta.url), { workerData: limits }).unref()
  try {
    // Loaded only now, so that none of it has a network.
    const { readPdf, sendPage } = await import('./read-pdf.ts')
    process.on('message', (job: PdfJob) => {
      void ('pageNumber' in job ? sendPage(job, send) : readPdf(job, send))
    })
    await send({ kind: 'ready' })
  } catch (error) {
    await send({ kind: 'unusable', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Resolves when the message has left, so that an endless loop afterwards cannot hold it back. */
function send(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })
}

/**
 * In a thread, because the main one may be caught in an endless loop: ends the whole process when memory outside the
 * JavaScript heap grows too large, or when the parent is gone.
 */
function watch({ parentPid, maxRssBytes }: v.InferOutput<typeof Limits>): void {
  setInterval(() => {
    if (process.ppid !== parentPid || process.memoryUsage.rss() > maxRssBytes)
      process.kill(process.pid, 'SIGKILL')
  }, WATCH_EVERY_MS)
}
