import type { ComparedFigures, FreewayOverview } from '../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../contract/overview-names.ts'
import { rounded } from '../../../measures/rounding.ts'
import { timeToAllow } from '../../../measures/travel-time/time-to-allow.ts'
import type { Translations } from '../../messages/catalog.ts'
import { formatNumber } from '../../ui/format.ts'
import { columnOf, comparedText, figureOf, minutesText, type Published, timeText } from './figures.ts'
import { LANES_OPEN } from './freeway-model.ts'
import type { TripTimes } from './trips.ts'

/**
 * What a commuter wants to know first, from the data: how long lanes stayed blocked, and whether that is usual, worded
 * like the figures below it. Compared with the mean of the year if there is one, else with the period before. Facts are between `**`.
 */
export function freewayLead(
  overview: Pick<Published<FreewayOverview>, 'period' | 'figures' | 'columns' | 'road'>,
  translations: Translations,
): string {
  const { t } = translations
  const { period, figures, columns, road } = overview
  const lanesOpen = figureOf(figures, LANES_OPEN)
  const where = road === ALL_ROADS ? '' : t('freeway.onRoad', { road })
  const when = timeText(overview, translations)
  if (lanesOpen.value === null) return t('freeway.lead.notMeasured', { where, when })
  const time = minutesText(lanesOpen.value, translations)
  if ((lanesOpen.mean ?? lanesOpen.previous) === null) return t('freeway.lead.alone', { where, time, when })
  const compared = comparedText(lanesOpen, columnOf(columns, LANES_OPEN), period.kind, translations)
  return t('freeway.lead.compared', { where, time, when, compared })
}

/** What the times of a freeway period are based on: n, coverage, the mean's periods, revisions. */
export function basisOf(overview: Published<FreewayOverview>, translations: Translations): string[] {
  return [
    laneCoverageText(overview, translations),
    eventCoverageText(overview, translations),
    meanBasisText(overview, translations),
  ].filter((sentence) => sentence !== '')
}

/** How many periods the means cover. Empty if nothing has a mean. */
export function meanBasisText({ figures, period }: Published<FreewayOverview>, { t }: Translations): string {
  const { mean, meanOf } = figureOf(figures, LANES_OPEN)
  return mean === null ? '' : t('metrics.meanOf', { measured: meanOf, periods: period.meanPeriods })
}

/** How many lane-blocking events have known times. Empty when nobody counted. */
export function laneCoverageText({ figures }: FreewayOverview, { t }: Translations): string {
  const { lanes, lanesOf, percent } = countsOf(figures)
  return lanes === null || lanesOf === null || percent === null
    ? ''
    : t('freeway.coverage', { measured: lanes, of: lanesOf, percent })
}

function eventCoverageText({ figures }: FreewayOverview, { t }: Translations): string {
  const { others, othersOf } = countsOf(figures)
  return others === null || othersOf === null
    ? ''
    : t('freeway.coverageAll', { measured: others, of: othersOf })
}

/** Both coverages in one line, for a table of steps. Empty when nobody counted. */
export function stepCoverageText({ figures }: FreewayOverview, { t }: Translations): string {
  const { lanes, lanesOf, others, othersOf } = countsOf(figures)
  return lanes === null || lanesOf === null || others === null || othersOf === null
    ? ''
    : t('numbers.coverage', { lanes, lanesOf, others, othersOf })
}

/** Of how many events the times are known. */
function countsOf(figures: ComparedFigures) {
  const count = (column: string) => figureOf(figures, column).value
  return {
    lanes: count('lane_blocking_events_with_times'),
    lanesOf: count('lane_blocking_events'),
    percent: count('lane_blocking_coverage_percent'),
    others: count('events_with_times'),
    othersOf: count('events'),
  }
}

/** The median and the 90th percentile for beside a mean, because durations are skewed. Empty if not measured. */
export function spreadText(
  { figures }: FreewayOverview,
  step: 'roadway_clearance' | 'incident_clearance',
  { t, language }: Translations,
): string {
  const [median, p90] = [`${step}_minutes_median`, `${step}_minutes_p90`].map((column) => {
    const { value } = figureOf(figures, column)
    return value === null ? null : formatNumber(value, language, 1)
  })
  return median == null || p90 == null ? '' : t('freeway.spread', { median, p90 })
}

/** How long a trip takes, in a sentence; facts are between `**`. Several stretches have no 95th percentile. */
export function timeToAllowText(
  { meanMinutes, p95Minutes, stretches }: TripTimes,
  when: string,
  translations: Translations,
): string {
  const { t } = translations
  if (stretches > 1 && meanMinutes !== null) {
    return t('allow.several', { typical: minutesText(rounded(meanMinutes, 0), translations) })
  }
  const time = timeToAllow(meanMinutes, p95Minutes)
  if (time === null) return t('allow.notMeasured', { when })
  return t('allow.answer', {
    typical: minutesText(time.typicalMinutes, translations),
    allow: minutesText(time.allowMinutes, translations),
  })
}

/** What the sentence is based on. */
export function basisFor(
  { freeFlowMinutes: free, coveragePercent: coverage, stretches }: TripTimes,
  period: string,
  translations: Translations,
): string {
  const { t, language } = translations
  const basis = t('allow.basis', {
    period,
    coverage:
      coverage === null
        ? t('allow.coverageUnknown')
        : t('allow.coverage', { percent: formatNumber(coverage, language, 1) }),
    free: free === null ? t('metrics.notMeasured') : minutesText(free, translations),
  })
  return stretches > 1 ? `${basis} ${t('allow.added', { count: stretches })}` : basis
}
