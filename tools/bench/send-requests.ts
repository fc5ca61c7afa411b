import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'

/** Sends requests by autocannon's options; rejects if any response is not 200. */
export async function sendRequests(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ ...options, headers: { 'accept-encoding': 'br', ...options.headers } })
  const failed = countFailed(result)
  if (failed > 0) throw new Error(`${failed} of ${result.requests.sent} requests to ${options.url} failed`)
  return result
}

export function countFailed({ errors, timeouts, non2xx }: autocannon.Result): number {
  return errors + timeouts + non2xx
}

interface EvenLoad {
  /** Requested in turn. */
  addresses: readonly string[]
  headers?: Readonly<Record<string, string>>
  perSecond: number
}

/**
 * Sends requests at even intervals, like independent visitors, over as many connections as that takes; autocannon would
 * send those of a second at its beginning. So a pause of the server affects all requests at that moment, and no other.
 * Resolves with the milliseconds until each response with status 200 was complete.
 */
export async function sendEvenly(
  { addresses, headers = {}, perSecond }: EvenLoad,
  over: AbortSignal,
): Promise<{ waits: number[]; failed: number }> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  const sent: Promise<number | null>[] = []
  while (!over.aborted) {
    sent.push(waitFor(addresses[sent.length % addresses.length] ?? '', headers, agent))
    await delay(Math.max(0, began + (sent.length * 1000) / perSecond - performance.now()))
  }
  const waits = (await Promise.all(sent)).filter((wait) => wait !== null)
  agent.destroy()
  return { waits, failed: sent.length - waits.length }
}

async function waitFor(
  address: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<number | null> {
  const began = performance.now()
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(address, { headers, agent }, resolve).once('error', reject)
    })
    await buffer(response)
    return response.statusCode === 200 ? performance.now() - began : null
  } catch {
    return null
  }
}
