import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

const FOLDER = new URL('./video/', import.meta.url)
/** Where each piece of the film begins and where the film ends, units of its clock: those of its key frames. */
const PIECES = [0, 120_331, 243_033] as const
const FILM_END = 357_969
const UNITS_PER_SECOND = 30_000
/** Segments a player sees at a time. */
const SHOWN = 4

const startedAt = Date.now()

/** Hands out the one video of the sample feed: a film of twelve seconds as a stream that never ends. */
export async function respondWithVideo(path: string, response: ServerResponse): Promise<void> {
  const file = path.slice('/video/'.length)
  const segment = /^segment-(?<number>\d{1,9})\.mp4$/.exec(file)?.groups?.number
  if (file === 'sample.m3u8') {
    const playlist = buildPlaylist((Date.now() - startedAt) / 1000)
    response.writeHead(200, { 'Content-Type': 'application/vnd.apple.mpegurl' }).end(playlist)
  } else if (file === 'init.mp4' || segment !== undefined) {
    const bytes =
      segment === undefined ? await readFile(new URL(file, FOLDER)) : await readSegment(Number(segment))
    response.writeHead(200, { 'Content-Type': 'video/mp4' }).end(bytes)
  } else {
    response.writeHead(404).end()
  }
}

/** The playlist so many seconds after the stream began. */
export function buildPlaylist(seconds: number): string {
  const first = Math.floor((seconds * UNITS_PER_SECOND * PIECES.length) / FILM_END)
  const lines = Array.from({ length: SHOWN }, (_, index) => {
    const number = first + index
    const length = (startOf(number + 1) - startOf(number)) / UNITS_PER_SECOND
    return `#EXTINF:${length.toFixed(3)},\nsegment-${number}.mp4`
  })
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:5
#EXT-X-MEDIA-SEQUENCE:${first}
#EXT-X-MAP:URI="init.mp4"
${lines.join('\n')}
`
}

/** When a segment begins, units since the stream began. */
function startOf(number: number): number {
  const piece = number % PIECES.length
  return Math.floor(number / PIECES.length) * FILM_END + (PIECES[piece] ?? 0)
}

/** A piece of the film with the time at which it comes this time, so that the stream has no seams. */
async function readSegment(number: number): Promise<Buffer> {
  const bytes = await readFile(new URL(`segment-${number % PIECES.length}.mp4`, FOLDER))
  // `tfdt`, version 1: the time stands behind the four letters and four bytes. Source: ISO/IEC 14496-12.
  bytes.writeBigUInt64BE(BigInt(startOf(number)), bytes.indexOf('tfdt') + 8)
  return bytes
}
