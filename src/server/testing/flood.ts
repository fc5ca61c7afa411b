import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One request of a flood: its first line and headers, and a body. */
export interface FloodRequest {
  lines: readonly string[]
  body?: string
}

/** So many requests are on their way at a time: fewer than the searches that may be under way. */
const AT_ONCE = 50
const STATUS_LINE = /HTTP\/1\.1 (\d{3})/g

/**
 * Sends requests one behind the other over one connection, as fast as they are served, and counts the responses by
 * status.
 *
 * @param requestOf the request with this number
 */
export async function flood(
  url: string,
  numbers: { from: number; to: number },
  requestOf: (number: number) => FloodRequest,
): Promise<ReadonlyMap<number, number>> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setEncoding('latin1')
  await once(socket, 'connect')
  const statuses = new Map<number, number>()
  for (let number = numbers.from; number < numbers.to; number += AT_ONCE) {
    const count = Math.min(AT_ONCE, numbers.to - number)
    socket.write(Array.from({ length: count }, (_, index) => write(requestOf(number + index))).join(''))
    for (const status of await readStatuses(socket, count))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  socket.destroy()
  return statuses
}

function write({ lines, body }: FloodRequest): string {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  return `${[...lines, 'Host: traffic.example.gov', ...length].join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** The statuses of the next responses. Their bodies must not hold a status line. */
async function readStatuses(socket: Socket, count: number): Promise<number[]> {
  let text = ''
  while (true) {
    const [chunk] = await once(socket, 'data', { signal: AbortSignal.timeout(30_000) })
    text += chunk
    const statuses = Array.from(text.matchAll(STATUS_LINE), ([, status]) => Number(status))
    if (statuses.length >= count) return statuses
  }
}
