import { dayIn } from '../../../src/contract/calendar-days.ts'
import type { Camera, CamerasResponse, CameraView } from '../../../src/contract/camera.ts'
import { CAMERA_STATES, type CameraState } from '../../../src/contract/camera-state.ts'
import { LANGUAGES, type Language, languagePrefix } from '../../../src/contract/language.ts'
import type { ResponseSource } from '../../../src/contract/page-source.ts'
import { cameraPath, MENU_PAGES, type Page, pagePath } from '../../../src/contract/pages.ts'
import { districtTerms, siteInLanguage } from '../../../src/contract/site-in-language.ts'
import type { SiteInfo } from '../../../src/contract/site-info.ts'
import { escapeMarkup } from '../../../src/server/http/escape-markup.ts'
import type { ResponseDraft } from '../../../src/server/snapshot/compressed-response.ts'
import { createTranslations, type Translations } from '../../../src/web/messages/catalog.ts'
import { loadCatalog } from '../../../src/web/messages/languages.ts'
import { directionText } from '../../../src/web/messages/names.ts'
import { formatClock, formatLongDay } from '../../../src/web/ui/format.ts'
import { COPY_STYLE, type CopiedPage, copyDocument } from './copy-document.ts'
import { COPY_TEXTS, type CopyTexts } from './copy-texts.ts'

export interface CopySource {
  site: SiteInfo
  response: ResponseSource
  publicUrl: string
  analyticsId: string | null
  /** The last that was known of the cameras. */
  cameras: CamerasResponse
  isOffered: (language: Language) => boolean
}

interface Copying extends CopySource {
  language: Language
  words: CopyTexts
  translations: Translations
  moments: Moments
}

/**
 * The pages of cameras as they were at one moment, for an export whose server is away: their list, their health, and
 * each camera's own. They need no script, show no picture, and say nothing of the present.
 */
export async function buildCameraCopies(source: CopySource): Promise<ResponseDraft[]> {
  const languages = LANGUAGES.filter(source.isOffered)
  const pages = languages.map(async (language) => {
    const moments = copyMoments(source.cameras.asOf, language, source.site.district.timeZone)
    const translations = createTranslations(
      language,
      await loadCatalog(language),
      districtTerms(source.site, language),
    )
    const copying = { ...source, language, words: COPY_TEXTS[language], translations, moments }
    const own = source.cameras.cameras.map((camera) => cameraPage(camera, copying))
    return [listPage(copying), healthPage(copying), ...own]
  })
  return [COPY_STYLE, ...(await Promise.all(pages)).flat()]
}

