import { expect, test } from 'vitest'
import type { Period } from '../../../contract/period.ts'
import { englishTranslations } from '../../messages/testing/english-translations.ts'
import { periodText } from './period-text.ts'

function words(period: Period): (string | null)[] {
  const { label, dates } = periodText(period, 'en', englishTranslations.t)
  return [label, dates.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')]
}

test('a fiscal label is always shown with its actual dates', () => {
  expect(words({ kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30', label: 'FY 2026' })).toEqual([
    'FY 2026',
    'Jul 1, 2025 to Jun 30, 2026',
  ])
  expect(words({ kind: 'month', start: '2026-10-01', end: '2026-10-31', label: 'October 2026' })).toEqual([
    'October 2026',
    'Oct 1–31, 2026',
  ])
})

test('a week shows its days of the week, and its label only when that is not the dates', () => {
  const week = { kind: 'week', start: '2026-11-08', end: '2026-11-14' } as const
  expect(words({ ...week, label: 'Nov 8–14, 2026' })).toEqual([null, 'Sun, Nov 8 to Sat, Nov 14, 2026'])
  expect(words({ ...week, label: 'Week 46' })[0]).toBe('Week 46')
})

test('a week over new year shows both years', () => {
  const week = { kind: 'week', start: '2026-12-27', end: '2027-01-02', label: 'Week 1' } as const
  expect(words(week)[1]).toBe('Sun, Dec 27, 2026 to Sat, Jan 2, 2027')
})
