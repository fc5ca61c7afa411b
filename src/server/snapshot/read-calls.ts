import type { SiteContent } from '../../content/site-content.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { type AnswerOf, endpointUrl, type ParamsOf } from '../../contract/endpoints.ts'
import { LANGUAGES } from '../../contract/language.ts'
import { TABLE_IDS, tableReferences } from '../../contract/metrics-table.ts'
import type { AnswerSource, ReadEndpointId } from '../../contract/page-source.ts'
import { PAGES } from '../../contract/pages.ts'
import { TIM_AREAS } from '../../contract/tim-report.ts'

/** The parameters each GET call can be made with; a new endpoint does not compile until it stands here. */
const PARAMETERS: { [Id in ReadEndpointId]: (content: SiteContent) => readonly ParamsOf<Id>[] } = {
  getReports: () => CATEGORIES.map((category) => ({ category })),
  getNewestReports: () => [{}],
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
    reports.flatMap(({ id }) => tableReferences(id)).map((reportId) => ({ reportId })),
  getSeries: () => TABLE_IDS.map((category) => ({ category })),
}

/** Every GET call that has an answer, with its address. */
export function* readCalls(
  content: SiteContent,
  answer: AnswerSource,
): Generator<{ path: string; answer: AnswerOf<ReadEndpointId> }> {
  // The keys of a complete record of ReadEndpointId are exactly those ids.
  for (const id of Object.keys(PARAMETERS) as ReadEndpointId[]) yield* callsOf(id, content, answer)
}

function* callsOf<Id extends ReadEndpointId>(id: Id, content: SiteContent, answer: AnswerSource) {
  for (const params of PARAMETERS[id](content)) {
    const answered = answer(id, params)
    if (answered !== null) yield { path: endpointUrl(id, params), answer: answered }
  }
}
