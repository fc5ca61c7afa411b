import type { SiteContent } from '../../content/site-content.ts'
import { type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import type { MetricsTable } from '../../contract/metrics-table.ts'
import type { ResponseSource } from '../../contract/page-source.ts'
import { reportAddressOf, reportPath } from '../../contract/pages.ts'
import { splitCsvAddress } from '../http/table-format.ts'
import { parseMetricsView } from './metrics-view.ts'
import { type OverviewCall, parseOverviewPath } from './overview-calls.ts'
import { type Ask, parseCall, parseOnDemandCall } from './parse-call.ts'
import { onDemandCallPaths } from './read-calls.ts'

/** What an address means whose answer is made when it is first asked for. */
export type OnDemandAddress =
  /** The page of a report. */
  | { kind: 'page' }
  /** The report lives below another section. */
  | { kind: 'moved'; to: string }
  | { kind: 'call'; ask: Ask }
  /** A table in JSON or in CSV, at the address without a format. */
  | { kind: 'table'; ask: (source: ResponseSource) => MetricsTable | null; path: string; isCsv: boolean }
  | { kind: 'overview'; call: OverviewCall }
  /** The metrics page with another view than the usual one. */
  | { kind: 'view'; path: string; view: string }

/** Reads an address path; `null` when nothing is made on demand there. Pure. */
export function parseOnDemandAddress(
  path: string,
  response: ResponseSource,
  languages: readonly Language[],
): OnDemandAddress | null {
  const table = parseTableAddress(path)
  if (table !== null) return table.ask(response) === null ? null : table
  const ask = parseOnDemandCall(path)
  if (ask !== null) return ask(response) === null ? null : { kind: 'call', ask }
  const call = parseOverviewPath(path)
  if (call !== null) return { kind: 'overview', call }
  const view = parseMetricsView(path, response, languages)
  if (view !== null) return { kind: 'view', ...view }
  const { language, path: place } = splitLanguage(path)
  const requested = reportAddressOf(place)
  // `/en/…` is no address; only other languages have a prefix.
  if (requested === null || !languages.includes(language) || path !== languagePrefix(language) + place)
    return null
  const found = response('getReport', { id: requested.id })
  if (found === null) return null
  const own = reportPath(found.report, language)
  return own === path ? { kind: 'page' } : { kind: 'moved', to: own }
}

function parseTableAddress(address: string): Extract<OnDemandAddress, { kind: 'table' }> | null {
  const { path, isCsv } = splitCsvAddress(address)
  const ask = parseCall('getTable', path) ?? parseCall('getSeries', path)
  return ask === null ? null : { kind: 'table', ask, path, isCsv }
}

/** Every address that is made on demand, for whoever writes the whole site out; a few may have no answer. */
export function* onDemandPaths(content: SiteContent, languages: readonly Language[]): Generator<string> {
  yield* onDemandCallPaths(content)
  for (const report of content.reports) {
    for (const language of languages) yield reportPath(report, language)
  }
}
