import { readFile } from 'node:fs/promises'

/** Path under which the site serves the sample feed's video: a browser elsewhere cannot reach the feed itself. */
export const SAMPLE_VIDEO_BASE = '/sample-video/'

const FOLDER = new URL('./video/', import.meta.url)
/** Times of the film's key frames, where its segments start, and of its end, in units of its clock. */
const PIECES = [0, 120_331, 243_033] as const
const FILM_END = 357_969
const UNITS_PER_SECOND = 30_000
/** Segments a player sees at a time. */
const SHOWN = 4

const startedAt = Date.now()

/** A file of the one video, a twelve-second film as an endless stream. `null`: no file has that name. */
export async function readSampleVideo(file: string): Promise<string | Buffer | null> {
  if (file === 'sample.m3u8') return buildPlaylist((Date.now() - startedAt) / 1000)
  if (file === 'init.mp4') return readFile(new URL(file, FOLDER))
  const segment = /^segment-(?<number>\d{1,9})\.mp4$/.exec(file)?.groups?.number
  return segment === undefined ? null : readSegment(Number(segment))
}

/** The playlist this many seconds after the stream began. */
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

/** A segment's start, in clock units since the stream began. */
function startOf(number: number): number {
  return Math.floor(number / PIECES.length) * FILM_END + (PIECES[number % PIECES.length] ?? 0)
}

/** A segment of the film, stamped with its time in the stream, so that there are no gaps. */
async function readSegment(number: number): Promise<Buffer> {
  const bytes = await readFile(new URL(`segment-${number % PIECES.length}.mp4`, FOLDER))
  // `tfdt`, version 1: the time follows the four-letter code and four bytes. Source: ISO/IEC 14496-12.
  bytes.writeBigUInt64BE(BigInt(startOf(number)), bytes.indexOf('tfdt') + 8)
  return bytes
}
