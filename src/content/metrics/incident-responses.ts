import { textIn } from '../../contract/local-text.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { Report } from '../../contract/report.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import type { Incident, TimReport } from '../../contract/tim-report.ts'
import { figureIn, wordIn } from '../../measures/columns/table.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { timesOf } from '../../measures/columns/tim-incidents.ts'
import { summarizeIncidents } from '../../measures/incidents/incident-summary.ts'
import { millisecondsOf } from '../../measures/incidents/stamps.ts'
import type { SiteContent } from '../site-content.ts'
import { periodOfRow, rowsWithin } from './report-tables.ts'

const TABLE = TABLES.services_incidentManagement_tim

/**
 * Returns the incidents of an area in its newest period with any, or those of one incident report.
 * `null`: the id is neither.
 */
export function respondWithIncidents(content: SiteContent): (id: string) => TimReport | null {
  const ofTable = content.reports.filter(({ category }) => category === TABLE.category)
  const reportOfId = new Map(ofTable.map((report) => [report.id, report]))
  return (id) => {
    const area = content.site.incidentAreas.find((known) => known.id === id)
    if (area !== undefined) return reportOnArea(area, content)
    const report = reportOfId.get(id)
    return report === undefined ? null : reportOnPeriod(report, content)
  }
}

function reportOnArea(
  { id: area, name }: SiteContent['site']['incidentAreas'][number],
  { site, tables }: SiteContent,
): TimReport {
  const rows = tables.get(TABLE.id)?.rows.filter((row) => row.area === area) ?? []
  const last = rows.at(-1)
  const period = last === undefined ? null : periodOfRow(last, TABLE.periodKinds)
  const newest = rows.filter(
    (row) => row.period_start === last?.period_start && row.period_end === last?.period_end,
  )
  return {
    id: area,
    title: `Traffic incidents: ${textIn(name, 'en')}`,
    area,
    period,
    ...withSummary(newest, site),
  }
}

function reportOnPeriod({ id, title, period }: Report, { site, tables, areas }: SiteContent): TimReport {
  const table = tables.get(TABLE.id)
  const area = areas.get(id) ?? null
  const inPeriod = table === undefined ? [] : rowsWithin(table, period)
  const rows = inPeriod.filter((row) => area === null || row.area === area)
  return { id, title, area, period, ...withSummary(rows, site) }
}

function withSummary(
  rows: readonly MetricsRow[],
  { incidents: policy }: SiteInfo,
): Pick<TimReport, 'summary' | 'incidents'> {
  const incidents = rows.map(incidentOf).toSorted(byFirstStamp)
  return { summary: summarizeIncidents(incidents, policy.clearanceGoalMinutes), incidents }
}

/** In the order of their first recorded time; those without any time last. */
function byFirstStamp({ times: a }: Incident, { times: b }: Incident): number {
  const [first, second] = [firstStamp(a), firstStamp(b)]
  return first === second ? 0 : first - second
}

function firstStamp(times: Incident['times']): number {
  const recorded = Object.values(times).filter((stamp) => stamp !== null)
  return Math.min(...recorded.map(millisecondsOf))
}

function incidentOf(row: MetricsRow): Incident {
  const level = wordIn(row, 'level')
  return {
    id: wordIn(row, 'incident_id') ?? '',
    county: wordIn(row, 'county') ?? '',
    road: wordIn(row, 'road') ?? '',
    direction: wordIn(row, 'direction') ?? '',
    location: wordIn(row, 'location') ?? '',
    type: wordIn(row, 'event_type') ?? '',
    level: LEVELS.find((known) => String(known) === level) ?? null,
    lanesBlocked: figureIn(row, 'lanes_blocked'),
    lanesTotal: figureIn(row, 'lanes_total'),
    times: timesOf(row),
    roadwayClearanceMinutes: figureIn(row, 'roadway_clearance_minutes'),
    incidentClearanceMinutes: figureIn(row, 'incident_clearance_minutes'),
    sirv: row.sirv === 'yes',
    risc: row.risc === 'yes',
    secondary: row.secondary === 'yes',
  }
}

const LEVELS = [1, 2, 3] as const
