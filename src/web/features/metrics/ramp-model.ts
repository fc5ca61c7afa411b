import type { Language } from '../../../contract/language.ts'
import type { RampFigures, RampOverview } from '../../../contract/metrics-overview.ts'
import { RAMP_STATUSES } from '../../../contract/overview-names.ts'
import type { Ramp } from '../../../contract/ramp-signals.ts'
import type { Measured } from '../../../measures/measured.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { formatMonth, formatNumber } from '../../ui/format.ts'
import { buildFigureTable, type Published } from './figures.ts'

type Overview = Published<RampOverview>

/** The ramps of each road and direction, in the order a driver passes them. */
export function corridorsOf(ramps: readonly RampFigures[]): RampFigures[][] {
  return [...Map.groupBy(ramps, ({ road, direction }) => `${road} ${direction}`).values()]
}

/** How many of them metered at all in the month. */
export function countMetered(ramps: readonly RampFigures[]): number {
  return ramps.filter((ramp) => (figure(ramp, 'active_hours') ?? 0) > 0).length
}

/** How many of all metered, in a sentence; facts are between `**`. */
export function rampLead(
  { ramps, period }: { ramps: readonly RampFigures[] } & Pick<Overview, 'period'>,
  { t, language }: Translations,
): string {
  const [on, month] = [countMetered(ramps), formatMonth(period.start, language)]
  if (on === 0) return t('ramp.leadNone', { month })
  return t('ramp.lead', { on, all: ramps.length, off: ramps.length - on, month })
}

/**
 * How many are not on today, some of which may have metered earlier in the month; how many ramps have each status; and
 * how final the figures are.
 */
export function rampFacts({ ramps, period }: Overview, { t, language }: Translations): string[] {
  const notOn = ramps.filter(({ status }) => status !== 'active')
  const counts = { off: notOn.length, all: ramps.length, count: countMetered(notOn) }
  const today = t(counts.count === 0 ? 'ramp.notOn' : 'ramp.notOnButRan', counts)
  const list = RAMP_STATUSES.flatMap((status) => {
    const count = ramps.filter((ramp) => ramp.status === status).length
    const name = t(`ramp.status.${status}`).toLocaleLowerCase(language)
    return count === 0 ? [] : [`${name}\u00a0(${formatNumber(count, language)})`]
  }).join(', ')
  const sentences = [notOn.length === 0 ? '' : today, list === '' ? '' : t('ramp.today', { list })]
  return [...sentences, t(`metrics.status.${period.status}`)]
}

/** A ramp's measurements; facts are between `**`. `null`: not measured. */
export function rampFigures(ramp: RampFigures, { t, language }: Translations) {
  const number = (column: string) => {
    const value = figure(ramp, column)
    return value === null ? null : formatNumber(value, language)
  }
  const [override, delay] = [number('queue_override_minutes'), number('ramp_delay_seconds')]
  const [before, active] = [number('mainline_speed_before_mph'), number('mainline_speed_active_mph')]
  const isCompared = before !== null && active !== null
  return [
    { name: t('ramp.hours'), text: number('active_hours') },
    { name: t('ramp.override'), text: override === null ? null : t('ramp.minutes', { number: override }) },
    { name: t('ramp.delay'), text: delay === null ? null : t('ramp.seconds', { number: delay }) },
    { name: t('ramp.speed'), text: isCompared ? t('ramp.speedChange', { before, while: active }) : null },
  ]
}

/** A text and the language it is in. */
interface TextInLanguage {
  text: string
  language: Language
}

/** A text of the office about a ramp, in the visitor's language if it gives one, else in English. `null`: none. */
export function rampText(
  ramp: Pick<Ramp, 'schedule' | 'note' | 'translations'>,
  key: 'schedule' | 'note',
  language: Language,
): TextInLanguage | null {
  const [english, own] = [ramp[key], language === 'en' ? undefined : ramp.translations?.[language]?.[key]]
  if (own !== undefined) return { text: own, language }
  return english === null ? null : { text: english, language: 'en' }
}

/** When it runs, or since when it is off. `null`: unknown. */
export function sinceText(ramp: RampFigures, { t, language }: Translations): TextInLanguage | null {
  if (ramp.status === 'active') return rampText(ramp, 'schedule', language)
  if (ramp.lastMetered === null) return null
  return { text: t('ramp.lastMetered', { month: formatMonth(ramp.lastMetered, language) }), language }
}

/** A note on comparing speeds: the months, the days, and that it proves nothing. */
export function associationText(
  ramps: readonly RampFigures[],
  month: string,
  translations: Translations,
): string {
  const days = ramps.map((ramp) => figure(ramp, 'weekdays_measured') ?? 0).filter((count) => count > 0)
  return translations.t('ramp.association', { month, n: daysText(days, translations) })
}

function daysText(days: readonly number[], { t }: Translations): string {
  if (days.length === 0) return t('ramp.nUnknown')
  const [least, most] = [Math.min(...days), Math.max(...days)]
  return least === most ? t('ramp.nSame', { most }) : t('ramp.n', { least, most })
}

/** A figure of the ramp's month. `null`: not measured or not published. */
function figure(ramp: RampFigures, column: string): Measured {
  return ramp.figures?.[column] ?? null
}

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

export function rampTable(
  ramps: readonly RampFigures[],
  { columns }: RampOverview,
  translations: Translations,
): TableFigures {
  const { t } = translations
  const rows = ramps.map((ramp) => ({
    key: ramp.id,
    texts: [ramp.interchange, t(`ramp.status.${ramp.status}`)],
    figure: (column: string) => figure(ramp, column),
  }))
  const headings = { ramp: t('ramp.name'), status: t('ramp.statusNow') }
  return buildFigureTable(headings, RAMP_COLUMNS, rows, { columns, translations })
}
