import { setTimeout as delay } from 'node:timers/promises'

/** Outcomes of reading pages nonstop. */
export interface ReaderCounts {
  responded: number
  /** No response in time, or one other than 200. */
  failed: number
  slowestMs: number
}

/** Longer than any visitor waits. */
const MOST_MS = 10_000
const PAUSE_MS = 5

/** Reads pages one after another, repeatedly, until `signal` ends it. `urlOf`: `null` while no server is up. */
export async function readSteadily(
  urlOf: () => string | null,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ReaderCounts> {
  const counts: ReaderCounts = { responded: 0, failed: 0, slowestMs: 0 }
  for (let turn = 0; !signal.aborted; turn++) {
    const url = urlOf()
    if (url !== null) {
      const startedAt = performance.now()
      const hasResponded = await isPage(`${url}${paths[turn % paths.length]}`)
      counts[hasResponded ? 'responded' : 'failed']++
      counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - startedAt))
    }
    await delay(PAUSE_MS)
  }
  return counts
}

async function isPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) })
    await response.text()
    return response.status === 200
  } catch {
    return false
  }
}
