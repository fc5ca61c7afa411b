import type { SiteContent } from '../../content/site-content.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { endpointUrl, type ParamsOf, type ResponseOf } from '../../contract/endpoints.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { TABLE_IDS, tableReferences } from '../../contract/metrics-table.ts'
import type { ReadEndpointId, ResponseSource } from '../../contract/page-source.ts'
import { PAGES } from '../../contract/pages.ts'
import { TIM_AREAS } from '../../contract/tim-report.ts'
import { tablesOf } from '../../measures/columns/tables.ts'
import type { OverviewId } from './overview-calls.ts'

/** Every GET call whose parameters can be listed from the content alone. */
export type ListedCallId = Exclude<ReadEndpointId, OverviewId>

/** The parameters each of them can be made with; a new endpoint does not compile until it stands here. */
const PARAMETERS: { [Id in ListedCallId]: (content: SiteContent) => readonly ParamsOf<Id>[] } = {
  getReports: () => CATEGORIES.map((category) => ({ category })),
  getReport: ({ reports }) => reports.map(({ id }) => ({ id })),
  getNewestReports: () => [{}],
  getArchivedReports: () => [{}],
  getRampSignalsData: () => [{}],
  getStats: () => [{}],
  getTimReports: (content) => [
    ...TIM_AREAS.map((id) => ({ id })),
    ...content.reports
      .filter((report) => report.category === 'services_incidentManagement_tim')
      .map((report) => ({ id: report.id })),
  ],
  getPage: () => LANGUAGES.flatMap((language) => PAGES.map((page) => ({ language, page }))),
  getTable: ({ reports }) =>
    reports
      .filter((report) => report.dataUrl !== null)
      // A category has one table or two, in the order of the references.
      .flatMap(({ id, category }) => tableReferences(id).slice(0, tablesOf(category).length))
      .map((reportId) => ({ reportId })),
  getSeries: () => TABLE_IDS.map((category) => ({ category })),
}

/**
 * Calls that are answered when they are first made: of some a large site has too many, and whole series are megabytes
 * that few people ever load.
 */
export const ON_DEMAND_CALLS: ReadonlySet<ListedCallId> = new Set<ListedCallId>([
  'getReport',
  'getTable',
  'getSeries',
  'getTimReports',
])

// The keys of a complete record of ListedCallId are exactly those ids.
const IDS = Object.keys(PARAMETERS) as ListedCallId[]

/** One call with its address and its answer. */
export type RespondedCall = {
  [Id in ListedCallId]: { id: Id; path: string; response: ResponseOf<Id> }
}[ListedCallId]

/** Every GET call that is answered ahead of time, with its address. */
export function* readCalls(content: SiteContent, response: ResponseSource): Generator<RespondedCall> {
  for (const id of IDS) if (!ON_DEMAND_CALLS.has(id)) yield* callsOf(id, content, response)
}

function* callsOf<Id extends ListedCallId>(
  id: Id,
  content: SiteContent,
  response: ResponseSource,
): Generator<RespondedCall> {
  for (const params of PARAMETERS[id](content)) {
    const responded = response(id, params)
    // One of the union by construction; TypeScript cannot pair an id that is a type parameter with its answer.
    if (responded !== null) yield { id, path: endpointUrl(id, params), response: responded } as RespondedCall
  }
}

/** The address of every GET call that is answered when it is first made; a few may have no answer. */
export function* onDemandCallPaths(content: SiteContent): Generator<string> {
  for (const id of ON_DEMAND_CALLS) yield* pathsOf(id, content)
}

function* pathsOf<Id extends ListedCallId>(id: Id, content: SiteContent) {
  for (const params of PARAMETERS[id](content)) yield endpointUrl(id, params)
}
