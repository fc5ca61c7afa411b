import type {
  ComparedFigure,
  ComparedFigures,
  FigureRows,
  FreewayOverview,
} from '../../../contract/metrics-overview.ts'
import { type ComparisonRule, compareFigures } from '../../../measures/comparison/compare.ts'
import { timeToAllow } from '../../../measures/travel-time/time-to-allow.ts'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { type FigureRow, figureOf, minutesText, type Published, readRows } from './figures.ts'

interface LeadFacts {
  lanesOpen: ComparedFigure
  rule: ComparisonRule
  /** `null`: all freeways. */
  road: string | null
  /** "this week". */
  when: string
  /** "the 52-week mean", "the week before". */
  names: { mean: string; previous: string }
}
/**
 * What a commuter wants to know first, from the data: how long lanes stayed blocked, and whether that is usual.
 * Compared with the mean of the year where there is one, else with the period before. Facts are between `**`.
 */
export function freewayLead(
  { lanesOpen, rule, road, when, names }: LeadFacts,
  translations: Translations,
): string {
  const { t } = translations
  const where = road === null ? '' : t('freeway.onRoad', { road })
  if (lanesOpen.value === null) return t('freeway.lead.notMeasured', { where, when })
  const time = minutesText(lanesOpen.value, translations)
  const isMeanKnown = lanesOpen.mean !== null
  const compared = compareFigures(lanesOpen.value, isMeanKnown ? lanesOpen.mean : lanesOpen.previous, rule)
  if (compared.kind === 'notMeasured') return t('freeway.lead.alone', { where, time, when })
  const baseline = isMeanKnown ? names.mean : names.previous
  if (compared.verdict === 'same') return t('freeway.lead.same', { where, time, when, baseline })
  const difference = minutesText(Math.abs(compared.difference), translations)
  const way = compared.direction === 'down' ? 'faster' : 'slower'
  return t(`freeway.lead.${way}`, { where, time, when, difference, baseline })
}

/** What the figures of a freeway period rest on: n, coverage, the mean's periods, revisions. */
export function basisOf(overview: Published<FreewayOverview>, translations: Translations): string[] {
  const { t, language } = translations
  const { figures, period } = overview
  const meanOf = figureOf(figures, 'roadway_clearance_minutes_mean').meanOf
  return [
    laneCoverageText(overview, translations),
    eventCoverageText(overview, translations),
    t('metrics.meanOf', {
      measured: formatNumber(meanOf, language),
      periods: formatNumber(period.meanPeriods, language),
    }),
  ].filter((sentence) => sentence !== '')
}

/** How many lane-blocking events have known times. Empty when nobody counted. */
export function laneCoverageText({ figures }: FreewayOverview, { t, language }: Translations): string {
  const [measured, of] = [
    value(figures, 'lane_blocking_events_with_times'),
    value(figures, 'lane_blocking_events'),
  ]
  const percent = value(figures, 'lane_blocking_coverage_percent')
  if (measured === null || of === null || percent === null) return ''
  return t('freeway.coverage', {
    measured: formatNumber(measured, language),
    of: formatNumber(of, language),
    percent: formatNumber(percent, language),
  })
}

function eventCoverageText({ figures }: FreewayOverview, { t, language }: Translations): string {
  const [measured, of] = [value(figures, 'events_with_times'), value(figures, 'events')]
  if (measured === null || of === null) return ''
  return t('freeway.coverageAll', {
    measured: formatNumber(measured, language),
    of: formatNumber(of, language),
  })
}

/** Both coverages in one line, for a table of steps. Empty when nobody counted. */
export function stepCoverageText({ figures }: FreewayOverview, { t, language }: Translations): string {
  const [lanes, lanesOf] = [
    value(figures, 'lane_blocking_events_with_times'),
    value(figures, 'lane_blocking_events'),
  ]
  const [others, othersOf] = [value(figures, 'events_with_times'), value(figures, 'events')]
  if (lanes === null || lanesOf === null || others === null || othersOf === null) return ''
  return t('numbers.coverage', {
    lanes: formatNumber(lanes, language),
    lanesOf: formatNumber(lanesOf, language),
    others: formatNumber(others, language),
    othersOf: formatNumber(othersOf, language),
  })
}

function value(figures: ComparedFigures, column: string) {
  return figureOf(figures, column).value
}

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

/** Typical and 95th percentile minutes of a trip in a sentence; facts are between `**`. */
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
