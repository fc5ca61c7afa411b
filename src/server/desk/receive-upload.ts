import { createHash } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../publishing/publishing.ts'
import { FULL, messageOf } from './desk-call.ts'

/** One complete file on the disk. */
export interface Upload {
  /** The person's own file name, without folders. */
  fileName: string
  kind: 'pdf' | 'workbook' | 'text'
  bytes: number
  sha256: string
}

export interface UploadRules {
  /** Path for the file; nothing exists there yet. */
  path: string
  maxBytes: number
  /** Whether the form's token, which precedes the file, is the session's. */
  isOwnToken: (token: string | undefined) => boolean
}

/** The desk did not send this form to this person. */
export class ForeignForm extends Error {}

const MORE_THAN_FILE = 1_000_000
const LONGEST_NAME = 200
const LIMITS = { files: 1, fields: 4, parts: 6, fieldSize: 2000, headerPairs: 20, headerSize: 4000 }

/**
 * Writes a form's file to the disk while it arrives. Refuses a file that is too large, of the wrong type, or too big
 * for the disk, and deletes the part already written. Still reads the remaining form, because browsers send all of it
 * before they read the response.
 */
export async function receiveUpload(
  { raw, headers, body }: Pick<FastifyRequest, 'raw' | 'headers' | 'body'>,
  rules: UploadRules,
): Promise<Upload> {
  const { 'content-type': type = '', 'content-length': length } = headers
  const { maxBytes, path, isOwnToken } = rules
  if (!/^multipart\/form-data;/i.test(type)) {
    // A form without a file, sent as a plain form.
    const { token } = Object(body)
    return isOwnToken(token) ? refuse(CHOOSE) : refuseForeign()
  }
  const limits = { ...LIMITS, fileSize: maxBytes + 1 }
  const fields: Record<string, string> = {}
  let arriving: { file: BusboyFileStream; stored: Promise<Upload> } | null = null
  const parser = new Busboy({ headers: { ...headers, 'content-type': type }, limits })
  parser.on('field', (name, value) => {
    fields[name] = value
  })
  parser.on('file', (_name, file, fileName) => {
    const stored = store(file, { ...rules, fileName: baseName(fileName) }, fields, Number(length ?? 0))
    // Both are reported once the form has ended. Without a listener, an early end would end the whole server.
    stored.catch(() => undefined)
    file.on('error', () => undefined)
    arriving = { file, stored }
  })
  const isWhole = await pipeline(raw, parser).then(
    () => true,
    () => false,
  )
  // TypeScript does not see that the handler above sets it.
  const arrived = arriving as { file: BusboyFileStream; stored: Promise<Upload> } | null
  if (!isWhole) arrived?.file.destroy(new Error('The form ended early'))
  try {
    const upload = await arrived?.stored
    return !isWhole || upload === undefined ? refuse(isWhole ? CHOOSE : NOT_WHOLE) : upload
  } catch (error) {
    await rm(path, { force: true })
    if (!isWhole) return refuse(NOT_WHOLE)
    const message = messageOf(error)
    // The server's path means nothing to the person.
    throw message === null ? error : new Refusal(message.replaceAll(path, 'The file'))
  }
}

const NOT_WHOLE = 'The file did not arrive whole: send it once more.'
function refuseForeign(): never {
  throw new ForeignForm()
}

const CHOOSE = 'Choose a file first: a PDF, an Excel workbook (.xlsx) or a CSV file.'

async function store(
  file: BusboyFileStream,
  { path, maxBytes, isOwnToken, fileName }: UploadRules & { fileName: string },
  fields: Readonly<Record<string, string>>,
  announced: number,
): Promise<Upload> {
  const { bavail, bsize } = await statfs(dirname(path))
  const problem = !isOwnToken(fields.token)
    ? new ForeignForm()
    : announced > bavail * bsize
      ? new Refusal(FULL)
      : announced > maxBytes + MORE_THAN_FILE
        ? new Refusal(tooLarge(fileName, maxBytes))
        : null
  const hash = createHash('sha256')
  const target = await open(path, 'wx', 0o600)
  let head = Buffer.alloc(0)
  let bytes = 0
  let failure: { error: unknown } | null = problem === null ? null : { error: problem }
  try {
    // Read to the end even if nothing is stored: browsers send the whole form before they read the response.
    for await (const piece of file) {
      const chunk: Buffer = piece
      if (head.length < 8) head = Buffer.concat([head, chunk.subarray(0, 8)])
      bytes += chunk.length
      hash.update(chunk)
      failure ??= bytes > maxBytes ? { error: new Refusal(tooLarge(fileName, maxBytes)) } : null
      if (failure === null) await target.writeFile(chunk).catch((error: unknown) => (failure = { error }))
    }
    if (failure === null) await target.sync()
  } finally {
    await target.close()
  }
  if (failure !== null) throw failure.error
  if (bytes === 0)
    refuse(fileName === '' ? CHOOSE : `“${fileName}” is empty: save it again and send that file.`)
  return { fileName, kind: kindOf(head, fileName), bytes, sha256: hash.digest('hex') }
}

/** Decided by its first bytes; the name is only for messages. */
function kindOf(head: Buffer, fileName: string): Upload['kind'] {
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) {
    if (/\.(xlsx|xlsm)$/i.test(fileName)) return 'workbook'
    return refuse(`“${fileName}” is not a PDF, an Excel workbook (.xlsx) or a CSV file.`)
  }
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    return refuse(
      `“${fileName}” is an old Excel file, or is protected by a password: in Excel choose “Save As”, “Excel Workbook (.xlsx)”, without a password.`,
    )
  if (/\.(csv|txt|tsv)$/i.test(fileName)) return 'text'
  return refuse(
    `“${fileName}” is not a PDF, an Excel workbook (.xlsx) or a CSV file: export the document as PDF, or save the sheet as one of the others.`,
  )
}

function tooLarge(fileName: string, maxBytes: number): string {
  return `“${fileName}” is larger than the ${Math.floor(maxBytes / 1_000_000)} MB that this desk takes: make its pictures smaller and send it again. Nothing was saved.`
}

/** Browsers may send a path; the result is only for display and never used as a path. */
function baseName(fileName: string | undefined): string {
  const name = (fileName ?? '').split(/[/\\]/).at(-1) ?? ''
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
}
