import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

const FOLDER = new URL('./video/', import.meta.url)
/** See tools/assets/make-sample-video.ts. */
const SEGMENTS = 3
const SEGMENT_SECONDS = 4
/** Segments a player sees at a time. */
const SHOWN = 3

/** Hands out the one video of the sample feed: three segments again and again, as a stream that never ends. */
export async function answerVideo(path: string, response: ServerResponse): Promise<void> {
  if (path === '/video/sample.m3u8') {
    response
      .writeHead(200, { 'Content-Type': 'application/vnd.apple.mpegurl' })
      .end(buildPlaylist(Date.now()))
    return
  }
  const name = /^\/video\/(?<name>(init|segment-[0-2])\.mp4)$/.exec(path)?.groups?.name
  if (name === undefined) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'video/mp4' }).end(await readFile(new URL(name, FOLDER)))
}

/** The playlist of an instant. Each time the film begins anew, its clock does, and the player is told so. */
export function buildPlaylist(now: number): string {
  const first = Math.floor(now / 1000 / SEGMENT_SECONDS)
  const lines = Array.from({ length: SHOWN }, (_, index) => {
    const segment = (first + index) % SEGMENTS
    const anew = segment === 0 ? '#EXT-X-DISCONTINUITY\n' : ''
    return `${anew}#EXTINF:${SEGMENT_SECONDS}.000,\nsegment-${segment}.mp4`
  })
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}
#EXT-X-MEDIA-SEQUENCE:${first}
#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / SEGMENTS)}
#EXT-X-MAP:URI="init.mp4"
${lines.join('\n')}
`
}
