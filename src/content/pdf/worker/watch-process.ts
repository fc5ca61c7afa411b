import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** How much memory a process that reads files from outside may use, in bytes, and which process started it. */
interface Limits {
  parentPid: number
  maxRssBytes: number
}

// Often enough to catch an image being decompressed, rarely enough to cost nothing.
const WATCH_EVERY_MS = 100

/**
 * Ends the whole process when memory outside the JavaScript heap grows too large, or when the parent is gone. Runs
 * in a thread, because the main one may be in an endless loop. The thread loads only this file, so it starts at once.
 */
export function watchProcess(maxRssBytes: number): void {
  const limits: Limits = { parentPid: process.ppid, maxRssBytes }
  new Worker(new URL(import.meta.url), { workerData: limits }).unref()
}

if (!isMainThread) {
  // `watchProcess` alone starts this thread.
  const { parentPid, maxRssBytes } = workerData as Limits
  setInterval(() => {
    if (process.ppid !== parentPid || process.memoryUsage.rss() > maxRssBytes)
      process.kill(process.pid, 'SIGKILL')
  }, WATCH_EVERY_MS)
}
