import { workerData } from 'node:worker_threads'
import * as v from 'valibot'

const { parentPid, maxRssBytes } = v.parse(
  v.object({ parentPid: v.number(), maxRssBytes: v.number() }),
  workerData,
)

// Often enough to catch a picture being unpacked, seldom enough to cost nothing.
const INTERVAL_MS = 100

// A thread, because the main one may be caught in an endless loop: it ends the whole process when
// memory outside the JavaScript heap grows too large, or when nobody is left to wait for the answer.
setInterval(() => {
  if (process.ppid !== parentPid || process.memoryUsage.rss() > maxRssBytes)
    process.kill(process.pid, 'SIGKILL')
}, INTERVAL_MS)
