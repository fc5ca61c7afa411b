import type { FastifyInstance } from 'fastify'
import { LANGUAGES, splitLanguage } from '../../contract/language.ts'
import { cameraIdOf, pagePath } from '../../contract/pages.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import type { LiveSite } from '../live-site.ts'
import { closeOtherMethods } from '../routes/allowed-methods.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { replyPrepared, respondWithUnrouted } from '../routes/respond-unrouted.ts'
import { pathOf } from '../routes/unrouted.ts'
import type { CameraService } from './camera-service.ts'
import type { PreparedCameras } from './prepared-cameras.ts'

const REDIRECT_HEADERS = namedHeaders(headersFor('problem'))

/** What the address may ask of the list, and how long that may be: each view is drawn and kept apart. */
const CHOICES = ['road', 'direction', 'county', 'q', 'page', 'view', 'cameras']
const LONGEST_VIEW = 600

/** What an address asks the list to show, from `?` on; empty: everything. Anything else in it is left out. */
function viewOf(address: string): string {
  const requested = new URLSearchParams(address.split('?')[1])
  const known = [...requested].filter(([name]) => CHOICES.includes(name))
  const view = known.length === 0 ? '' : `?${new URLSearchParams(known)}`
  return view.length > LONGEST_VIEW ? '' : view
}

/** The pages that show cameras: their list, their health, and each camera's own. They are drawn when asked for. */
export function registerCameraPages(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  cameras: Pick<CameraService, 'hasCamera'>,
  prepared: Pick<PreparedCameras, 'page'>,
): void {
  for (const language of LANGUAGES) {
    const list = pagePath('cameras', language)
    for (const url of [list, pagePath('camera-health', language), `${list}/:cameraId`]) {
      app.get(url, async (request, reply) => {
        if (site.state.kind !== 'live') return sendNothingLive(request, reply)
        const path = pathOf(request.raw.url ?? url)
        const id = cameraIdOf(splitLanguage(path).path)
        // While no list came nobody knows whether there is such a camera; its page says so.
        const isUnknown = path.startsWith(`${list}/`) && (id === null || cameras.hasCamera(id) === false)
        const page = isUnknown ? null : await prepared.page(path, viewOf(request.raw.url ?? url))
        if (page !== null) return replyPrepared(page, request, reply)
        // A camera that was taken away is best looked for among the others.
        const isOffered = path !== list && (await prepared.page(list)) !== null
        if (!isOffered) return respondWithUnrouted(site, request, reply)
        return reply.code(302).headers(REDIRECT_HEADERS).header('Location', list).send()
      })
      closeOtherMethods(app, url, ['GET', 'HEAD'])
      if (!url.endsWith(':cameraId')) {
        app.get(`${url}/`, (request, reply) => {
          const query = (request.raw.url ?? '').slice(`${url}/`.length)
          return reply
            .code(308)
            .headers(REDIRECT_HEADERS)
            .header('Location', url + query)
            .send()
        })
      }
    }
  }
}
