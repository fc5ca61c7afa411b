import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** How much memory a process that reads files from outside may hold, in bytes, and who started it. */
interface Limits {
  parentPid: number
  maxRssBytes: number
}

// Often enough to catch a picture being unpacked, rarely enough to cost nothing.
const WATCH_EVERY_MS = 100

/**
 * Ends the whole process when memory outside the JavaScript heap grows too large, or when the parent is gone. In a
 * thread, because the main one may be caught in an endless loop; of this file alone, so that it starts at once.
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
