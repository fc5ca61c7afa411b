import { expect, test } from 'vitest'
import {
  formatDay,
  formatDays,
  formatList,
  formatLongDay,
  formatMoment,
  formatReleaseDay,
  formatWeekday,
} from './format-date.ts'

const NBSP = '\u00a0'
const plain = (text: string) => text.replaceAll(NBSP, ' ').replaceAll('\u2060', '')

test('two days share their month and year where they can', () => {
  expect(plain(formatDays('2026-11-01', '2026-11-07', 'en'))).toBe('Nov 1–7, 2026')
  expect(plain(formatDays('2025-07-01', '2026-06-30', 'en'))).toBe('Jul 1, 2025–Jun 30, 2026')
  expect(formatDays('2026-11-01', '2026-11-07', 'en')).not.toContain(' ')
})

test('a day is the calendar day the office wrote, whatever the time zone of the machine', () => {
  expect(plain(formatDay('2026-09-15', 'en'))).toBe('Sep 15, 2026')
  expect(formatReleaseDay('2025-10-31', 'en')).toBe('10/31/2025')
  expect(plain(formatLongDay('2026-11-17', 'en'))).toBe('November 17, 2026')
  expect(plain(formatWeekday('2026-11-08', 'en', false))).toBe('Sun, Nov 8')
  expect(plain(formatWeekday('2026-11-14', 'en', true))).toBe('Sat, Nov 14, 2026')
})

test('names are joined as in a sentence', () => {
  expect(formatList(['Broward', 'Martin', 'St. Lucie'], 'en')).toBe('Broward, Martin and St. Lucie')
})

test('an instant is shown by the district’s clocks, in summer and winter', () => {
  const zone = 'America/New_York'
  expect(plain(formatMoment(new Date('2026-11-21T14:14:00Z'), 'en', zone))).toBe('November 21, 9:14 a.m.')
  expect(plain(formatMoment(new Date('2026-07-05T03:05:00Z'), 'en', zone))).toBe('July 4, 11:05 p.m.')
})

test('days of one month stay on one line; two whole dates may take two', () => {
  expect(formatDays('2026-11-08', '2026-11-14', 'en')).toContain('8–\u2060')
  expect(formatDays('2025-01-01', '2030-12-31', 'ht')).toMatch(/2025–31/)
})
