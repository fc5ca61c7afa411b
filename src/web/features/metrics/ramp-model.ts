import type { OverviewColumn, RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { RampStop } from '../../charts/ramp-line.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { formatMonth } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { buildFigureTable, type FigureTable, type Published } from './figures.ts'

type Overview = Published<RampOverview>

/** The ramps of each road and direction, in the order a driver passes them. */
export function corridorsOf(ramps: readonly RampFigures[]): RampFigures[][] {
  return [...Map.groupBy(ramps, ({ road, direction }) => `${road} ${direction}`).values()]
}

/** Whether a ramp metered at all in the month. `null`: not measured. */
export function hasMetered(ramp: RampFigures): boolean | null {
  const hours = figure(ramp, 'active_hours')
  return hours === null ? null : hours > 0
}

/** How many of all metered, in a sentence; facts are between `**`. */
export function rampLead({ ramps, period }: Overview, { t, language }: Translations): string {
  const on = ramps.filter((ramp) => hasMetered(ramp) === true).length
  const month = formatMonth(period.start, language)
  if (on === 0) return t('ramp.leadNone', { month })
  return t('ramp.lead', {
    on: formatNumber(on, language),
    all: formatNumber(ramps.length, language),
    month,
  })
}

/** How many are off now, and how settled the figures are. */
export function rampFacts({ ramps, period }: Overview, { t }: Translations): string[] {
  const off = ramps.filter(({ status }) => status !== 'active').length
  return [...(off === 0 ? [] : [t('ramp.leadOff', { count: off })]), t(`metrics.status.${period.status}`)]
}

/** What is shown at a ramp's place on the line. */
export function buildStop(ramp: RampFigures, translations: Translations): RampStop {
  const { t, language } = translations
  const [before, active] = [
    figure(ramp, 'mainline_speed_before_mph'),
    figure(ramp, 'mainline_speed_active_mph'),
  ]
  const [hours, override, delay] = [
    figure(ramp, 'active_hours'),
    figure(ramp, 'queue_override_minutes'),
    figure(ramp, 'ramp_delay_seconds'),
  ]
  return {
    key: ramp.id,
    name: ramp.interchange,
    status: ramp.status,
    statusText: t(`ramp.status.${ramp.status}`),
    since: sinceText(ramp, translations),
    // A schedule is the office's own text.
    sinceLanguage: ramp.status === 'active' ? 'en' : language,
    note: ramp.note,
    figures: [
      { name: t('ramp.hours'), text: hours === null ? null : formatNumber(hours, language) },
      {
        name: t('ramp.override'),
        text: override === null ? null : t('ramp.minutes', { number: formatNumber(override, language) }),
      },
      {
        name: t('ramp.delay'),
        text: delay === null ? null : t('ramp.seconds', { number: formatNumber(delay, language) }),
      },
      {
        name: t('ramp.speed'),
        text:
          before === null || active === null
            ? null
            : t('ramp.speedChange', {
                before: formatNumber(before, language),
                while: formatNumber(active, language),
              }),
      },
    ],
  }
}

/** When it runs, or since when it does not. */
function sinceText(ramp: RampFigures, { t, language }: Translations): string {
  if (ramp.status === 'active') return ramp.schedule ?? ''
  return ramp.lastMetered === null
    ? ''
    : t('ramp.lastMetered', { month: formatMonth(ramp.lastMetered, language) })
}

/** What a reader must know before comparing speeds: the months, the days, and that it proves nothing. */
export function associationText(
  ramps: readonly RampFigures[],
  month: string,
  { t, language }: Translations,
): string {
  const days = ramps
    .map((ramp) => figure(ramp, 'weekdays_measured'))
    .filter((count) => count !== null && count > 0)
  const counts = days.filter((count) => count !== null).sort((a, b) => a - b)
  const [least, most] = [counts[0], counts.at(-1)]
  const n =
    least === undefined || most === undefined
      ? t('ramp.nUnknown')
      : least === most
        ? t('ramp.nSame', { most: formatNumber(most, language) })
        : t('ramp.n', { least: formatNumber(least, language), most: formatNumber(most, language) })
  return t('ramp.association', { month, n })
}

/** A figure of the ramp's month. `null`: not measured, or nothing is published of it. */
function figure(ramp: Pick<RampFigures, 'figures'>, column: string): Measured {
  return ramp.figures?.[column] ?? null
}

/** The columns that describe a ramp. */
export const RAMP_COLUMNS = [
  'active_hours',
  'queue_override_minutes',
  'ramp_delay_seconds',
  'mainline_speed_before_mph',
  'mainline_speed_active_mph',
  'metering_rate_vehicles_per_hour',
  'uptime_percent',
  'weekdays_measured',
] as const

/** The ramps of a corridor as a table with all their figures. */
export function rampTable(
  ramps: readonly RampFigures[],
  columns: readonly OverviewColumn[],
  translations: Translations,
  caption: string,
): FigureTable {
  const { t } = translations
  const rows = ramps.map((ramp) => ({
    key: ramp.id,
    texts: [ramp.interchange, t(`ramp.status.${ramp.status}`)],
    figure: (column: string) => figure(ramp, column),
  }))
  return buildFigureTable(caption, [t('ramp.name'), t('ramp.statusNow')], RAMP_COLUMNS, rows, {
    columns,
    translations,
  })
}
