import type { ComparedFigures, FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { figureOf } from '../figure-columns.ts'
import type { Published } from '../overview-face.tsx'

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
    t(`metrics.status.${period.status}`),
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
