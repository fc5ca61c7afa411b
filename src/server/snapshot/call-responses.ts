import * as v from 'valibot'
import type { SiteContent } from '../../content/site-content.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import { type Endpoint, endpoints, type ParamsOf } from '../../contract/endpoints.ts'
import { LANGUAGES } from '../../contract/language.ts'
import {
  ARTERIAL_COUNTIES,
  CORRIDOR_MEASURES,
  EXPRESS_ROADS,
  FIGURE_PERIODS,
} from '../../contract/metrics-choices.ts'
import { type MetricsTable, TABLE_IDS, tableReferences } from '../../contract/metrics-table.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { ReadEndpointId, ResponseSource } from '../../contract/page-source.ts'
import { PROSE_PAGES } from '../../contract/pages.ts'
import { tablesOf } from '../../measures/columns/tables.ts'
import type { ResponseDraft } from './compressed-response.ts'
import { draftJson, draftTable } from './draft-responses.ts'

type Published = { content: SiteContent; response: ResponseSource }
type ParamsList<Id extends ReadEndpointId> = Iterable<ParamsOf<Id>>

/** The parameters each call can be made with; a new endpoint does not compile until it is listed here. */
const PARAMETERS: { [Id in ReadEndpointId]: (published: Published) => ParamsList<Id> } = {
  getReports: () => CATEGORIES.map((category) => ({ category })),
  getReport: ({ content }) => content.reports.map(({ id }) => ({ id })),
  getReadable: ({ content }) => content.reports.map(({ id }) => ({ id })),
  getNewestReports: () => [{}],
  getArchivedReports: () => [{}],
  getAccessibilitySummary: () => [{}],
  getNotices: () => [{}],
  getMapOverview: ({ content }) => (content.map === null ? [] : [{}]),
  getMapDetail: ({ content }) => (content.map === null ? [] : [{}]),
  getRampSignalsData: () => [{}],
  getStats: () => [{}],
  getTimReports: ({ content }) => [
    ...content.site.incidentAreas.map(({ id }) => ({ id })),
    ...content.reports
      .filter(({ category }) => category === 'services_incidentManagement_tim')
      .map(({ id }) => ({ id })),
  ],
  getPage: () => LANGUAGES.flatMap((language) => PROSE_PAGES.map((page) => ({ language, page }))),
  getTable: ({ content }) =>
    content.reports
      .filter((report) => report.dataUrl !== null)
      // A category has one table or two, in the order of the references.
      .flatMap(({ id, category }) => tableReferences(id).slice(0, tablesOf(category).length))
      .map((reportId) => ({ reportId })),
  getSeries: ({ content }) =>
    TABLE_IDS.filter((id) => content.tables.has(id)).map((category) => ({ category })),
  getFreewayOverview: function* ({ response }) {
    for (const by of FIGURE_PERIODS) {
      const newest = response('getFreewayOverview', { by, period: NEWEST, road: ALL_ROADS })
      for (const road of [ALL_ROADS, ...(newest?.roads ?? [])])
        for (const period of periodsOf(newest)) yield { by, period, road }
    }
  },
  getArterialOverview: function* ({ response }) {
    for (const county of ARTERIAL_COUNTIES)
      for (const measure of CORRIDOR_MEASURES)
        for (const period of periodsOf(response('getArterialOverview', { county, period: NEWEST, measure })))
          yield { county, period, measure }
  },
  getExpressOverview: function* ({ response }) {
    for (const road of EXPRESS_ROADS)
      for (const period of periodsOf(response('getExpressOverview', { road, period: NEWEST })))
        yield { road, period }
  },
  getRampOverview: ({ response }) =>
    periodsOf(response('getRampOverview', { period: NEWEST })).map((period) => ({ period })),
}

// The keys of a complete record of ReadEndpointId are exactly those ids.
const READ_ENDPOINTS = Object.keys(PARAMETERS) as ReadEndpointId[]

/** Whether a call is served from published content alone. */
export function isReadEndpoint(id: string): id is ReadEndpointId {
  return id in PARAMETERS
}

/** Every address of a call that can have a response; a few may have none. */
export function* callAddresses(published: Published): Generator<{ id: ReadEndpointId; params: Params }> {
  for (const id of READ_ENDPOINTS) for (const params of listParams(id, published)) yield { id, params }
}

export function listParams(id: ReadEndpointId, published: Published): Iterable<Params> {
  return PARAMETERS[id](published)
}

type Params = Readonly<Record<string, string>>

/** Renders the response of a call; `null`: its parameters name nothing that is published. */
export function draftCall(
  id: ReadEndpointId,
  params: Params,
  response: ResponseSource,
  isCsv = false,
): ResponseDraft | null {
  const endpoint: Endpoint = endpoints[id]
  const parsed = v.safeParse(v.object(endpoint.params), params)
  if (!parsed.success) return null
  // Parsed by the schemas that ParamsOf is inferred from; TypeScript cannot pair an id of a union with its params.
  const found = response(id, parsed.output as never)
  if (found === null) return null
  const path = addressOf(id, params)
  // Endpoints marked as tables return a MetricsTable.
  return endpoint.isTable === true ? draftTable(path, found as MetricsTable, isCsv) : draftJson(path, found)
}

function periodsOf(newest: { starts: readonly string[] } | null): string[] {
  return [NEWEST, ...(newest?.starts ?? [])]
}
