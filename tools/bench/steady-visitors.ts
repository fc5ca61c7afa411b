import { Agent, get, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

/** How often something is asked for, and how long each answer took, milliseconds from when it was due. */
export interface Stream {
  name: string
  perSecond: number
  /** Sends the next one; rejects when the answer is not what it should be. */
  send: () => Promise<void>
}

export interface StreamResult {
  name: string
  waits: readonly number[]
  /** Why some failed; the first few. */
  failures: readonly string[]
  failed: number
}

const MOST_FAILURES_TOLD = 5
/** A machine that is this far behind cannot keep the pace; more would only fill the memory of this program. */
const MOST_WAITING = 500

/**
 * Sends at a steady pace, whether earlier answers are here or not, until `signal`. A wait is counted from the moment a
 * request was due: a server that stands still makes all of them wait, not one.
 */
export async function runStream(
  { name, perSecond, send }: Stream,
  signal: AbortSignal,
): Promise<StreamResult> {
  const waits: number[] = []
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()
  const startedMs = performance.now()
  let failed = 0
  for (let sent = 0; !signal.aborted; sent++) {
    const dueMs = startedMs + (sent * 1000) / perSecond
    const aheadMs = dueMs - performance.now()
    if (aheadMs > 1) await delay(aheadMs)
    if (underWay.size >= MOST_WAITING) {
      failed++
      continue
    }
    const done = send().then(
      () => void waits.push(performance.now() - dueMs),
      (error: unknown) => {
        failed++
        if (failures.length < MOST_FAILURES_TOLD) failures.push(String(error))
      },
    )
    underWay.add(done)
    void done.then(() => underWay.delete(done))
  }
  await Promise.all(underWay)
  return { name, waits, failures, failed }
}

/** The wait that so many of a hundred do not exceed. */
export function percentile(waits: readonly number[], percent: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('No answer came')
  return value
}

/** Visitors on a few kept connections. */
export function openVisitors(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let token = ''
  const read = (path: string) =>
    new Promise<void>((resolve, reject) => {
      get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        token = /XSRF-TOKEN=([^;]+)/.exec(response.headers['set-cookie']?.join() ?? '')?.[1] ?? token
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve()
          else reject(new Error(`${path} answered ${response.statusCode}`))
        })
      }).once('error', reject)
    })
  const write = (message: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      }
      const call = request(
        `${url}/api/api/Email/SendFeedback`,
        { agent, method: 'POST', headers },
        (response) => {
          response.resume().once('end', () => {
            if (response.statusCode === 202) resolve()
            else reject(new Error(`A message was answered ${response.statusCode}`))
          })
        },
      )
      call.once('error', reject).end(JSON.stringify({ topic: 'other', message }))
    })
  return { read, write, close: () => agent.destroy() }
}
