import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { FileSuccessor, PublishedFile } from '../../content/site-content.ts'
import { parsePagePictureUrl } from '../../contract/page-picture.ts'
import { decideFileReply, type FileReply } from '../http/decide-file-reply.ts'
import type { Validators } from '../http/preconditions.ts'
import { sendProblem } from '../http/problem-reply.ts'

/** An open file with exactly the published bytes. The caller closes it. */
interface OpenFile {
  kind: 'open'
  handle: FileHandle
  modifiedAt: Date
}

/** `code`: the system's, such as `ENOENT` or `ESTALE`. */
type OpenOutcome = OpenFile | { kind: 'unreadable'; code: string } | { kind: 'changed' }

/**
 * Opens a published file for sending. `changed`: it no longer has the published bytes; it was never checked and may be
 * another document. Send only from this handle: the file at the path may be replaced meanwhile.
 */
export async function openPublishedFile(file: PublishedFile): Promise<OpenOutcome> {
  try {
    return await openChecked(file, await open(file.path, 'r'))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { kind: 'unreadable', code: String(error.code) }
    throw error
  }
}

async function openChecked(file: PublishedFile, handle: FileHandle): Promise<OpenOutcome> {
  try {
    const stats = await handle.stat({ bigint: true })
    const identity = `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}`
    const isPublished =
      stats.isFile() &&
      Number(stats.size) === file.bytes &&
      (verified.get(file.path) === `${file.sha256}:${identity}` || (await hashOf(handle)) === file.sha256)
    if (!isPublished) {
      await handle.close()
      return { kind: 'changed' }
    }
    verified.set(file.path, `${file.sha256}:${identity}`)
    return { kind: 'open', handle, modifiedAt: new Date(Number(stats.mtimeMs)) }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Verified files by path: the hash, and the file on disk that had it. Another file could have the same size, so each
 * file is read completely once before it is first sent.
 */
const verified = new LRUCache<string, string>({ max: 20_000 })

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk)
  return hash.digest('hex')
}

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
    await streamBytes(request, reply, opened.handle, { start, length })
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
  handle: FileHandle,
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

/**
 * The headers of a published file, without its length, and those of a 304. A PDF gets no content policy and no sandbox: they would stop a browser's PDF viewer,
 * which consists of pages, scripts and plug-in content. Any site may frame and read public documents anyway.
 */
export function fileHeaders(file: PublishedFile, validators: Validators, isDownload: boolean) {
  const unchanged = {
    ETag: validators.etag,
    ...(validators.lastModified === null ? {} : { 'Last-Modified': validators.lastModified.toUTCString() }),
    'Cache-Control': cachingOf(file),
    ...(file.successor === null ? {} : { Link: linkTo(file.successor) }),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(file.mediaType === 'application/pdf'
      ? {}
      : { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
  }
  const whole = {
    'Content-Type': file.mediaType,
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeName(file.url)}`,
    'Accept-Ranges': 'bytes',
    ...unchanged,
  }
  return { whole, unchanged }
}

/** A URL with the hash of the file, or of the file it pictures, is never reused; any other file may be replaced. */
function cachingOf(file: PublishedFile): string {
  return file.url.includes(file.sha256) || parsePagePictureUrl(file.url) !== null
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
}

/** Links a version of a report to later ones (RFC 5829). */
function linkTo({ next, latest }: FileSuccessor): string {
  return `<${next}>; rel="successor-version", <${latest}>; rel="latest-version"`
}

/** The last part of a URL, encoded as a file name (RFC 8187). */
function encodeName(url: string): string {
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
