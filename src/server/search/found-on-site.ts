import type { CamerasResponse } from '../../contract/camera.ts'
import type { Language } from '../../contract/language.ts'
import type { FoundOnSite, SiteSearchParams } from '../../contract/site-search.ts'
import type { SnapshotSource } from '../snapshot/draft-responses.ts'
import type { SearchOutcome } from './document-search.ts'
import type { FindQuery } from './find-query.ts'
import { searchTexts, suggestSearch, withExitsTogether, withRoadSigns } from './search-texts.ts'
import { siteTexts } from './site-texts.ts'

/** Pages of each report among the results, unless one report alone is searched. */
const PAGES_OF_A_REPORT = 2

type Found = Extract<SearchOutcome, { kind: 'found' }>

/** What reports say, and the words they were searched for; `null`: those typed. */
export interface FoundReports extends Found {
  readAs: string | null
}

/**
 * Searches reports of every category, the archive included. What nothing says is searched for once more, with roads as
 * signs write them.
 */
export async function searchReports(
  { q, report, page }: SiteSearchParams,
  find: (query: FindQuery) => Promise<Found>,
): Promise<FoundReports> {
  const everywhere = { groups: null, year: null, language: null, isArchiveIncluded: true }
  const perReport = report === null ? PAGES_OF_A_REPORT : null
  const findWords = (words: string) =>
    find({ ...everywhere, q: withExitsTogether(words), report, perReport, page })
  const found = await findWords(q)
  const signs = withRoadSigns(q)
  if (found.response.totalAnywhere > 0 || signs === q) return { ...found, readAs: null }
  const read = await findWords(signs)
  return read.response.totalAnywhere > 0 ? { ...read, readAs: signs } : { ...found, readAs: null }
}

/** What the search page is rendered from. `reports: null`: they were not searched. */
export function foundOnSite(from: {
  params: SiteSearchParams
  address: string
  language: Language
  source: SnapshotSource
  cameras: CamerasResponse
  reports: FoundReports | null
}): FoundOnSite {
  const { params, address, language, source, cameras, reports } = from
  const { content, response } = source
  const texts = siteTexts(response, content.site, language)
  const typed = searchTexts(texts, withExitsTogether(params.q))
  const signs = withRoadSigns(params.q)
  const places = [
    ...cameras.cameras.map(({ location }) => location),
    ...content.ramps.map(({ interchange }) => interchange),
  ]
  const words = [...places, ...texts.map(({ title, text }) => `${title} ${text}`)]
  const definitions = texts.filter(({ kind }) => kind === 'definitions').length
  const pages = new Set(
    texts.filter(({ kind }) => kind !== 'definitions').map(({ url }) => url.replace(/#.*/, '')),
  )
  return {
    address,
    reports: reports?.response ?? null,
    readAs: reports?.readAs ?? null,
    texts: typed.length > 0 || signs === params.q ? typed : searchTexts(texts, signs),
    suggestion: reports?.response.suggestion ?? suggestSearch(params.q, words),
    scope: { reports: content.reports.length, pages: pages.size, definitions },
  }
}
