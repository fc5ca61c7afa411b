import { inflateRawSync } from 'node:zlib'
import { refuse } from '../publishing.ts'

/** Total uncompressed size. A hundred thousand rows of our widest table take 120 MB of XML. */
const MAX_BYTES = 300_000_000
const MAX_PARTS = 2_000
const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

/**
 * Refuses a workbook that could do harm, before anything interprets it: one that expands to more than any table needs,
 * or whose XML defines entities, which Excel never writes. Pure.
 */
export function checkWorkbook(bytes: Buffer, maxBytes = MAX_BYTES): void {
  let room = maxBytes
  for (const { name, method, start, compressed } of partsOf(bytes)) {
    const part = bytes.subarray(start, start + compressed)
    const content = decompress(part, method, room)
    room -= content.length
    if (room < 0) refuse(TOO_LARGE)
    if (/\.(xml|rels|vml)$/i.test(name)) checkXml(content)
  }
}

const TOO_LARGE =
  'The workbook expands to far more than a table of figures needs: copy the sheet into a new workbook and send that one.'
const BROKEN = 'The workbook is damaged: open it in Excel, save it under a new name, and send that file.'

function checkXml(content: Buffer): void {
  // Excel writes UTF-8; in another encoding the search below would miss entities.
  const isOtherEncoding =
    content.length > 1 && (content[0] === 0 || content[1] === 0 || content[0] === 0xff || content[0] === 0xfe)
  if (isOtherEncoding || content.includes('<!DOCTYPE') || content.includes('<!ENTITY'))
    refuse(
      'The workbook contains definitions that Excel does not write and that can do harm: copy the sheet into a new workbook and send that one.',
    )
}

function decompress(part: Buffer, method: number, room: number): Buffer {
  if (method === STORED) return part
  if (method !== DEFLATED) return refuse(BROKEN)
  try {
    return inflateRawSync(part, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return refuse(isTooLarge ? TOO_LARGE : BROKEN)
  }
}

/** The directory at the end of a ZIP file (APPNOTE.TXT, 4.3). */
function partsOf(bytes: Buffer): { name: string; method: number; start: number; compressed: number }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || bytes.length < end + 22 || bytes.readUInt32LE(end) !== END) refuse(BROKEN)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_PARTS) refuse(TOO_LARGE)
  const parts = []
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) refuse(BROKEN)
    const compressed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (local + 30 > bytes.length) refuse(BROKEN)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    parts.push({ name, method: bytes.readUInt16LE(at + 10), start, compressed })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}
