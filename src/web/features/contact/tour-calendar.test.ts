import { expect, test } from 'vitest'
import { buildTimeZone, type TourCalendar, writeTourCalendar } from './tour-calendar.ts'

const aCalendar = (change: Partial<TourCalendar> = {}): TourCalendar => ({
  reference: 'TR-7K3M-9Q2X',
  receivedAt: new Date('2026-11-21T14:00:05.123Z'),
  days: [{ day: '2026-12-08', summary: 'Requested, not confirmed: visit' }],
  timeWindow: 'am',
  description: 'Phone 555-0100',
  location: 'Sample Street 1, Fort Lauderdale',
  timeZone: 'America/New_York',
  host: 'traffic.example.gov',
  ...change,
})

const linesOf = (calendar: Partial<TourCalendar>) =>
  writeTourCalendar(aCalendar(calendar)).replaceAll('\r\n ', '').split('\r\n')

test('a requested day is tentative, takes no time away, and has its hours on the district’s clocks', () => {
  const lines = linesOf({})
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:TR-7K3M-9Q2X-1@traffic.example.gov',
    'DTSTAMP:20261121T140005Z',
    'DTSTART;TZID=America/New_York:20261208T080000',
    'DTEND;TZID=America/New_York:20261208T120000',
    'SUMMARY:Requested\\, not confirmed: visit',
    'DESCRIPTION:Phone 555-0100',
    'LOCATION:Sample Street 1\\, Fort Lauderdale',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
  ])
})

test('both requested days are events of their own', () => {
  const days = ['2026-12-08', '2027-01-12'].map((day) => ({ day, summary: day }))
  const lines = linesOf({ days, timeWindow: 'pm' })
  expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
    'UID:TR-7K3M-9Q2X-1@traffic.example.gov',
    'UID:TR-7K3M-9Q2X-2@traffic.example.gov',
  ])
  expect(lines).toContain('DTEND;TZID=America/New_York:20270112T170000')
})

test('no text ends a line, starts a property or makes a line longer than 75 bytes', () => {
  const text = writeTourCalendar(
    aCalendar({ description: `one\r\nSTATUS:CONFIRMED;two, \\three ${'🚦 señal '.repeat(30)}` }),
  )
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:TENTATIVE'])
  expect(text.replaceAll('\r\n ', '')).toContain('one\\nSTATUS:CONFIRMED\\;two\\, \\\\three')
  expect(text.replaceAll('\r\n ', '')).toContain('🚦 señal '.repeat(30).trim())
})

test('the file carries the clock changes of the time zone for programs that do not know it', () => {
  const rules = buildTimeZone('America/New_York', 2026, 2026).join('\n')
  expect(rules).toContain(
    'BEGIN:DAYLIGHT\nDTSTART:20260308T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nTZNAME:EDT\nEND:DAYLIGHT',
  )
  expect(rules).toContain(
    'BEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nTZNAME:EST\nEND:STANDARD',
  )
})

test('a time zone whose clocks are never set has one rule', () => {
  const rules = buildTimeZone('America/Phoenix', 2026, 2027)
  expect(rules.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD'])
  expect(rules).toContain('TZOFFSETTO:-0700')
})
