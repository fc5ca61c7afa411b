import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SiteContent } from '../../content/site-content.ts'
import type { PeriodKind } from '../../contract/period.ts'
import type { IndexThread } from './index-thread.ts'
import { facetsOf, type Holding, type Holdings, type IndexedReport } from './stored-reports.ts'

/** Handing over so many characters takes about a millisecond. */
const CHARACTERS_AT_A_TIME = 250_000
const REPORTS_AT_A_TIME = 100

/** What reports of a period are called in each of our languages: titles name the period alone. */
const CALLED: Partial<Record<PeriodKind, string>> = {
  week: 'Weekly report, informe semanal, rapò chak semèn',
  month: 'Monthly report, informe mensual, rapò chak mwa',
  quarter: 'Quarterly report, informe trimestral, rapò chak trimès',
  fiscalYear: 'Annual report, informe anual, rapò anyèl',
}

/**
 * Brings an index that holds `held` up to date with `content`, a little at a time so that the server serves on.
 * Only what changed is sent. Resolves with what the index holds then; when it fails, that is unknown.
 */
export async function feedIndex(
  index: Pick<IndexThread, 'store' | 'forget'>,
  held: Holdings,
  content: Pick<SiteContent, 'site' | 'reports' | 'pageTexts'>,
): Promise<Holdings> {
  const now = new Map<string, Holding>()
  let batch: IndexedReport[] = []
  let characters = 0
  const handOver = async () => {
    if (batch.length > 0) await index.store(batch)
    batch = []
    characters = 0
  }
  for (const [position, report] of content.reports.entries()) {
    const { id, title, period } = report
    const summary = [report.summary, CALLED[period.kind] ?? ''].join('\n')
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
    if (characters >= CHARACTERS_AT_A_TIME || batch.length >= REPORTS_AT_A_TIME) await handOver()
    else if (position % REPORTS_AT_A_TIME === 0) await setImmediate()
  }
  await handOver()
  const gone = [...held.keys()].filter((id) => !now.has(id))
  if (gone.length > 0) await index.forget(gone)
  return now
}

/** What the index must store; `null`: it holds that already. */
function changeOf(
  id: string,
  before: Holding | undefined,
  holding: Holding,
  readPages: () => readonly string[],
): IndexedReport | null {
  if (isDeepStrictEqual(before, holding)) return null
  const { title, summary, textsSha256 } = holding
  const isSaid = before?.title === title && before.summary === summary && before.textsSha256 === textsSha256
  return { id, holding, pages: isSaid ? null : readPages() }
}
