import type { FigurePeriod } from '../../../contract/metrics-address.ts'
import type { ComparedFigure, EventCount, FreewayOverview } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import type { Step } from '../../charts/step-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { peakText } from '../../messages/direction-text.ts'
import { eventName } from '../../messages/event-name.ts'
import { formatNumber } from '../../ui/format-number.ts'
import {
  buildFigureTable,
  columnOf,
  type FigureTable,
  figureOf,
  figureText,
  type Published,
  readRows,
  travelTitles,
} from './figures.ts'
import { tripName } from './freeway-text.ts'

type Overview = Published<FreewayOverview>

const TABLE_IDS = {
  week: 'metrics_freeway_weekly',
  month: 'metrics_freeway_monthly',
  quarter: 'metrics_freeway_quarterly',
} as const satisfies Record<FigurePeriod, TableId>

/** The table of events of a kind of period. */
export function freewayTableId(kind: FigurePeriod): (typeof TABLE_IDS)[FigurePeriod] {
  return TABLE_IDS[kind]
}

/** The table of travel times beside it. */
export function reliabilityTableId(kind: FigurePeriod): TableId {
  return `${TABLE_IDS[kind]}.reliability`
}

/** From the first report to the last responder gone. */
const STEPS = ['verification', 'response', 'roadway_clearance', 'incident_clearance'] as const

/** The columns the steps are means of. */
export const STEP_COLUMNS = STEPS.map((step) => `${step}_minutes_mean` as const)

/** The bars of the step chart, with a sentence for each. */
export function buildSteps(overview: Overview, translations: Translations): Step[] {
  const { t } = translations
  return STEPS.map((step) =>
    buildBar(
      { key: step, name: t(`freeway.step.${step}`), note: t(`freeway.step.${step}Note`) },
      figureOf(overview.figures, `${step}_minutes_mean`),
      {
        kind: overview.period.kind,
        translations,
        text: (value) => minutes(value, translations),
        spoken: (number) => t('metrics.minutesLong', { number }),
        phone: (number, before) =>
          before === null
            ? t('freeway.phoneStepAlone', { number })
            : t('freeway.phoneStep', { number, before }),
      },
    ),
  )
}

/** The same as a table: a row for each step, with what it is compared with. */
export function stepTable(overview: Overview, translations: Translations, caption: string): FigureTable {
  const { t } = translations
  const { kind } = overview.period
  return {
    caption,
    columns: [
      { key: 'step', title: t('freeway.step'), holds: 'words' },
      { key: 'now', title: t(`metrics.now.${kind}`), holds: 'figures' },
      { key: 'before', title: t(`metrics.before.${kind}`), holds: 'figures' },
      { key: 'mean', title: t(`metrics.mean.${kind}`), holds: 'figures' },
      { key: 'lastYear', title: t(`metrics.lastYear.${kind}`), holds: 'figures' },
    ],
    rows: STEPS.map((step) => {
      const { value, previous, mean, lastYear } = figureOf(overview.figures, `${step}_minutes_mean`)
      const figures = [value, previous, mean, lastYear].map((figure) => minutes(figure, translations))
      return { key: step, cells: [t(`freeway.step.${step}`), ...figures] }
    }),
  }
}

function minutes(value: number | null, { language }: Translations): string | null {
  return value === null ? null : formatNumber(value, language, 1)
}

const PLANNING = 'planning_time_index'
const TRAVEL = 'travel_time_index'

/** A bar for each road: its planning time index over all segments and both peaks. */
export function buildRoadBars(
  { roadReliability, columns, period }: Overview,
  translations: Translations,
): Step[] {
  const { t } = translations
  return roadReliability.map(({ road, segments, figures }) =>
    buildBar(
      { key: road, name: road, note: t('freeway.segments', { count: segments }) },
      figureOf(figures, PLANNING),
      {
        kind: period.kind,
        translations,
        text: (value) => figureText(value, columnOf(columns, PLANNING), translations),
        spoken: (number) => number,
        phone: (number, before) =>
          before === null
            ? t('freeway.phoneIndexAlone', { number })
            : t('freeway.phoneIndex', { number, before }),
      },
    ),
  )
}

