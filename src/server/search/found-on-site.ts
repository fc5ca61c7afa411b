import type { CamerasResponse } from '../../contract/camera.ts'
import type { Language } from '../../contract/language.ts'
import {
  buildSiteSearch,
  type FoundOnSite,
  type SiteSearchParams,
  type TextHit,
} from '../../contract/site-search.ts'
import type { SnapshotSource } from '../snapshot/draft-responses.ts'
import type { SearchOutcome } from './document-search.ts'
import type { FindQuery } from './find-query.ts'
import {
  asWritten,
  searchTexts,
  searchTextsNearly,
  suggestSearch,
  withExitsTogether,
  withoutStopWords,
} from './search-texts.ts'
import { siteTexts } from './site-texts.ts'

/** Pages of each report among the results, unless one report alone is searched. */
const PAGES_OF_A_REPORT = 2

type Found = Extract<SearchOutcome, { kind: 'found' }>
type FindReports = (words: string) => Promise<Found>

/** Searches reports of every category, including the archive. */
export function reportSearch(
  { report, page }: SiteSearchParams,
  find: (query: FindQuery) => Promise<Found>,
): FindReports {
  const everywhere = { groups: null, year: null, language: null, isArchiveIncluded: true }
  const perReport = report === null ? PAGES_OF_A_REPORT : null
  return (words) => find({ ...everywhere, q: withExitsTogether(words), report, perReport, page })
}

/**
 * Finds what the search page shows, and returns the content that was searched. When nothing matches, retries as
 * reports and pages write it, then without stop words, then with similar words. `findReports: null`: reports cannot be
 * searched yet.
 */
export async function findOnSite(from: {
  params: SiteSearchParams
  language: Language
  /** Content to search while reports cannot be. */
  live: SnapshotSource
  cameras: CamerasResponse
  findReports: FindReports | null
}): Promise<{ found: FoundOnSite; source: SnapshotSource }> {
  const { params, language, live, cameras, findReports } = from
  const { q } = params
  const findWords = (words: string) => (q === '' ? null : (findReports?.(words) ?? null))
  const typed = await findWords(q)
  const written = asWritten(q)
  const keywords = withoutStopWords(written)
  let [read, last] = [q, typed]
  for (const words of [written, keywords]) {
    if (words === read || isFound(last)) continue
    read = words
    last = await findWords(words)
  }
  const reports = isFound(last) ? last : typed

  const source = reports?.source ?? live
  const { content } = source
  const siteHas = siteTexts(source.response, content.site, language)
  const findTexts = (words: string) => searchTexts(siteHas, withExitsTogether(words))
  // Texts with everything that was typed come before those with only its keywords.
  const withKeywords = (words: string, alone: string) =>
    alone === words ? findTexts(words) : distinct([...findTexts(words), ...findTexts(alone)])
  const textsAsTyped = withKeywords(q, withoutStopWords(q))
  const texts = textsAsTyped.length > 0 || written === q ? textsAsTyped : withKeywords(written, keywords)
  const correct = async (): Promise<FoundOnSite['corrected']> => {
    const suggestion = last?.response.suggestion ?? null
    const names = [
      ...cameras.cameras.map(({ location }) => location),
      ...content.ramps.map(({ interchange }) => interchange),
    ]
    const known = [
      ...names,
      ...siteHas.flatMap(({ title, everydayWords, text }) => [title, ...everydayWords, text]),
    ]
    const words = suggestion ?? suggestSearch(keywords, known)
    if (words === null) return null
    const corrected = suggestion === null ? await findWords(words) : last
    return { words: asTyped(words, q), reports: corrected?.response ?? null, texts: findTexts(words) }
  }
  const isDefinition = ({ kind }: { kind: string }) => kind === 'definitions'
  const pages = new Set(
    siteHas.filter((text) => !isDefinition(text)).map(({ url }) => url.replace(/[?#].*/, '')),
  )
  const isNothing = q !== '' && !isFound(reports) && texts.length === 0
  const corrected = isNothing ? await correct() : null
  const found: FoundOnSite = {
    address: buildSiteSearch(params),
    reports: reports?.response ?? null,
    readAs: written !== q && read !== q && isFound(last) ? read : null,
    texts,
    nearlyTexts: isNothing ? searchTextsNearly(siteHas, keywords) : [],
    corrected,
    scope: {
      reports: content.reports.length,
      pages: pages.size,
      definitions: siteHas.filter(isDefinition).length,
    },
  }
  return { found, source }
}

function distinct(hits: readonly TextHit[]): TextHit[] {
  const isSame = (a: TextHit, b: TextHit) => a.url === b.url && a.title === b.title
  return hits.filter((hit, index) => index === hits.findIndex((one) => isSame(one, hit)))
}

/** Whether reports have the typed words themselves, not just similar ones. */
function isFound(found: Found | null): boolean {
  return found !== null && found.response.suggestion === null && found.response.totalAnywhere > 0
}

/** Removes the quotes that `withExitsTogether` added. */
function asTyped(words: string, typed: string): string {
  return typed.includes('"') ? words : words.replaceAll('"', '')
}
