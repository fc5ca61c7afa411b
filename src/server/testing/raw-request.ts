import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface RawResponse {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Sends exactly these lines, as a client that repairs nothing, and reads until the server closes. */
export async function rawRequest(url: string, lines: readonly string[]): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `${[...lines, 'Host: traffic.example.gov', 'Connection: close'].join('\r\n')}\r\n\r\n`,
    'latin1',
  )
  const whole = await buffer(socket)
  const headEnd = whole.indexOf('\r\n\r\n')
  const [statusLine = '', ...headerLines] = whole.subarray(0, headEnd).toString('latin1').split('\r\n')
  const headers = headerLines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: whole.subarray(headEnd + 4),
  }
}
