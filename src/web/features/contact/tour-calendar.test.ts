import { expect, test } from 'vitest'
import { type TourCalendar, writeTourCalendar } from './tour-calendar.ts'

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
    'DTSTART:20261208T130000Z',
    'DTEND:20261208T170000Z',
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
  expect(lines).toContain('DTEND:20270112T220000Z')
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

test('the hours are those of the district’s clocks, in summer and in winter', () => {
  const days = ['2026-07-14', '2026-12-08'].map((day) => ({ day, summary: day }))
  const startsIn = (timeZone: string) =>
    linesOf({ days, timeZone }).filter((line) => line.startsWith('DTSTART'))
  expect(startsIn('America/New_York')).toEqual(['DTSTART:20260714T120000Z', 'DTSTART:20261208T130000Z'])
  expect(startsIn('America/Phoenix')).toEqual(['DTSTART:20260714T150000Z', 'DTSTART:20261208T150000Z'])
})
