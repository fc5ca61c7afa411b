import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SiteContent } from '../../content/site-content.ts'
import type { PeriodKind } from '../../contract/period.ts'
import type { IndexThread } from './index-thread.ts'
import { facetsOf, type Holding, type Holdings, type IndexedReport } from './stored-reports.ts'

/** Passing this many characters to the thread takes about a millisecond. */
const CHARACTERS_AT_A_TIME = 250_000
const REPORTS_AT_A_TIME = 100

/** Names of reports by period in each language of the site: their titles name only the period. */
const PERIOD_NAMES: Partial<Record<PeriodKind, string>> = {
  week: 'Weekly report, informe semanal, rapò chak semèn',
  month: 'Monthly report, informe mensual, rapò chak mwa',
  quarter: 'Quarterly report, informe trimestral, rapò chak trimès',
  fiscalYear: 'Annual report, informe anual, rapò anyèl',
}

/**
 * Updates an index that holds `held` to match `content`, sending only changes, in batches so that the server stays
 * responsive. Resolves with what the index then holds; after a failure, that is unknown.
 */
export async function updateIndex(
  index: Pick<IndexThread, 'store' | 'forget'>,
  held: Holdings,
  content: Pick<SiteContent, 'site' | 'reports' | 'pageTexts'>,
): Promise<Holdings> {
  const now = new Map<string, Holding>()
  let batch: IndexedReport[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await index.store(batch)
    batch = []
    characters = 0
  }
  for (const [position, report] of content.reports.entries()) {
    const { id, title, period } = report
    const summary = [report.summary, PERIOD_NAMES[period.kind] ?? ''].join('\n')
    const texts = content.pageTexts.get(id)
    const next: Holding = {
      facets: facetsOf(report, content.site.calendar),
      title,
      summary,
      textsSha256: texts?.sha256 ?? null,
    }
    now.set(id, next)
    const change = changeOf(id, held.get(id), next, () => texts?.read() ?? [])
    if (change !== null) batch.push(change)
    characters += change?.pages?.reduce((sum, page) => sum + page.length, 0) ?? 0
    if (characters >= CHARACTERS_AT_A_TIME || batch.length >= REPORTS_AT_A_TIME) await flush()
    else if (position % REPORTS_AT_A_TIME === 0) await setImmediate()
  }
  await flush()
  const gone = [...held.keys()].filter((id) => !now.has(id))
  if (gone.length > 0) await index.forget(gone)
  return now
}

/** What the index must store; `null`: nothing changed. */
function changeOf(
  id: string,
  before: Holding | undefined,
  holding: Holding,
  readPages: () => readonly string[],
): IndexedReport | null {
  if (isDeepStrictEqual(before, holding)) return null
  const { title, summary, textsSha256 } = holding
  const hasSameTexts =
    before?.title === title && before.summary === summary && before.textsSha256 === textsSha256
  return { id, holding, pages: hasSameTexts ? null : readPages() }
}
