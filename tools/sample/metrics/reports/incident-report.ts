import { periodLabel } from '../../../../src/content/period-label.ts'
import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import type { TimArea } from '../../../../src/contract/tim-report.ts'
import { distributionOf } from '../../../../src/measures/distribution.ts'
import type { TableBlock } from '../../blocks.ts'
import { columns } from '../../figures/table-columns.ts'
import type { SamplePeriod } from '../periods.ts'
import { publicationOf } from './publication.ts'
import type { SampleReport } from './sample-report.ts'
import { figure, rowsOfPeriod, type SampleTables } from './table-rows.ts'
import { typeWords, written } from './words.ts'

const AREAS: Record<TimArea, { name: string; slug: string }> = {
  broward: { name: 'Broward', slug: 'broward' },
  palmBeach: { name: 'Palm Beach', slug: 'palm-beach' },
  treasureCoast: { name: 'Treasure Coast', slug: 'treasure-coast' },
}

/** The incident management report of one area and month. */
export function incidentReport(area: TimArea, month: SamplePeriod, tables: SampleTables): SampleReport {
  const { name, slug } = AREAS[area]
  const { start, end } = month
  const label = periodLabel(month)
  const rows = rowsOfPeriod(tables, 'services_incidentManagement_tim', start).filter(
    (row) => row.area === area,
  )
  const lanes = distributionOf(
    rows.map((row) => figure(row, 'roadway_clearance_minutes')).filter((minutes) => minutes !== null),
  )
  const sentence = `The ${name} team went through ${rows.length} incidents. Lanes opened after ${written(lanes.mean, 1)} minutes on average, half of them within ${written(lanes.median, 1)}.`
  return {
    id: `incident-management-tim-${slug}-${start.slice(0, 7)}`,
    category: 'services_incidentManagement_tim',
    title: `Traffic incidents, ${name}, ${label}`,
    summary: sentence,
    period: { kind: 'month', start, end, label },
    ...publicationOf(month),
    area,
    coverLines: ['Incidents,', name],
    blocks: [
      { kind: 'chapter', title: 'The month in figures' },
      { kind: 'lead', text: sentence },
      clearanceTable(rows),
      { kind: 'chapter', title: 'The longest ones' },
      longestTable(rows),
    ],
  }
}

function clearanceTable(rows: readonly MetricsRow[]): TableBlock {
  const line = (label: string, name: string) => {
    const { mean, median, p90, n } = distributionOf(rows.map((row) => figure(row, name)))
    return [label, written(mean, 1), written(median, 1), written(p90, 1), String(n)]
  }
  return {
    kind: 'table',
    caption: 'How long it took, minutes from the first report',
    columns: columns('Step', 'Mean', 'Median', '9 in 10', 'Incidents'),
    rows: [
      line('Lanes open', 'roadway_clearance_minutes'),
      line('Scene clear', 'incident_clearance_minutes'),
    ],
    note: 'Incidents that lack a time are left out. The goal is 90 minutes.',
  }
}

const LONGEST = 18

function longestTable(rows: readonly MetricsRow[]): TableBlock {
  const longest = rows.toSorted((a, b) => minutesOf(b) - minutesOf(a)).slice(0, LONGEST)
  return {
    kind: 'table',
    caption: `The ${longest.length} incidents that lasted longest`,
    columns: columns('Number', 'Day', 'Road', 'Type', 'Lanes', 'Lanes open, min', 'Scene clear, min'),
    rows: longest.map((row) => [
      String(row.incident_id).slice(-4),
      String(row.t1).slice(5, 10),
      `${row.road} ${row.direction}`,
      typeWords(String(row.event_type)),
      `${row.lanes_blocked} of ${row.lanes_total}`,
      written(figure(row, 'roadway_clearance_minutes'), 1),
      written(figure(row, 'incident_clearance_minutes'), 1),
    ]),
    note: 'A dash: no lane was blocked, or a time is missing. The table on the site has every incident.',
  }
}

function minutesOf(row: MetricsRow): number {
  return figure(row, 'incident_clearance_minutes') ?? 0
}
