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
