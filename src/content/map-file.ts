import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { DistrictMap } from '../contract/district-map.ts'
import type { FolderEntry } from './folder/read-folder.ts'
import { readText, unreadableMessage } from './folder/read-text.ts'
import { type Issue, invalid, type Parsed } from './issue.ts'
import type { PublishedFile } from './site-content.ts'

/** Ten times the map of five counties with every state road. */
const MAX_BYTES = 1024 * 1024

export function readMapText(root: string, entry: FolderEntry): Parsed<string> {
  return readText(root, entry, MAX_BYTES)
}

const MapText = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is not JSON: make the map again with "npm run map -- make"'),
  DistrictMap,
)

/** Reads `map/map.json`, which the map command writes. `invalid`: every invalid value. */
export function parseMapFile(text: string): Parsed<DistrictMap> {
  const parsed = v.safeParse(MapText, text)
  return parsed.success
    ? { kind: 'parsed', value: parsed.output }
    : { kind: 'invalid', issues: parsed.issues.map(issueOf) }
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
  const message = issue.received === 'undefined' ? 'is missing' : lowerFirst(issue.message)
  return { line: null, message: `${path} ${message}`.trim() }
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}

/** Streets of five counties take about 20 MB. */
export const MAX_STREETS_BYTES = 64 * 1024 * 1024

/** The format in the archive's metadata; written by the command, and the only one the browser reads. */
export const STREETS_FORM = 'district-streets-1'

/** An archive of street tiles as `npm run map -- streets` writes it: `content/map/streets.pmtiles`. */
export interface StreetsFile {
  file: PublishedFile
  /** Who made the data; shown wherever the zoomable map is. */
  credit: string
  /** Levels of its tiles. */
  minZoom: number
  maxZoom: number
}

const Metadata = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    form: v.literal(STREETS_FORM),
    attribution: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  }),
)

/** @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127
/** Far more than the command ever writes. */
const MAX_METADATA_BYTES = 16 * 1024
const AGAIN = 'make it again with "npm run map -- streets"'

/** Reads what the site needs to know about the archive; only the browser reads its tiles. */
export async function readStreetsFile(root: string, entry: FolderEntry): Promise<Parsed<StreetsFile>> {
  if (entry.bytes > MAX_STREETS_BYTES)
    return invalid(
      `has more than the ${MAX_STREETS_BYTES / 1024 / 1024} MB that a map's streets may have: ${AGAIN}`,
    )
  const path = entry.stagedAt ?? join(root, entry.path)
  try {
    const handle = await open(path, 'r')
    try {
      return await readArchive(path, handle)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const message = unreadableMessage(error)
    if (message === null) throw error
    return invalid(message)
  }
}

async function readArchive(path: string, handle: FileHandle): Promise<Parsed<StreetsFile>> {
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  const header = await read(0, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 8) !== 'PMTiles\x03')
    return invalid(`is not a PMTiles archive: ${AGAIN}`)
  const numberAt = (offset: number) => Number(header.readBigUInt64LE(offset))
  const metadataBytes = numberAt(32)
  const metadata =
    metadataBytes > MAX_METADATA_BYTES
      ? null
      : v.safeParse(Metadata, (await read(numberAt(24), metadataBytes)).toString('utf8'))
  if (metadata?.success !== true)
    return invalid(
      `is not in the format this version reads: the site shows what the command wrote alone; ${AGAIN}`,
    )
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  if (numberAt(56) + numberAt(64) !== bytes) return invalid(`is cut off: ${AGAIN}`)
  const sha256 = hash.digest('hex')
  const [url, mediaType] = [`/files/map/${sha256}.pmtiles`, 'application/vnd.pmtiles']
  const file = { url, path, mediaType, bytes, sha256, successor: null }
  const [minZoom = 0, maxZoom = 0] = header.subarray(100, 102)
  return { kind: 'parsed', value: { file, credit: metadata.output.attribution, minZoom, maxZoom } }
}