/** The same as a table, with the typical trip beside the one to plan for. */
export function roadTable(
  { roadReliability, columns, period }: Overview,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t, definitionOf } = translations
  const cell = (value: number | null, name: string) =>
    figureText(value, columnOf(columns, name), translations)
  return {
    caption,
    columns: [
      { key: 'road', title: t('filter.road'), holds: 'words' },
      { key: TRAVEL, title: definitionOf(TRAVEL)?.label ?? '', holds: 'figures' },
      { key: PLANNING, title: definitionOf(PLANNING)?.label ?? '', holds: 'figures' },
      { key: 'before', title: t(`metrics.before.${period.kind}`), holds: 'figures' },
      { key: 'mean', title: t(`metrics.mean.${period.kind}`), holds: 'figures' },
    ],
    rows: roadReliability.map(({ road, figures }) => {
      const [travel, planning] = [figureOf(figures, TRAVEL), figureOf(figures, PLANNING)]
      return {
        key: road,
        cells: [
          road,
          cell(travel.value, TRAVEL),
          cell(planning.value, PLANNING),
          cell(planning.previous, PLANNING),
          cell(planning.mean, PLANNING),
        ],
      }
    }),
  }
}

/** One bar beside what it is compared with, as figures and as text. */
function buildBar(
  named: Pick<Step, 'key' | 'name' | 'note'>,
  { value, previous, mean }: ComparedFigure,
  written: {
    kind: FigurePeriod
    translations: Translations
    text: (value: number | null) => string | null
    spoken: (number: string) => string
    phone: (number: string, before: string | null) => string
  },
): Step {
  const { kind, translations, text, phone } = written
  const { t } = translations
  const spoken = (name: string, figure: number | null) => {
    const number = text(figure)
    return `${name} ${number === null ? t('metrics.notMeasured') : written.spoken(number)}`
  }
  const now = text(value)
  return {
    ...named,
    value,
    previous,
    mean,
    valueText: now ?? t('chart.noData'),
    phoneText: now === null ? t('chart.noData') : phone(now, text(previous)),
    spoken: t('freeway.stepSpoken', {
      step: named.name,
      now: spoken(t(`metrics.now.${kind}`), value),
      before: spoken(t(`metrics.before.${kind}`), previous),
      mean: spoken(t(`metrics.mean.${kind}`), mean),
    }),
  }
}

/** Events of the period with a column for each county; `null` when they are not published by county. */
export function countyTable(
  events: readonly EventCount[],
  translations: Translations,
  caption: string,
): FigureTable | null {
  const counties = [...new Set(events.map(({ county }) => county))]
    .filter((county) => county !== 'all')
    .sort()
  if (counties.length === 0) return null
  const types = [...new Set(events.map(({ eventType }) => eventType))]
  const cell = (eventType: string, county: string) => {
    const found = events.find((one) => one.eventType === eventType && one.county === county)
    const value = found?.events.value ?? null
    return value === null ? null : formatNumber(value, translations.language)
  }
  return {
    caption,
    // A type that did not occur in a county has no row there.
    notMeasuredText: translations.t('freeway.noneRecorded'),
    isWide: true,
    columns: [
      { key: 'type', title: translations.t('freeway.event'), holds: 'words' },
      ...counties.map((county) => ({ key: county, title: county, holds: 'figures' as const })),
    ],
    rows: types.map((type) => ({
      key: type,
      cells: [eventName(type, translations), ...counties.map((county) => cell(type, county))],
    })),
  }
}

/** The columns that describe how long a trip takes and how reliably. */
export const TRIP_COLUMNS = [
  'mean_minutes',
  'p95_minutes',
  'buffer_index_percent',
  'travel_time_index',
  'coverage_percent',
] as const

/** Every trip in each peak with its typical time and the time to allow. */
export function tripTable(
  { reliability, columns }: FreewayOverview,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t } = translations
  const rows = readRows(reliability, ['road', 'direction', 'segment', 'peak']).map((row) => ({
    ...row,
    texts: [tripName(row, translations), peakText(row.word('peak'), translations, 'short')],
  }))
  return buildFigureTable(caption, [t('allow.trip'), t('freeway.peak')], TRIP_COLUMNS, rows, {
    columns,
    translations,
    titles: travelTitles(translations),
  })
}
