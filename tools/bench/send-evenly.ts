import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

interface EvenLoad {
  /** Requested in turn. */
  addresses: readonly string[]
  headers: Readonly<Record<string, string>>
  seconds: number
  perSecond: number
}

/** Milliseconds until each response was complete; `null`: it was not a 200. */
export type Waits = readonly (number | null)[]

/**
 * Sends requests at even intervals, like independent visitors: each on time, no matter how many are still waiting, over
 * as many connections as that takes. So no request waits for another, and a pause of the server affects all requests
 * at that moment.
 */
export async function sendEvenly({ addresses, headers, seconds, perSecond }: EvenLoad): Promise<Waits> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  const sent: Promise<number | null>[] = []
  for (let number = 0; number < seconds * perSecond; number++) {
    await delay(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
    sent.push(waitFor(addresses[number % addresses.length] ?? '', headers, agent))
  }
  const waits = await Promise.all(sent)
  agent.destroy()
  return waits
}

/** The longest wait of this share of the successful requests, milliseconds; 1: of all of them. */
export function waitOf(share: number, waits: Waits): number {
  const sorted = waits.filter((wait) => wait !== null).toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Milliseconds from sending to the last byte; `null`: it failed. */
function waitFor(address: string, headers: EvenLoad['headers'], agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const began = performance.now()
    const request = get(address, { headers, agent }, (response) => {
      response
        .on('error', () => resolve(null))
        .on('end', () => resolve(response.statusCode === 200 ? performance.now() - began : null))
        .resume()
    })
    request.on('error', () => resolve(null))
  })
}
