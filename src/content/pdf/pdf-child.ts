import { Worker } from 'node:worker_threads'
import { forbidNetwork } from './child/forbid-network.ts'
import type { ChildMessage, PdfJob } from './child-messages.ts'

// The process in which PDFs are read: a malicious or broken one can take down nothing else.
// The first argument is the memory it may use, in bytes; jobs come over the channel one at a time.

forbidNetwork()
process.on('disconnect', () => process.exit())
new Worker(new URL('./child/watchdog.ts', import.meta.url), {
  workerData: { parentPid: process.ppid, maxRssBytes: Number(process.argv[2]) },
}).unref()

try {
  // Loaded only now, so that none of it meets the network.
  const { readPdf } = await import('./child/read-pdf.ts')
  process.on('message', (job: PdfJob) => {
    void readPdf(job, t)
  })
  await t({ kind: 'ready' })
} catch (error) {
  await t({ kind: 'unusable', message: error instanceof Error ? error.message : String(error) })
}

/** Resolves when the message has left, so that an endless loop afterwards cannot hold it back. */
function t(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })
}
