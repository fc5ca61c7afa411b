import type { Language } from '../../../../contract/language.ts'
import { EXPRESS_TARGET_MPH } from '../../../../measures/express/time-at-speed.ts'
import type { DumbbellRow } from '../../../charts/dumbbell-chart.tsx'
import type { Translations } from '../../../messages/catalog.ts'
import { formatHour } from '../../../ui/format-date.ts'
import { formatMoney, formatNumber, formatShortest } from '../../../ui/format-number.ts'
import { type FigureRow, readRows } from '../figure-columns.ts'
import { minutesText } from '../freeway/freeway-lead.ts'
import type { ExpressView } from './express-view.ts'

export { EXPRESS_TARGET_MPH }

/** The time windows of the direction, in the order of the day. */
export function windowsOf({ overview, direction }: ExpressView): FigureRow[] {
  return readRows(overview.windows, ['direction', 'window'])
    .filter((row) => row.word('direction') === direction)
    .sort((a, b) => a.word('window').localeCompare(b.word('window')))
}

/** The window that saved most, in a sentence with what it cost; facts stand between `**`. */
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

/** Both ends of a window; the first without "a.m." where the second says the same. */
function hoursOf(window: string, language: Language): { from: string; to: string } {
  const [from, to] = window.split('-').map((clock) => formatHour(clock, language))
  const [hour = '', half] = (from ?? '').split('\u00a0')
  return { from: half === to?.split('\u00a0')[1] ? hour : (from ?? ''), to: to ?? '' }
}

function fromToText(window: string, { t, language }: Translations): string {
  return t('express.fromTo', hoursOf(window, language))
}
