import { expect, test } from 'vitest'
import {
  formatBytes,
  formatDay,
  formatDayNumeric,
  formatDays,
  formatList,
  formatLongDay,
  formatMoment,
  formatNumber,
  formatWeekday,
} from './format.ts'

const NBSP = '\u00a0'
const plain = (text: string) => text.replaceAll(NBSP, ' ').replaceAll('\u2060', '')

test('a file size reads in decimal units and never breaks over two lines', () => {
  expect(formatBytes(482_113, 'en')).toBe(`482${NBSP}KB`)
  expect(formatBytes(6_104_000, 'en')).toBe(`6.1${NBSP}MB`)
  expect(formatBytes(12, 'en')).toBe(`1${NBSP}KB`)
  expect(formatBytes(999_600, 'en')).toBe(`1.0${NBSP}MB`)
})

test('two days share their month and year where they can', () => {
  expect(plain(formatDays('2026-11-01', '2026-11-07', 'en'))).toBe('Nov 1–7, 2026')
  expect(plain(formatDays('2025-07-01', '2026-06-30', 'en'))).toBe('Jul 1, 2025–Jun 30, 2026')
  expect(formatDays('2026-11-01', '2026-11-07', 'en')).not.toContain(' ')
})

test('a day is the calendar day the office wrote, whatever the time zone of the machine', () => {
  expect(plain(formatDay('2026-09-15', 'en'))).toBe('Sep 15, 2026')
  expect(formatDayNumeric('2025-10-31', 'en')).toBe('10/31/2025')
  expect(plain(formatLongDay('2026-11-17', 'en'))).toBe('November 17, 2026')
  expect(plain(formatWeekday('2026-11-08', 'en', false))).toBe('Sun, Nov 8')
  expect(plain(formatWeekday('2026-11-14', 'en', true))).toBe('Sat, Nov 14, 2026')
})

test('numbers carry thousands separators and names are joined as in a sentence', () => {
  expect(formatNumber(84_310, 'en')).toBe('84,310')
  expect(formatNumber(93.44, 'en', 1)).toBe('93.4')
  expect(formatList(['Broward', 'Martin', 'St. Lucie'], 'en')).toBe('Broward, Martin and St. Lucie')
})

test('an instant is told on the district’s clocks, in summer and winter', () => {
  const zone = 'America/New_York'
  expect(plain(formatMoment(new Date('2026-11-21T14:14:00Z'), 'en', zone))).toBe('November 21, 9:14 a.m.')
  expect(plain(formatMoment(new Date('2026-07-05T03:05:00Z'), 'en', zone))).toBe('July 4, 11:05 p.m.')
})

test('days of one month stay on one line; two whole dates may stand on two', () => {
  expect(formatDays('2026-11-08', '2026-11-14', 'en')).toContain('8–\u2060')
  expect(formatDays('2025-01-01', '2030-12-31', 'es')).toContain('2025–31')
  expect(formatDays('2025-01-01', '2030-12-31', 'ht')).toMatch(/2025–31/)
})