function listPage(copying: Copying): ResponseDraft {
  const { cameras, words, language, moments } = copying
  const roads = Map.groupBy(cameras.cameras, (camera) => roadName(camera, copying))
  const lists = Array.from(roads, ([road, stops]) => {
    const items = stops.map(
      (camera) =>
        `<li><a href="${cameraPath(camera.id, language)}">${escapeMarkup(camera.location)}</a> <span>${stateOf(bestView(camera), copying)}</span></li>`,
    )
    return `<h2>${escapeMarkup(road)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  const received = cameras.feed.lastSuccessAt
  const closing = received === null ? '' : `<p>${words.listReceived(moments.write(received))}</p>`
  const body = lists.length === 0 ? `<p>${words.listUnknown}</p>` : `${lists.join('\n')}\n${closing}`
  return draftOf('cameras', body, copying)
}

function healthPage(copying: Copying): ResponseDraft {
  const { cameras, words, moments } = copying
  const rows = CAMERA_STATES.map(
    (state) => `<li>${words.counts[state]}: <strong>${cameras.states[state] ?? 0}</strong></li>`,
  )
  const received = cameras.feed.lastSuccessAt
  const list = received === null ? words.listUnknown : words.listReceived(moments.write(received))
  return draftOf('camera-health', `<p>${list}</p>\n<ul>\n${rows.join('\n')}\n</ul>`, copying)
}

function cameraPage(camera: Camera, copying: Copying): ResponseDraft {
  const { language, translations } = copying
  const { t } = translations
  const name = `${roadName(camera, copying)}, ${camera.location}`
  const views = camera.views.map((view, index) => {
    const title =
      camera.views.length === 1
        ? ''
        : `${escapeMarkup(view.description) || t('camera.nextView', { number: String(index + 1) })}: `
    return `<li>${title}<span>${stateOf(view, copying)}</span></li>`
  })
  const county =
    camera.county === null ? '' : `<p>${escapeMarkup(t('camera.county', { county: camera.county }))}</p>\n`
  const list = views.length === 0 ? `<p>${stateOf(null, copying)}</p>` : `<ul>\n${views.join('\n')}\n</ul>`
  const back = `<p><a href="${pagePath('cameras', language)}">${t('cameras.all')}</a></p>`
  const path = cameraPath(camera.id)
  return document({ path, title: name, description: name, body: `${county}${list}\n${back}` }, copying)
}

function draftOf(page: Page, body: string, copying: Copying): ResponseDraft {
  const prose = copying.response('getPage', { language: copying.language, page })
  const title = prose?.title ?? page
  return document({ path: pagePath(page), title, description: prose?.description ?? title, body }, copying)
}

function document(
  page: Pick<CopiedPage, 'title' | 'description' | 'body'> & { path: string },
  copying: Copying,
): ResponseDraft {
  const { language, words, moments, publicUrl, cameras, response, isOffered, analyticsId } = copying
  const { district, links } = siteInLanguage(copying.site, language)
  const path = languagePrefix(language) + page.path
  const titleOf = (one: Page) => response('getPage', { language, page: one })?.title ?? one
  const html = copyDocument({
    ...{ ...page, language, words, publicUrl, path },
    asOf: { instant: cameras.asOf, words: words.asOf(moments.whole) },
    isSample: cameras.feed.kind === 'sample',
    siteName: district.name,
    home: `${languagePrefix(language)}/`,
    official:
      links.travelerInformation === undefined
        ? null
        : { address: links.travelerInformation, name: copying.translations.t('cameras.official') },
    menu: MENU_PAGES.map((one) => ({ path: pagePath(one, language), title: titleOf(one) })),
    twins: LANGUAGES.filter(isOffered).map((one) => ({
      language: one,
      path: languagePrefix(one) + page.path,
    })),
  })
  return {
    path,
    // As the other pages, so that one rule of a web server covers them all.
    kind: analyticsId === null ? 'page' : 'measuredPage',
    mediaType: 'text/html; charset=utf-8',
    bytes: Buffer.from(html),
    ...(publicUrl.startsWith('https:') ? { isSecure: true } : {}),
  }
}

function roadName({ road, direction }: Camera, { translations }: Copying): string {
  return direction === null ? road : `${road} ${directionText(direction, translations)}`
}

/** Of several views the one that told most. */
function bestView({ views }: Camera): CameraView | null {
  const order = (state: CameraState) => CAMERA_STATES.indexOf(state)
  return views.toSorted((a, b) => order(a.state) - order(b.state))[0] ?? null
}

/** Of a view, as it was then; `null`: of a camera without one. */
function stateOf(view: CameraView | null, { words, moments }: Copying): string {
  if (view?.state === 'switchedOff') return words.switchedOff
  if (view === null || view.state === 'unavailable' || view.changedAt === null)
    return words.counts.unavailable
  const say = view.state === 'fresh' ? words.lastPicture : words.latePicture
  return say(moments.write(view.changedAt))
}

/** Moments in a language's words. A copy may be read on any later day, so none is an age. */
interface Moments {
  /** The moment of the copy: "November 22, 2026, 5:12 p.m." */
  whole: string
  /** "5:09 p.m." on the day of the copy, on another with its date. */
  write: (instant: string) => string
}

function copyMoments(asOf: string, language: Language, timeZone: string): Moments {
  const day = dayIn(timeZone, new Date(asOf))
  const whole = (at: Date) =>
    `${formatLongDay(dayIn(timeZone, at), language)}, ${formatClock(at, language, timeZone)}`
  return {
    whole: whole(new Date(asOf)),
    write: (instant) => {
      const at = new Date(instant)
      return dayIn(timeZone, at) === day ? formatClock(at, language, timeZone) : whole(at)
    },
  }
}
