import type { Camera } from '../contract/camera.ts'
import type { Language } from '../contract/language.ts'
import type { PageSource } from '../contract/page-source.ts'
import { cameraPath, pagePath } from '../contract/pages.ts'
import type { Ramp } from '../contract/ramp-signals.ts'
import {
  buildSiteSearch,
  type FoundOnSite,
  parseSiteSearch,
  type SiteSearchKind,
  type SiteSearchParams,
  siteSearchPath,
  type TextMatch,
} from '../contract/site-search.ts'
import { cameraName } from './features/cameras/model/camera-name.ts'
import { DIRECTIONS } from './features/cameras/model/cameras-params.ts'
import { searchCameras } from './features/cameras/search/search-cameras.ts'
import { rampText } from './features/metrics/ramp-model.ts'
import type { HitGroup, ReportGroup, SiteHit, SiteSearchData } from './features/search/site-search-data.ts'
import type { Translations } from './messages/catalog.ts'
import { directionText } from './messages/names.ts'
import { asListed } from './page-queries.ts'
import { formatShortest } from './ui/format.ts'

/** How many results of each kind are shown when all kinds are. */
const SHOWN_OF_A_KIND = 4

/** Everything the search page shows. Runs only on the server, which has every camera and message. Pure. */
export function buildSiteSearchData(
  found: FoundOnSite,
  source: Pick<PageSource, 'cameras' | 'response'>,
  translations: Translations,
): SiteSearchData {
  const params = parseSiteSearch(found.address)
  const cameras = source.cameras?.cameras ?? []
  const ramps = source.response('getRampSignalsData', {})?.ramps ?? []
  const groupsFor = (q: string, { reports, texts }: Pick<FoundOnSite, 'reports' | 'texts'>) => {
    const places: Whole[] = [
      { kind: 'cameras', match: 'name', hits: findCameras(cameras, q, translations) },
      { kind: 'ramps', match: 'name', hits: findRamps(ramps, q, translations) },
    ]
    return groupsOf({ ...params, q }, { places, reports, texts }, translations.language)
  }
  const { readAs, corrected, scope } = found
  // Reports that contain only similar words do not count here: a camera's name may contain the words as typed.
  const typed = groupsFor(params.q, found.reports?.suggestion == null ? found : { ...found, reports: null })
  const meant = typed.length > 0 || corrected === null ? [] : groupsFor(corrected.words, corrected)
  const nearly =
    typed.length + meant.length > 0 ? [] : groupsFor(params.q, { reports: null, texts: found.nearlyTexts })
  return {
    params,
    groups: [typed, meant].find((groups) => groups.length > 0) ?? nearly,
    isNearly: nearly.length > 0,
    correctedTo: meant.length > 0 ? (corrected?.words ?? null) : null,
    isReportSearchReady: found.reports !== null,
    readAs,
    scope: { ...scope, cameras: cameras.length, ramps: ramps.length },
  }
}

/** All results of a kind. `match`: what of the best one matches the search text. */
interface Whole {
  kind: HitGroup['kind']
  match: TextMatch
  hits: readonly SiteHit[]
}

/** Kinds found by an everyday word, then by name, come before reports; kinds that only mention the search text, after. */
function groupsOf(
  params: SiteSearchParams,
  { places, reports, texts }: Pick<FoundOnSite, 'reports' | 'texts'> & { places: readonly Whole[] },
  language: Language,
): SiteSearchData['groups'] {
  const [definitions, services, pages] = (['definitions', 'services', 'pages'] as const).map(
    (kind): Whole => {
      const hits = texts.filter((text) => text.kind === kind)
      return { kind, match: hits[0]?.match ?? 'text', hits: hits.map(hitOf) }
    },
  )
  const wholes = [definitions, ...places, services, pages].filter(
    (whole) => whole !== undefined && whole.hits.length > 0,
  )
  const isShown = ({ kind }: { kind: SiteSearchKind }) =>
    params.report !== null ? kind === 'reports' : params.kind === null || params.kind === kind
  const shown = (match: TextMatch) =>
    wholes.flatMap((whole) =>
      whole?.match === match && isShown(whole) ? [cutGroup(whole, params, language)] : [],
    )
  const inReports = isShown({ kind: 'reports' }) ? reportGroups(params, reports, language) : []
  return [...shown('everyday'), ...shown('name'), ...inReports, ...shown('text')]
}

