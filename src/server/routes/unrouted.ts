import type { RemovedReport, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import type { PreparedResponse } from '../snapshot/prepared-response.ts'
import type { SiteSnapshot } from '../snapshot/site-snapshot.ts'
import { removedAt } from './removed-reports.ts'

/** What becomes of a request that no route of its own takes. */
export type UnroutedResponse =
  | { kind: 'prepared'; response: PreparedResponse }
  /** To be made, or taken from those made before. */
  | { kind: 'onDemand'; path: string }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  /** A report was here once. */
  | { kind: 'gone'; removed: RemovedReport; language: Language }
  | { kind: 'options'; isReadableAnywhere: boolean }
  | { kind: 'methodNotAllowed' }
  | { kind: 'notFound' }

/** What there is: by look-up, and by being asked. */
interface Addresses {
  responses: Pick<SiteSnapshot['responses'], 'get' | 'has'>
  onDemand: Pick<SiteSnapshot['onDemand'], 'locate'>
  content: Pick<SiteContent, 'removed'>
}

/**
 * Decides over every address that is prepared, and over those that do not exist: a slash too many or
 * too few is mended, and so is a report looked for below another section than its own; a report that was taken
 * down is gone; any other page path leads home, in its own language where that is offered; what only programs ask for is not found. Pure.
 */
export function decideUnrouted(
  method: string,
  url: string,
  { responses, onDemand, content }: Addresses,
): UnroutedResponse {
  const path = pathOf(url)
  const isRead = method === 'GET' || method === 'HEAD'
  const response = responses.get(path)
  if (response !== undefined) {
    if (method === 'OPTIONS') return { kind: 'options', isReadableAnywhere: response.kind === 'api' }
    return isRead ? { kind: 'prepared', response } : { kind: 'methodNotAllowed' }
  }
  const located = onDemand.locate(path)
  if (located !== null && located.kind !== 'moved') {
    if (method === 'OPTIONS') return { kind: 'options', isReadableAnywhere: located.kind !== 'page' }
    return isRead ? { kind: 'onDemand', path } : { kind: 'methodNotAllowed' }
  }
  if (isForPrograms(path) || !isRead) return { kind: 'notFound' }

  const { language: requested } = splitLanguage(path)
  const language = responses.has(`${languagePrefix(requested)}/`) ? requested : DEFAULT_LANGUAGE
  const removed = removedAt(path, content)
  if (removed !== null) return { kind: 'gone', removed, language }
  const mended = mendedPath(path, { responses, onDemand })
  if (mended !== null) return { kind: 'redirect', status: 308, location: mended + url.slice(path.length) }
  return { kind: 'redirect', status: 302, location: `${languagePrefix(language)}/` }
}

/** Where a page really lives that was asked for with a slash too many or too few, or below another section. */
function mendedPath(path: string, { responses, onDemand }: Omit<Addresses, 'content'>): string | null {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  if (responses.has(other)) return other
  const [requested, mended] = [onDemand.locate(path), onDemand.locate(other)]
  if (requested?.kind === 'moved') return requested.to
  if (mended?.kind === 'moved') return mended.to
  return mended?.kind === 'page' ? other : null
}

/** Whether an address answers problems to programs rather than pages to people. */
export function isForPrograms(path: string): boolean {
  return /^\/(api|files|assets|feeds)\//.test(path)
}

/** The part of a request's address before the query, exactly as it came. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
