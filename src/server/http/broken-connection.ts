import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { buildProblem } from './problem-reply.ts'

const RESPONSES: Readonly<Record<string, { status: number; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The address and headers of this request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request did not arrive in time.' },
}

/** Responds to a message that is not an HTTP request, and closes the connection. */
export function respondWithBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, detail } = RESPONSES[error.code ?? ''] ?? {
    status: 400,
    detail: 'This is not an HTTP request.',
  }
  const problem = buildProblem({ status, detail }, randomUUID())
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${status} ${problem.title}`,
      `Content-Type: ${PROBLEM_MEDIA_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
