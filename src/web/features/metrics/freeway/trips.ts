import type { FigureRows } from '../../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../../measures/travel-time/time-to-allow.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { directionText } from '../../../messages/direction-text.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { type FigureRow, readRows } from '../figure-columns.ts'
import { minutesText } from './freeway-lead.ts'

/** A stretch of road in one direction, with its figures in each peak. */
export interface Trip {
  key: string
  name: string
  /** By peak: `am`, `pm`. */
  peaks: ReadonlyMap<string, FigureRow>
}

/** The stretches that travel times are measured over, in the order they are published. */
export function tripsIn(reliability: FigureRows, translations: Translations): Trip[] {
  const rows = readRows(reliability, ['road', 'direction', 'segment', 'peak'])
  const trips = Map.groupBy(rows, tripKey)
  return [...trips].map(([key, ofTrip]) => ({
    key,
    name: tripName(ofTrip[0], translations),
    peaks: new Map(ofTrip.map((row) => [row.word('peak'), row])),
  }))
}

/** "I-95 southbound, Exit 39 to Exit 29". */
export function tripName(row: FigureRow | undefined, translations: Translations): string {
  if (row === undefined) return ''
  return translations.t('freeway.tripName', {
    road: row.word('road'),
    direction: directionText(row.word('direction'), translations),
    segment: row.word('segment'),
  })
}

function tripKey(row: FigureRow): string {
  return ['road', 'direction', 'segment'].map(row.word).join(' ')
}

/** Typical and 95th percentile minutes of a trip in a sentence; facts stand between `**`. */
export function responseFor(row: FigureRow, when: string, translations: Translations): string {
  const time = timeToAllow(row.figure('mean_minutes'), row.figure('p95_minutes'))
  if (time === null) return translations.t('allow.notMeasured', { when })
  return translations.t('allow.answer', {
    typical: minutesText(time.typicalMinutes, translations),
    allow: minutesText(time.allowMinutes, translations),
  })
}

/** What the answer rests on. */
export function basisFor(row: FigureRow, period: string, translations: Translations): string {
  const { t, language } = translations
  const [free, coverage] = [row.figure('free_flow_minutes'), row.figure('coverage_percent')]
  return t('allow.basis', {
    period,
    coverage:
      coverage === null
        ? t('allow.coverageUnknown')
        : t('allow.coverage', { percent: formatNumber(coverage, language, 1) }),
    free: free === null ? t('metrics.notMeasured') : minutesText(free, translations),
  })
}
