import { expect, test } from 'vitest'
import { aContentFolder, type ContentFiles } from '../../../tests/builders/a-content-folder.ts'
import { aPage } from '../../../tests/builders/a-page.ts'
import { aPdfReader } from '../../../tests/builders/a-pdf.ts'
import { nextNoticeChange } from '../../contract/notices-in-force.ts'
import { loadContent } from '../load-content.ts'
import { contentAt, formatProblem } from '../site-content.ts'
import { readTime, writeTime } from '../zoned-time.ts'

const NEW_YORK = 'America/New_York'

async function load(notices: Readonly<Record<string, string>>, others: ContentFiles = {}) {
  const files = Object.entries(notices).map(([id, text]) => [`notices/${id}.yaml`, text])
  const folder = await aContentFolder({ ...Object.fromEntries(files), ...others })
  return loadContent(folder.path, aPdfReader())
}

async function loadReady(notices: Readonly<Record<string, string>>) {
  const outcome = await load(notices)
  if (outcome.kind === 'broken') throw new Error(outcome.problems.map(formatProblem).join('\n'))
  return outcome.content
}

test('a notice is in force between its times, which are in the district’s time zone', async () => {
  const content = await loadReady({
    storm:
      'level: emergency\ntext:\n  en: Stay off the roads.\nfrom: 2026-11-23 06:00\nuntil: 2026-11-23 18:30\n',
  })
  const at = (instant: string) => contentAt(content, new Date(instant)).notices.map(({ id }) => id)
  expect(at('2026-11-23T10:59:59Z')).toEqual([])
  expect(at('2026-11-23T11:00:00Z')).toEqual(['storm'])
  expect(at('2026-11-23T23:29:59Z')).toEqual(['storm'])
  expect(at('2026-11-23T23:30:00Z')).toEqual([])
  expect(nextNoticeChange(content.notices, new Date('2026-11-23T12:00:00Z'))).toEqual(
    new Date('2026-11-23T23:30:00Z'),
  )
})

test('the most urgent notice comes first, and the newest of equally urgent ones', async () => {
  const notice = (level: string, day: number) =>
    `level: ${level}\ntext: { en: Hello }\nfrom: 2026-11-0${day} 06:00\n`
  const content = await loadReady({
    a: notice('information', 1),
    b: notice('closure', 1),
    c: notice('closure', 2),
    d: notice('emergency', 1),
  })
  const { notices } = contentAt(content, new Date('2026-11-20T00:00:00Z'))
  expect(notices.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
})

test('a notice without a start is in force from when its file was written', async () => {
  const content = await loadReady({ now: 'level: information\ntext: { en: Hello }\n' })
  expect(contentAt(content, new Date(Date.now() + 1000)).notices).toHaveLength(1)
})

test('every problem of a notice is listed with its line and what to do', async () => {
  const outcome = await load({
    'a-level': 'level: urgent\ntext:\n  es: Hola\nfrom: tomorrow\nlink: example.com\n',
    'b-times': 'level: closure\ntext: { en: Hello }\nfrom: 2027-03-14 02:30\nuntil: 2026-11-01 01:30\n',
    'c-order': 'level: closure\ntext: { en: Hello }\nfrom: 2026-11-02 06:00\nuntil: 2026-11-02 06:00\n',
  })
  if (outcome.kind === 'ready') throw new Error('The notices went live')
  expect(outcome.problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^notices\/a-level\.yaml:1 level "urgent" is not one of/),
    'notices/a-level.yaml:2 text.en is missing',
    'notices/a-level.yaml:4 from "tomorrow" is not a time: write it as 2026-11-23 06:00',
    'notices/a-level.yaml:5 link "example.com" must begin with https:// or be a page of this site, such as /app/roads',
    'notices/b-times.yaml:3 from "2027-03-14 02:30" does not exist: clocks go forward over it that night. Write an hour later',
    expect.stringMatching(/^notices\/b-times\.yaml:4 until "2026-11-01 01:30" comes twice/),
    'notices/c-order.yaml:4 until is not after from: correct one of the two',
  ])
})

test('a notice that lacks a language is published, and the check says which', async () => {
  const outcome = await load(
    { road: 'level: closure\ntext:\n  en: Closed\n' },
    { 'pages/es/discover.md': aPage({ title: 'Descubra' }) },
  )
  expect(outcome.kind).toBe('ready')
  expect(outcome.warnings.map(formatProblem)).toContain(
    'notices/road.yaml:2 text lacks es: visitors see the English there',
  )
})

test.each([
  ['https://example.gov/storm', true],
  ['/app/roads?road=I-95', true],
  ['/es/app/contact-us#tour', true],
  ['/app/documents/annual-fy2026', true],
  ['/files/annual-fy2026.pdf', true],
  ['/', true],
  ['http://example.gov/storm', false],
  ['/app/nope', false],
  ['//example.gov', false],
  ['/app/roads now', false],
])('whether a notice may link to %s: %s', async (link, isAllowed) => {
  const outcome = await load({ a: `level: closure\ntext: { en: Hello }\nlink: "${link}"\n` })
  expect(outcome.kind === 'ready').toBe(isAllowed)
})

test.each([
  ['2026-11-23 06:00', '2026-11-23T11:00:00.000Z'],
  ['2026-07-01T06:00:30', '2026-07-01T10:00:30.000Z'],
  ['2026-11-01T01:30-04:00', '2026-11-01T05:30:00.000Z'],
  ['2026-11-23T06:00Z', '2026-11-23T06:00:00.000Z'],
])('%s on the district’s clocks is %s', (written, instant) => {
  expect(readTime(written, NEW_YORK)).toEqual({ kind: 'instant', at: new Date(instant) })
})

test.each(['2026-02-30 06:00', '2026-11-23', '2026-11-23 25:00', '2026-11-23 06:00+99:00'])(
  '%s is no time',
  (written) => {
    expect(readTime(written, NEW_YORK)).toEqual({ kind: 'unreadable' })
  },
)

test('a written time is read back as the same instant, summer and winter', () => {
  expect(writeTime(new Date('2026-11-23T11:00:00Z'), NEW_YORK)).toBe('2026-11-23T06:00:00-05:00')
  expect(writeTime(new Date('2026-07-01T10:00:00Z'), NEW_YORK)).toBe('2026-07-01T06:00:00-04:00')
})
