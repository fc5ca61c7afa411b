import type { CategoryProfile } from '../../contract/district-profile.ts'
import { lacksTerms, withTerms } from '../../contract/district-terms.ts'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { mainExpress } from '../../contract/metrics-choices.ts'
import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { districtTerms, shownCategories } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import type { ColumnName } from '../../measures/columns/tables.ts'
import { bothDirections } from '../../measures/overviews/both-directions.ts'

type MainExpress = NonNullable<ReturnType<typeof mainExpress>>

/** One figure that sums up a whole table, with a label anyone understands. */
export interface Headline {
  key: string
  label: string
  /** A table with the name of its category. */
  table: Extract<TableId, keyof CategoryProfile>
  column: ColumnName
  /** Columns of its sample size. `null`: it is a count itself, or its table does not say. */
  counts: { measured: ColumnName; of: ColumnName } | null
  coverage: ColumnName | null
  /** Picks its row from those of one period. `null`: that period has none. */
  choose: (rows: readonly MetricsRow[]) => MetricsRow | null
}

const lanes = {
  table: 'metrics_freeway_weekly',
  counts: { measured: 'lane_blocking_events_with_times', of: 'lane_blocking_events' },
  coverage: 'lane_blocking_coverage_percent',
  choose: wholeOfFreeways,
} as const

const FREEWAY_HEADLINES = [
  {
    ...lanes,
    key: 'minutesToReopenLanes',
    label: 'Time to reopen lanes',
    column: 'roadway_clearance_minutes_mean',
  },
  {
    ...lanes,
    key: 'lanesOpenWithin90MinutesPercent',
    label: 'Lanes open within {clearanceGoal} minutes',
    column: 'open_roads_compliance_percent',
  },
  {
    key: 'roadRangerAssists',
    label: '{assistant} assists',
    table: 'metrics_freeway_weekly',
    column: 'road_ranger_assists',
    counts: null,
    coverage: null,
    choose: wholeOfFreeways,
  },
] as const satisfies readonly Headline[]

/** The headline figures of a district, in the order shown. */
export function headlinesOf(site: SiteInfo): Headline[] {
  const terms = districtTerms(site, DEFAULT_LANGUAGE)
  const shown = shownCategories(site, DEFAULT_LANGUAGE)
  const express = mainExpress(shown)
  const headlines: Headline[] = [
    ...FREEWAY_HEADLINES,
    ...(express === null ? [] : [expressHeadline(express.category)]),
  ]
  return headlines
    .filter(({ label, table }) => !lacksTerms(label, terms) && shown[table] !== undefined)
    .map((headline) => ({ ...headline, label: withTerms(headline.label, terms) }))
}

function expressHeadline(table: MainExpress['category']): Headline {
  return {
    key: 'express95AtOrAbove45MphPercent',
    label: '{mainExpress} at 45\u00a0mph or faster',
    table,
    column: 'time_at_or_above_45_mph_percent',
    counts: null,
    coverage: 'coverage_percent',
    choose: wholeOfExpress,
  }
}

/** The row for all counties, roads, directions, types and levels combined. */
function wholeOfFreeways(rows: readonly MetricsRow[]): MetricsRow | null {
  const isWhole = ({ county, road, direction, event_type, level }: MetricsRow) =>
    [county, road, direction, event_type, level].every((key) => key === ALL)
  return rows.find(isWhole) ?? null
}

/** Both directions of a corridor over the whole month combined. */
function wholeOfExpress(rows: readonly MetricsRow[]): MetricsRow | null {
  return bothDirections(rows.filter(({ window }) => window === ALL))
}
