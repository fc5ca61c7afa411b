import { lowerPriority } from '../../lower-priority.ts'
import type { PdfJob, WorkerMessage } from '../pdf-worker-messages.ts'
import { forbidNetwork } from './forbid-network.ts'
import { watchProcess } from './watch-process.ts'

// The process that reads PDFs, so that a malicious or broken one can take down nothing else.
// The first argument is the memory it may use, in bytes; jobs arrive on the channel one at a time.

forbidNetwork()
// Reading must not delay the server's responses; on an idle machine it is just as fast.
lowerPriority()
process.on('disconnect', () => process.exit())
watchProcess(Number(process.argv[2]))
try {
  // Loaded after the network is disabled.
  const { readPdf, sendPage } = await import('./read-pdf.ts')
  process.on('message', (job: PdfJob) => {
    void ('pageNumber' in job ? sendPage(job, send) : readPdf(job, send))
  })
  await send({ kind: 'ready' })
} catch (error) {
  await send({ kind: 'unusable', message: error instanceof Error ? error.message : String(error) })
}

/** Resolves when the message was sent, so that a later endless loop cannot hold it back. */
function send(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve())
  })
}
