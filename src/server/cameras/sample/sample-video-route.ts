import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../../http/security-headers.ts'
import type { CameraService } from '../camera-service.ts'
import { SAMPLE_VIDEO_BASE } from './sample-video-address.ts'

const HEADERS = namedHeaders(headersFor('picture'))

/** Hands the sample feed's video on: its own address is one of this machine alone. Nothing else is fetched here. */
export function registerSampleVideo(
  app: FastifyInstance,
  cameras: Pick<CameraService, 'readSampleVideo'>,
): void {
  const url = `${SAMPLE_VIDEO_BASE}:file`
  app.get<{ Params: { file: string } }>(url, async (request, reply) => {
    const file = await cameras.readSampleVideo(request.params.file)
    if (file === null)
      return sendProblem(request, reply, { status: 404, detail: 'The sample feed has no such video.' })
    const isPlaylist = request.params.file.endsWith('.m3u8')
    return reply
      .headers({ ...HEADERS, 'Cache-Control': isPlaylist ? 'public, max-age=1' : 'public, max-age=3600' })
      .type(isPlaylist ? 'application/vnd.apple.mpegurl' : 'video/mp4')
      .send(file)
  })
}
