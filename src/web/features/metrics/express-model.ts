import type { Language } from '../../../contract/language.ts'
import type { ExpressOverview, OverviewColumn } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import type { DumbbellRow } from '../../charts/dumbbell-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/direction-text.ts'
import { formatHour } from '../../ui/format-date.ts'
import { formatMoney, formatNumber, formatShortest } from '../../ui/format-number.ts'
import {
  buildFigureTable,
  type FigureRow,
  type FigureTable,
  figureOf,
  minutesText,
  type Published,
  readRows,
} from './figures.ts'

/** One direction of one road's express lanes in one month. */
export interface ExpressView {
  overview: Published<ExpressOverview>
  direction: string
  /** "95 Express". */
  road: string
  tableId: TableId
}

/** The whole of the direction: its figures and their trend. */
export function wholeOf({ overview, direction }: ExpressView) {
  return overview.directions.find((one) => one.direction === direction) ?? { figures: {}, trend: NO_TREND }
}

const NO_TREND = { starts: [], figures: {} }

/** The time windows of the direction, in the order of the day. */
export function windowsOf({ overview, direction }: ExpressView): FigureRow[] {
  return readRows(overview.windows, ['direction', 'window'])
    .filter((row) => row.word('direction') === direction)
    .sort((a, b) => a.word('window').localeCompare(b.word('window')))
}

/** The window that saved most, in a sentence with what it cost; facts are between `**`. */
export function expressLead(windows: readonly FigureRow[], when: string, translations: Translations): string {
  const { t, language } = translations
  const best = windows.reduce<FigureRow | null>(
    (most, row) => ((row.figure(SAVED) ?? -Infinity) > (most?.figure(SAVED) ?? -Infinity) ? row : most),
    null,
  )
  const [saved, toll] = [best?.figure(SAVED) ?? null, best?.figure(TOLL) ?? null]
  if (best === null || saved === null || toll === null) return t('express.leadNotMeasured', { when })
  if (saved <= 0) return t('express.leadNotSaved')
  return t('express.leadSaved', {
    window: fromToText(best.word('window'), translations),
    toll: formatMoney(toll, language),
    minutes: minutesText(saved, translations),
  })
}

const SAVED = 'minutes_saved'
const TOLL = 'mean_toll_usd'

/** The rows of the dumbbell chart. */
export function buildDumbbells(windows: readonly FigureRow[], translations: Translations): DumbbellRow[] {
  const { t, language } = translations
  const money = (value: number | null) => (value === null ? null : formatMoney(value, language))
  return windows.map((row) => {
    const [express, general] = [row.figure('express_mean_speed_mph'), row.figure('general_mean_speed_mph')]
    const [saved, toll] = [row.figure(SAVED), row.figure(TOLL)]
    const unknown = t('metrics.notMeasured')
    const number = (value: number | null) => (value === null ? unknown : formatShortest(value, language, 1))
    return {
      key: row.key,
      name: hoursText(row.word('window'), translations),
      express,
      general,
      saved,
      savedText: saved === null ? null : formatNumber(saved, language, 1),
      tollText: money(toll),
      costText: money(row.figure('cost_per_minute_saved_usd')),
      spoken: t('express.windowSpoken', {
        window: hoursText(row.word('window'), translations),
        express: number(express),
        general: number(general),
        saved: number(saved),
        toll: money(toll) ?? unknown,
      }),
    }
  })
}

/** "06:00-07:00" as "6–7 a.m.", "11:00-13:00" as "11 a.m.–1 p.m.". */
export function hoursText(window: string, { language }: Translations): string {
  const { from, to } = hoursOf(window, language)
  return `${from}–\u2060${to}`
}

/** Both ends of a window; the first without "a.m." where the second has it too. */
function hoursOf(window: string, language: Language): { from: string; to: string } {
  const [from, to] = window.split('-').map((clock) => formatHour(clock, language))
  const [hour = '', half] = (from ?? '').split('\u00a0')
  return { from: half === to?.split('\u00a0')[1] ? hour : (from ?? ''), to: to ?? '' }
}

function fromToText(window: string, { t, language }: Translations): string {
  return t('express.fromTo', hoursOf(window, language))
}

const FIGURES = [
  'express_mean_speed_mph',
  'general_mean_speed_mph',
  'time_at_or_above_45_mph_percent',
  'minutes_saved',
  'mean_toll_usd',
  'max_toll_usd',
  'cost_per_minute_saved_usd',
  'express_volume_vehicles',
  'express_share_percent',
  'coverage_percent',
] as const

/** The time windows as a table with all their figures. */
export function windowTable(
  windows: readonly FigureRow[],
  columns: readonly OverviewColumn[],
  translations: Translations,
  caption: string,
): FigureTable {
  const { t } = translations
  const rows = windows.map((row) => ({
    ...row,
    texts: [hoursText(row.word('window'), translations), directionText(row.word('direction'), translations)],
  }))
  return buildFigureTable(caption, [t('express.window'), t('filter.direction')], FIGURES, rows, {
    columns,
    translations,
  })
}

/** How much of the month was measured. Empty when nobody counted. */
export function measuredText(view: ExpressView, { t, language }: Translations): string {
  const percent = figureOf(wholeOf(view).figures, 'coverage_percent').value
  return percent === null ? '' : t('express.measured', { percent: formatNumber(percent, language, 1) })
}
