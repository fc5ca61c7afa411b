import { expect, test } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import type { Period } from '../../../contract/period.ts'
import { englishTranslations } from '../../messages/testing/english-translations.ts'
import { changesOf, periodText } from './report-sections.tsx'

test('a report that was published and left alone has one change', () => {
  expect(changesOf(aReport({ publishedOn: '2026-09-15' }))).toEqual([{ kind: 'published', on: '2026-09-15' }])
  const preliminary = aReport({ publishedOn: '2026-09-15', status: 'preliminary' })
  expect(changesOf(preliminary)[0]?.kind).toBe('publishedAsPreliminary')
})

test('revisions come newest first, each with what the office said and the file before it', () => {
  const report = aReport({
    status: 'revised',
    publishedOn: '2026-09-15',
    revisedOn: '2026-10-20',
    history: [
      { on: '2026-10-20', url: '/files/b.pdf', note: 'Table 3 corrected.' },
      { on: '2026-10-01', url: '/files/a.pdf', note: 'A map added.' },
    ],
  })
  expect(changesOf(report)).toEqual([
    { kind: 'revised', on: '2026-10-20', note: 'Table 3 corrected.', earlierUrl: '/files/b.pdf' },
    { kind: 'revised', on: '2026-10-01', note: 'A map added.', earlierUrl: '/files/a.pdf' },
    { kind: 'published', on: '2026-09-15' },
  ])
})

test('a revision that the office wrote down by hand has no earlier file', () => {
  const report = aReport({ status: 'revised', publishedOn: '2026-09-15', revisedOn: '2026-10-01' })
  expect(changesOf(report).map(({ kind }) => kind)).toEqual(['revised', 'published'])
})

test('a report archived on the day of its last revision was archived after it', () => {
  const report = aReport({
    status: 'revised',
    revisedOn: '2026-10-01',
    archived: true,
    archivedOn: '2026-10-01',
  })
  expect(changesOf(report).map(({ kind }) => kind)).toEqual(['archived', 'revised', 'published'])
})

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
