import { greatest } from 'd3-array'
import type { Language } from '../../../contract/language.ts'
import type { ExpressOverview } from '../../../contract/metrics-overview.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText } from '../../messages/names.ts'
import { formatHour, formatMoney } from '../../ui/format.ts'
import { buildFigureTable, type FigureRow, minutesText, readRows } from './figures.ts'

export const SAVED = 'minutes_saved'
export const TOLL = 'mean_toll_usd'

/** The time windows of a direction, in the order of the day. */
export function windowsOf({ windows }: ExpressOverview, direction: string): FigureRow[] {
  return readRows(windows, ['direction', 'window'])
    .filter((row) => row.word('direction') === direction)
    .sort((a, b) => a.word('window').localeCompare(b.word('window')))
}

/** The window that saved the most, with its toll, in a sentence; facts are between `**`. */
export function expressLead(windows: readonly FigureRow[], when: string, translations: Translations): string {
  const { t, language } = translations
  const best = greatest(windows, (row) => row.figure(SAVED))
  const [saved, toll] = [best?.figure(SAVED) ?? null, best?.figure(TOLL) ?? null]
  if (best === undefined || saved === null || toll === null) return t('express.leadNotMeasured', { when })
  if (saved <= 0) return t('express.leadNotSaved')
  return t('express.leadSaved', {
    window: t('express.fromTo', hoursOf(best.word('window'), language)),
    toll: formatMoney(toll, language),
    minutes: minutesText(saved, translations),
  })
}

/** "06:00-07:00" as "6–7 a.m.", "11:00-13:00" as "11 a.m.–1 p.m.". */
export function hoursText(window: string, { language }: Translations): string {
  const { from, to } = hoursOf(window, language)
  return `${from}–\u2060${to}`
}

/** Both ends of a window; the first without "a.m." if the second has it too. */
function hoursOf(window: string, language: Language): { from: string; to: string } {
  const [from = '', to = ''] = window.split('-').map((clock) => formatHour(clock, language))
  const [hour = '', half] = from.split('\u00a0')
  return { from: half === to.split('\u00a0')[1] ? hour : from, to }
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

export function windowTable(
  windows: readonly FigureRow[],
  { columns }: ExpressOverview,
  translations: Translations,
): TableFigures {
  const { t } = translations
  const rows = windows.map((row) => ({
    ...row,
    texts: [hoursText(row.word('window'), translations), directionText(row.word('direction'), translations)],
  }))
  const headings = { window: t('express.window'), direction: t('filter.direction') }
  return buildFigureTable(headings, FIGURES, rows, { columns, translations })
}
