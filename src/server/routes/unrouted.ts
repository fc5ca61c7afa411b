import { languagePrefix, splitLanguage } from '../../contract/language.ts'
import type { PreparedAnswer } from '../snapshot/prepared-answer.ts'

/** What becomes of a request that no route of its own takes. */
export type UnroutedAnswer =
  | { kind: 'prepared'; answer: PreparedAnswer }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'options'; isReadableAnywhere: boolean }
  | { kind: 'methodNotAllowed' }
  | { kind: 'notFound' }

type Answers = ReadonlyMap<string, PreparedAnswer>

/**
 * Decides over every address that is prepared, and over those that do not exist: a slash too many or
 * too few is mended; any other page path leads home, in its own language where that is offered;
 * what only programs ask for is not found. Pure.
 */
export function decideUnrouted(method: string, url: string, answers: Answers): UnroutedAnswer {
  const path = pathOf(url)
  const isRead = method === 'GET' || method === 'HEAD'
  const answer = answers.get(path)
  if (answer !== undefined) {
    if (method === 'OPTIONS') return { kind: 'options', isReadableAnywhere: answer.kind === 'api' }
    return isRead ? { kind: 'prepared', answer } : { kind: 'methodNotAllowed' }
  }
  if (isForPrograms(path) || !isRead) return { kind: 'notFound' }

  const mended = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
  if (answers.has(mended)) return { kind: 'redirect', status: 308, location: mended + url.slice(path.length) }
  const home = `${languagePrefix(splitLanguage(path).language)}/`
  return { kind: 'redirect', status: 302, location: answers.has(home) ? home : '/' }
}

/** Whether an address answers problems to programs rather than pages to people. */
export function isForPrograms(path: string): boolean {
  return /^\/(api|files|assets)\//.test(path)
}

/** The part of a request's address before the query, exactly as it came. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}
