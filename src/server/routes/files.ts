import type { FastifyInstance } from 'fastify'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../live-site.ts'
import { openPublishedFile } from '../published-file.ts'
import { closeOtherMethods } from './allowed-methods.ts'
import { sendNothingLive } from './nothing-live.ts'
import { removedFile } from './removed-reports.ts'
import { sendFile } from './send-file.ts'
import { sendGoneProblem } from './send-gone.ts'

/** `/files/…`: what an entry of the office publishes, and nothing else. */
export function registerFiles(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(request, reply)
    // A look-up by the whole address: no path is ever put together from what a visitor sent.
    const { content } = site.state.snapshot
    const url = canonicalUrl(request.params['*'])
    const file = content.files.get(url)
    if (file === undefined) {
      const removed = removedFile(url, content)
      if (removed !== null) return sendGoneProblem(request, reply, removed, content)
      return sendProblem(request, reply, { status: 404, detail: 'No published file has this address.' })
    }
    const opened = await openPublishedFile(file)
    switch (opened.kind) {
      case 'open':
        return sendFile(request, reply, file, opened.file)
      case 'vanished':
        request.log.error({ file: file.path }, 'A published file is gone')
        return sendProblem(request, reply, { status: 404, detail: 'This file is no longer published.' })
      case 'changed':
        request.log.warn({ file: file.path }, 'A published file changed on disk')
        return sendProblem(request, reply, {
          status: 503,
          detail: 'This file is being replaced. Try again in a few seconds.',
          headers: { 'Retry-After': '5' },
        })
    }
  })
  closeOtherMethods(app, '/files/*', ['GET', 'HEAD'])
}

/** The address as a published file is known by, however its characters were escaped on the way. */
function canonicalUrl(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`
}
