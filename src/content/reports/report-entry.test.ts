import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aReportEntry, aReportEntryValue } from '../../../tests/builders/a-report.ts'
import { addDays } from '../../contract/calendar.ts'
import { CATEGORIES } from '../../contract/category.ts'
import { endOfPeriod, PERIOD_KINDS, type Period } from '../../contract/period.ts'
import { hasOddCharacter } from '../folder/read-text.ts'
import { parseReportEntry } from './report-entry.ts'

function messagesOf(overrides: Record<string, unknown>): string[] {
  const parsed = parseReportEntry(aReportEntry(overrides))
  return parsed.kind === 'parsed' ? [] : parsed.issues.map(({ message }) => message)
}

test('without these fields a report is not archived, not a sample and never revised', () => {
  const parsed = parseReportEntry(aReportEntry())
  expect(parsed.kind === 'parsed' && parsed.value.value).toEqual(
    aReportEntryValue({ archived: false, history: [], sample: false }),
  )
})

test('a report is published from the first day of its period on', () => {
  expect(messagesOf({ publishedOn: '2025-07-01' })).toEqual([])
  expect(messagesOf({ publishedOn: '2025-06-30' })).toEqual([
    'publishedOn "2025-06-30" is before the period starts on 2025-07-01: correct one of the two',
  ])
  // An invalid day is not compared.
  expect(messagesOf({ publishedOn: '11/26/2026' })).toEqual([
    'publishedOn "11/26/2026" must be a day written as YYYY-MM-DD, such as 2026-11-07',
  ])
})

test('only a revised report names the day of the revision', () => {
  expect(messagesOf({ status: 'revised', revisedOn: '2026-09-15' })).toEqual([])
  expect(messagesOf({ status: 'revised' })).toEqual([
    'status "revised" needs the day of the revision: add a line "revisedOn: 2026-10-01"',
  ])
  expect(messagesOf({ status: 'preliminary', revisedOn: '2026-09-16' })).toEqual([
    'revisedOn "2026-09-16" contradicts "status: preliminary": write "status: revised", or delete this line',
  ])
})

const FORMER = { on: '2026-10-20', file: 'annual-fy2026-first.pdf', note: 'Table 3 was corrected.' }
const REVISED = { status: 'revised', revisedOn: '2026-10-20' }

test('revisions are between the publication and the newest revision, and only revised reports have them', () => {
  expect(messagesOf({ ...REVISED, history: [FORMER, { ...FORMER, on: '2026-09-15' }] })).toEqual([])
  expect(messagesOf({ history: [FORMER] })).toEqual([
    'history lists a revision, but the status is "final": write "status: revised"',
  ])
  for (const on of ['2026-09-14', '2026-10-21']) {
    expect(messagesOf({ ...REVISED, history: [{ ...FORMER, on }] })).toEqual([
      `history names ${on}, a day before the report was published or after "revisedOn": correct the day`,
    ])
  }
})

test('an archived report names the day it was archived, or only says that it is', () => {
  for (const archived of [true, { on: '2026-09-15' }, { on: '2026-11-21', reason: 'Kept for reference.' }])
    expect(messagesOf({ archived })).toEqual([])
  expect(messagesOf({ archived: { on: '2026-09-14' } })).toEqual([
    'archived names a day before the report was published on 2026-09-15: correct one of the two',
  ])
  expect(messagesOf({ archived: {} })).toEqual(['archived.on is missing'])
  expect(messagesOf({ archived: { on: 'long ago' } })).toEqual([
    'archived.on "long ago" must be a day written as YYYY-MM-DD, such as 2026-11-07',
  ])
  expect(messagesOf({ archived: 'yes' })).toEqual(['archived "yes" must be true or false'])
  expect(messagesOf({ archived: null })).toEqual(['archived has no value'])
})

test('one wrong value does not hide another: the period is validated even with a wrong category', () => {
  const period = { kind: 'month', start: '2026-02-01', end: '2026-02-30', label: 'February' }
  expect(messagesOf({ category: 'anual', period, status: 'revised' })).toEqual([
    'category "anual" is not one of the 14: did you mean "documents_annual"?',
    'period.end "2026-02-30" is not a day of the calendar',
    'status "revised" needs the day of the revision: add a line "revisedOn: 2026-10-01"',
  ])
})

test.each([
  '../a.pdf',
  '/etc/a.pdf',
  'a/b.pdf',
  'a\\b.pdf',
  '.hidden.pdf',
  '..',
  'a.txt',
  '',
  'a\u202Eb.pdf',
  'C:a.pdf',
])('%j is not a plain name of a PDF', (file) => {
  expect(messagesOf({ file })).toHaveLength(1)
})

test.each(['a.pdf', 'Plan (final), 2026 – v2.PDF', 'año.pdf', "driver's guide & more.pdf"])(
  '%j is a plain name of a PDF',
  (file) => {
    expect(messagesOf({ file })).toEqual([])
  },
)

test.each(['en', 'es', 'ht', 'es-US', 'en-US', 'zh-Hant-TW', 'es-419'])('%s is a language', (language) => {
  expect(messagesOf({ language })).toEqual([])
})

test.each(['English', 'english', 'en_US', 'EN', 'e'])('%s is not a language', (language) => {
  expect(messagesOf({ language })).toHaveLength(1)
})

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: maxLength / 8 })
    .map((words) => words.trim())
    .filter((words) => words !== '' && words.length <= maxLength && !hasOddCharacter(words))

/** Any period that fits its kind: its first day is moved back to where such a period may start. */
const period: fc.Arbitrary<Period> = fc
  .record({ kind: fc.constantFrom(...PERIOD_KINDS), day, days: fc.nat(4000), label: text(80) })
  .map(({ kind, day, days, label }) => {
    let start = day
    while (endOfPeriod(kind, start) === 'wrongStart') start = addDays(start, -1)
    return { kind, start, end: endOfPeriod(kind, start) ?? addDays(start, days), label }
  })

const entry = fc
  .record({
    category: fc.constantFrom(...CATEGORIES.filter((category) => category !== 'none')),
    title: text(200),
    summary: text(600),
    language: fc.constantFrom('en', 'es', 'ht', 'en-US'),
    period,
    wait: fc.nat(2000),
    file: fc
      .stringMatching(/^[a-zA-Z0-9é][a-zA-Z0-9é ()&,'-]{0,40}\.pdf$/)
      .map((name) => name.normalize('NFC')),
    status: fc.constantFrom('preliminary', 'final', 'revised'),
    isArchived: fc.constantFrom(true, false, 'since'),
    reason: text(300),
    notes: fc.array(text(300), { maxLength: 3 }),
    sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
    sample: fc.boolean(),
  })
  .map(({ wait, isArchived, reason, notes, sha256, ...rest }) => {
    const publishedOn = addDays(rest.period.start, wait)
    const revisedOn = addDays(publishedOn, wait)
    const history = notes.map((note, index) => ({ on: publishedOn, file: `v${index}.pdf`, sha256, note }))
    return {
      ...rest,
      publishedOn,
      archived: isArchived === 'since' ? { on: revisedOn, reason } : isArchived,
      history: rest.status === 'revised' ? history : [],
      ...(rest.status === 'revised' ? { revisedOn, sha256 } : {}),
    }
  })

test('every valid entry is read back unchanged', () => {
  fc.assert(
    fc.property(entry, (meant) => {
      const parsed = parseReportEntry(aReportEntry(meant))
      expect(parsed.kind === 'parsed' ? parsed.value.value : parsed.issues).toEqual(meant)
    }),
  )
})
