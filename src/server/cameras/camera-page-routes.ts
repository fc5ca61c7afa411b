import type { FastifyInstance } from 'fastify'
import { LANGUAGES, splitLanguage } from '../../contract/language.ts'
import { cameraIdOf, pagePath } from '../../contract/pages.ts'
import { pathOf, queryOf } from '../http/request-path.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { redirect, respondWithUnrouted } from '../routes/unrouted.ts'
import { draftPage } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import { CAMERA_FACTS_TTL_MS } from '../snapshot/site-snapshot.ts'
import type { CameraService } from './camera-service.ts'

/** What the address may choose of the list, and how long that may be: each view is rendered and cached by itself. */
const CHOICES = ['road', 'direction', 'county', 'q', 'sort', 'page', 'view', 'cameras']
const MAX_VIEW_CHARACTERS = 600

/** What an address chooses to show of the list, from `?` on; empty: everything. Anything else in it is left out. */
function viewOf(address: string): string {
  const known = [...new URLSearchParams(queryOf(address))].filter(([name]) => CHOICES.includes(name))
  const view = known.length === 0 ? '' : `?${new URLSearchParams(known)}`
  return view.length > MAX_VIEW_CHARACTERS ? '' : view
}

/** The pages that show cameras: their list, their health, and each camera's own. They are rendered on request. */
export function registerCameraPages(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  cameras: Pick<CameraService, 'hasCamera' | 'response' | 'listVersion'>,
): void {
  for (const language of LANGUAGES) {
    const list = pagePath('cameras', language)
    for (const url of [list, pagePath('camera-health', language), `${list}/:cameraId`]) {
      app.get(url, async (request, reply) => {
        if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
        const { snapshot } = site.state
        const address = request.raw.url ?? url
        const path = pathOf(address)
        const id = cameraIdOf(splitLanguage(path).path)
        // Until a list arrives it is unknown whether there is such a camera; its page says so.
        const isUnknown = path.startsWith(`${list}/`) && (id === null || cameras.hasCamera(id) === false)
        if (!isUnknown) {
          const view = viewOf(address)
          const page = await snapshot.fetch(
            `${cameras.listVersion} ${path}${view}`,
            () => draftPage(path, snapshot.source, { cameras: cameras.response(), view }),
            CAMERA_FACTS_TTL_MS,
          )
          if (page !== null) return replyWithResponse(page, request, reply)
        }
        return respondWithUnrouted(site, request, reply)
      })
      if (!url.endsWith(':cameraId')) {
        app.get(`${url}/`, (request, reply) => {
          const query = (request.raw.url ?? '').slice(`${url}/`.length)
          return redirect(reply, 308, url + query)
        })
      }
    }
  }
}
