import type { PdfJob } from './child-messages.ts'
import { createLimiter } from './limiter.ts'
import { type JobResult, type PdfChild, startPdfChild } from './pdf-child-process.ts'

// An idle child holds 150 MB; while many files are read there is no such gap.
const IDLE_LIMIT_MS = 3_000

/** Child processes that share the work. */
export interface ChildCrew {
  /** Waits for a free child. Rejects when no child can be started and after `close`. */
  run(job: PdfJob, limitMs: number): Promise<JobResult>
  close(): Promise<void>
}

/** At most `size` children: hired when there is work, replaced when they end early, let go when idle. */
export function createChildCrew(size: number): ChildCrew {
  const limiter = createLimiter(size)
  const hired = new Set<PdfChild>()
  const idle: PdfChild[] = []
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  async function dismiss(child: PdfChild): Promise<void> {
    hired.delete(child)
    await child.stop()
  }

  async function takeRested(): Promise<PdfChild | null> {
    const rested = idle.pop()
    if (rested === undefined) return null
    if (rested.isAlive()) return rested
    await dismiss(rested)
    return null
  }

  async function hire(): Promise<PdfChild> {
    const child = await startPdfChild()
    hired.add(child)
    return child
  }

  function rest(child: PdfChild): void {
    idle.push(child)
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => void Promise.all(idle.splice(0).map(dismiss)), IDLE_LIMIT_MS).unref()
  }

  async function runBy(child: PdfChild, job: PdfJob, limitMs: number): Promise<JobResult> {
    const result = isClosed ? null : await child.run(job, limitMs)
    if (result?.end === 'answered' && !isClosed) rest(child)
    else await dismiss(child)
    if (result === null || isClosed) throw new Error('This PDF reader was closed while it read')
    return result
  }

  async function work(job: PdfJob, limitMs: number): Promise<JobResult> {
    if (isClosed) throw new Error('This PDF reader is closed')
    const rested = await takeRested()
    if (rested !== null) {
      const result = await runBy(rested, job, limitMs)
      // What earlier files left behind may have brought it down: a fresh child judges this one fairly.
      if (result.end !== 'memory' && result.end !== 'crash') return result
    }
    return await runBy(await hire(), job, limitMs)
  }

  return {
    run: (job, limitMs) => limiter(() => work(job, limitMs)),
    async close() {
      isClosed = true
      clearTimeout(idleTimer)
      await Promise.all([...hired].map(dismiss))
    },
  }
}
