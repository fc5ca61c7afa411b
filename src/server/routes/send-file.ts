import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedFile } from '../../content/site-content.ts'
import { decideFileReply, type FileReply } from '../http/decide-file-reply.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { fileHeaders } from './file-headers.ts'
import type { OpenFile } from './published-file.ts'

/**
 * Responds to a GET or HEAD with an open file, whole or in part, or with a problem. Always closes the file. `onDecided`
 * is called before anything is sent.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublishedFile,
  opened: OpenFile,
  onDecided: (reply: FileReply) => void,
): Promise<FastifyReply> {
  const validators = { etag: `"${file.sha256}"`, lastModified: opened.modifiedAt }
  const query = request.raw.url?.split('?')[1]
  const headers = fileHeaders(file, validators, new URLSearchParams(query).has('download'))
  const decided = decideFileReply(request, { ...validators, bytes: file.bytes }, new Date())
  onDecided(decided)
  const sendBytes = async (status: number, start: number, length: number, range = {}) => {
    reply.hijack().raw.writeHead(status, { ...headers.whole, 'Content-Length': length, ...range })
    await streamBytes(request, reply, opened, { start, length })
    return reply
  }
  try {
    switch (decided.kind) {
      case 'notModified':
        return reply.code(304).headers(headers.unchanged).send()
      case 'failedPrecondition':
        return sendProblem(request, reply, {
          status: 412,
          detail: 'This file has changed since. Request it again.',
        })
      case 'unsatisfiable':
        return sendProblem(request, reply, {
          status: 416,
          detail: `This file has ${file.bytes} bytes.`,
          headers: { 'Content-Range': `bytes */${file.bytes}` },
        })
      case 'whole':
        return await sendBytes(200, 0, file.bytes)
      case 'part': {
        const { start, end } = decided
        return await sendBytes(206, start, end - start + 1, {
          'Content-Range': `bytes ${start}-${end}/${file.bytes}`,
        })
      }
    }
  } finally {
    await opened.handle.close()
  }
}

/**
 * Streams a part of the open file. If the file has shrunk meanwhile, closes the connection: otherwise the client would
 * take the next response for the missing bytes.
 */
async function streamBytes(
  request: FastifyRequest,
  { raw: response }: FastifyReply,
  { handle }: OpenFile,
  { start, length }: { start: number; length: number },
): Promise<void> {
  if (request.method === 'HEAD' || length === 0) {
    response.end()
    return
  }
  const stream = handle.createReadStream({ start, end: start + length - 1, autoClose: false })
  try {
    await pipeline(stream, response, { end: false })
  } catch (error) {
    // Usually the visitor has closed the page.
    request.log.debug({ err: error }, 'A file was not sent completely')
    response.destroy()
    return
  }
  if (stream.bytesRead === length) response.end()
  else response.destroy()
}