function hitOf({ title, language, url, excerpt }: FoundOnSite['texts'][number]): SiteHit {
  return { title, language, url, excerpt }
}

function cutGroup({ kind, hits }: Whole, params: SiteSearchParams, language: Language): HitGroup {
  if (params.kind === kind || hits.length <= SHOWN_OF_A_KIND)
    return { kind, total: hits.length, hits, allUrl: null }
  const allUrl =
    kind === 'cameras'
      ? `${pagePath('cameras', language)}?${new URLSearchParams({ q: params.q })}`
      : addressOf({ ...params, kind }, language)
  return { kind, total: hits.length, hits: hits.slice(0, SHOWN_OF_A_KIND), allUrl }
}

/** The group of reports; no group if nothing was found in them. */
function reportGroups(
  params: SiteSearchParams,
  found: FoundOnSite['reports'],
  language: Language,
): ReportGroup[] {
  if (found === null || found.total === 0) return []
  const { total, documents, pageCount, results, reports } = found
  const isWhole = params.kind === 'reports' || params.report !== null
  const shown = isWhole ? reports : reports.slice(0, SHOWN_OF_A_KIND)
  const ids = new Set(shown.map(({ id }) => id))
  const isCut = !isWhole && documents > shown.length
  return [
    {
      kind: 'reports',
      total,
      documents,
      pageCount,
      results: results.filter(({ reportId }) => ids.has(reportId)),
      reports: shown.map(asListed),
      allUrl: isCut ? addressOf({ ...params, kind: 'reports', page: 1 }, language) : null,
    },
  ]
}

function addressOf(params: SiteSearchParams, language: Language): string {
  return siteSearchPath(language) + buildSiteSearch(params)
}

function findCameras(cameras: readonly Camera[], q: string, translations: Translations): SiteHit[] {
  const { t, language } = translations
  return findPlaces(cameras, q, translations).map((camera) => {
    const { county, milepost } = camera
    const facts = [
      county === null ? null : t('camera.county', { county }),
      milepost === null ? null : t('camera.milepost', { milepost: formatShortest(milepost, language, 1) }),
    ].filter((fact) => fact !== null)
    return {
      title: cameraName(camera, translations),
      language,
      url: cameraPath(camera.id, language),
      excerpt: [{ text: facts.join(', '), match: false }],
    }
  })
}

function findRamps(ramps: readonly Ramp[], q: string, translations: Translations): SiteHit[] {
  const { t, language } = translations
  const byId = new Map(ramps.map((ramp) => [ramp.id, ramp]))
  return findPlaces(ramps.map(asCamera), q, translations).flatMap(({ id }) => {
    const ramp = byId.get(id)
    if (ramp === undefined) return []
    const { road, interchange: place } = ramp
    const direction = directionText(ramp.direction, translations).toLowerCase()
    const status = t(`ramp.status.${ramp.status}`)
    const written = rampText(ramp, ramp.note === null ? 'schedule' : 'note', language)
    // An excerpt cannot mark its language.
    const text = written?.language === language ? written.text : null
    const first = ramps.find((one) => one.road === road && one.direction === ramp.direction) ?? ramp
    return [
      {
        title: t('siteSearch.ramp', { road, direction, place }),
        language,
        url: `${pagePath('metrics', language)}?tab=ramp#ramps-${first.id}`,
        excerpt: [
          {
            text: text === null ? `${status}.` : t('siteSearch.rampText', { status, schedule: text }),
            match: false,
          },
        ],
      },
    ]
  })
}

/** An empty text finds nothing; `searchCameras` would find everything. */
function findPlaces(places: readonly Camera[], q: string, { searchNames }: Translations): readonly Camera[] {
  const found = searchCameras(places, q, searchNames)
  return q === '' || found === places ? [] : found
}

/** A ramp as a camera, for the camera search: it understands every spelling of roads, directions, exits and streets. */
function asCamera(ramp: Ramp): Camera {
  const { id, road, interchange, county, latitude, longitude } = ramp
  return {
    id,
    road,
    location: interchange,
    county,
    latitude,
    longitude,
    direction: DIRECTIONS.find((direction) => direction === ramp.direction) ?? null,
    milepost: null,
    exit: null,
    order: 0,
    distinction: null,
    views: [],
  }
}
