import { expect, test } from 'vitest'
import { aReport } from '../../../../tests/builders/a-report.ts'
import { changesOf } from './changes.ts'

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
