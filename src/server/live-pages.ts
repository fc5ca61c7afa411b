import type { FastifyInstance } from 'fastify'
import { LANGUAGES, splitLanguage } from '../contract/language.ts'
import type { RoadsNow } from '../contract/page-source.ts'
import { cameraIdOf, isShown, LIVE_PAGES, pagePath } from '../contract/pages.ts'
import { liveFactsOf } from '../contract/shown-feed.ts'
import type { CameraService } from './cameras/camera-service.ts'
import { pathOf, queryOf } from './http/request-path.ts'
import { sendNothingLive } from './routes/nothing-live.ts'
import { redirect, respondWithUnrouted } from './routes/unrouted.ts'
import { draftPage } from './snapshot/draft-responses.ts'
import type { LiveSite } from './snapshot/live-site.ts'
import { replyWithResponse } from './snapshot/send-response.ts'
import { LIVE_PAGE_TTL_MS, type SiteSnapshot } from './snapshot/site-snapshot.ts'

/** Query parameters and their longest values; each view is rendered and cached separately. */
const CHOICES = 'road direction county kind q sort page view cameras roads trip'.split(' ')
const MAX_VIEW_CHARACTERS = 600

/** The query with valid parameters only, from `?` on; empty: show everything. */
function viewOf(address: string): string {
  const chosen = [...new URLSearchParams(queryOf(address))].filter(([name]) => CHOICES.includes(name))
  const view = chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`
  return view.length > MAX_VIEW_CHARACTERS ? '' : view
}

/** Pages with live data, rendered on request: road conditions and cameras. */
export function registerLivePages(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  cameras: Pick<CameraService, 'hasCamera' | 'response' | 'listVersion'>,
  roads: { now: () => RoadsNow },
): void {
  for (const language of LANGUAGES) {
    const list = pagePath('cameras', language)
    const pages = LIVE_PAGES.map((page) => ({ page, url: pagePath(page, language) }))
    for (const { page: ofPage, url } of [...pages, { page: 'cameras' as const, url: `${list}/:cameraId` }]) {
      const isLacking = ({ content }: SiteSnapshot) => !isShown(ofPage, liveFactsOf(content.site))
      app.get(url, async (request, reply) => {
        if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
        const { snapshot } = site.state
        if (isLacking(snapshot)) return respondWithUnrouted(site, request, reply)
        const { hasCameras } = liveFactsOf(snapshot.content.site)
        const address = request.raw.url ?? url
        const path = pathOf(address)
        const id = cameraIdOf(splitLanguage(path).path)
        // Until a list arrives, the camera may or may not exist; its page says so.
        const isUnknown = path.startsWith(`${list}/`) && (id === null || cameras.hasCamera(id) === false)
        if (!isUnknown) {
          const view = viewOf(address)
          const page = await snapshot.fetch(
            `${cameras.listVersion} ${path}${view}`,
            () =>
              draftPage(path, snapshot.source, {
                ...(hasCameras ? { cameras: cameras.response() } : {}),
                roads: roads.now(),
                view,
              }),
            LIVE_PAGE_TTL_MS,
          )
          if (page !== null) return replyWithResponse(page, request, reply)
        }
        return respondWithUnrouted(site, request, reply)
      })
      if (!url.endsWith(':cameraId')) {
        app.get(`${url}/`, (request, reply) => {
          if (site.state.kind === 'live' && isLacking(site.state.snapshot))
            return respondWithUnrouted(site, request, reply)
          const query = (request.raw.url ?? '').slice(`${url}/`.length)
          return redirect(reply, 308, url + query)
        })
      }
    }
  }
}
