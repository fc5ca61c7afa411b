import type { ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'

/** A decoder fills some 500 MB a second, so a limit is passed by 50 MB at most on a machine that is not busy. */
const LOOK_MS = 50

/**
 * Calls `onTooMuch` when a process holds more memory than that. Limits of the system do not serve here: the runtime
 * reserves gigabytes it never uses, which address space and data limits count. Returns what stops it. On systems
 * without /proc nothing is limited.
 */
export function limitMemory({ pid }: ChildProcess, megabytes: number, onTooMuch: () => void): () => void {
  let isStopped = false
  const timer = setInterval(async () => {
    const resident = await readResidentMegabytes(pid)
    if (!isStopped && resident !== null && resident > megabytes) onTooMuch()
  }, LOOK_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

async function readResidentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** Has Linux end this process first when memory runs short, before the site itself; other systems are left alone. */
export function offerToSystem({ pid }: ChildProcess): void {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000', { flag: 'r+' }).catch(() => undefined)
}
