import { addDays } from '../../../../src/contract/calendar.ts'
import type { SamplePeriod } from '../periods.ts'
import type { SampleReport } from './sample-report.ts'

/** Days after its end that a report of each kind is published. */
const DELAY: Readonly<Record<string, number>> = { week: 3, month: 11, quarter: 24 }
/** Days after publication that a revised one was revised. */
const REVISED_AFTER = 39

/** When a report of this period was published, and whether its figures may still change or did. */
export function publicationOf({
  kind,
  end,
  status,
}: SamplePeriod): Pick<SampleReport, 'publishedOn' | 'revisedOn' | 'status'> {
  const publishedOn = addDays(end, DELAY[kind] ?? 0)
  return { publishedOn, status, revisedOn: status === 'revised' ? addDays(publishedOn, REVISED_AFTER) : null }
}
