import { describe, expect, test } from 'vitest'
import { errorMessage } from '../../../contract/error-messages.ts'
import { Feedback } from '../../../contract/feedback.ts'
import { TourRequest } from '../../../contract/tour-request.ts'
import { changeFor, type DraftField, firstState, hasField, inOrder } from './form-state.ts'
import { parseReply } from './send-form.ts'
import { type TourCalendar, writeTourCalendar } from './tour-calendar.ts'

describe('form state', () => {
  test('every field of the contract is in the form', () => {
    for (const field of Object.keys(Feedback.entries)) {
      // Whether and how to reply is one question.
      const question = field === 'wantsReply' ? 'replyBy' : field
      expect(hasField('feedback', question), field).toBe(true)
    }
    for (const field of Object.keys(TourRequest.entries))
      expect(hasField('tourRequest', field), field).toBe(true)
  })

  test('errors are listed in the order of the fields, and those without a field come first', () => {
    const errors = ['email', 'message', '', 'topic'].map((field) => ({ field, message: field }))
    expect(inOrder('feedback', errors).map(({ field }) => field)).toEqual(['', 'topic', 'message', 'email'])
  })

  test('after a browser without scripts sent it, a form starts with the outcome', () => {
    const sent = { kind: 'notStored', form: 'feedback', values: {}, token: '' } as const
    const error = { field: 'message', code: 'messageTooShort', written: 6, limit: 10 } as const
    const invalid = { ...sent, reason: { kind: 'invalid', errors: [error] } } as const
    expect(firstState('feedback', invalid, errorMessage)).toEqual({
      kind: 'invalid',
      attempt: 0,
      errors: [{ field: 'message', message: 'Write at least 10 characters. You entered 6.' }],
    })
    expect(firstState('tourRequest', invalid, errorMessage)).toEqual({ kind: 'open' })
    const away = { ...sent, reason: { kind: 'unavailable' } } as const
    expect(firstState('feedback', away, errorMessage)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unavailable' },
    })
  })

  test('a reference’s letters show which form was stored', () => {
    const stored = { kind: 'stored', reference: 'TR-7K3M-9Q2X' } as const
    expect(firstState('tourRequest', stored, errorMessage)).toMatchObject({ reference: 'TR-7K3M-9Q2X' })
    expect(firstState('feedback', stored, errorMessage)).toEqual({ kind: 'open' })
  })

  const text = (name: string, value: string): DraftField => ({ name, type: 'textarea', value })
  const box = (name: string, value: string, checked: boolean): DraftField => ({
    name,
    type: 'checkbox',
    value,
    checked,
  })

  test('a field is restored from the draft only where it differs', () => {
    const draft = { message: 'The ramp', wantsReply: 'on', note: '' }
    expect(changeFor(text('message', ''), draft)).toEqual({ kind: 'write', value: 'The ramp' })
    expect(changeFor(text('message', 'The ramp'), draft)).toBeNull()
    expect(changeFor(text('note', 'prefilled'), draft)).toEqual({ kind: 'write', value: '' })
    expect(changeFor(text('unknown', 'stays'), draft)).toBeNull()
    expect(changeFor(box('wantsReply', 'on', false), draft)).toEqual({ kind: 'check' })
    expect(changeFor(box('wantsReply', 'on', true), draft)).toBeNull()
  })

  test('a box that was not ticked stays unticked', () => {
    expect(changeFor(box('wantsReply', 'on', true), {})).toEqual({ kind: 'check' })
    expect(changeFor(box('wantsReply', 'on', false), {})).toBeNull()
  })

  test('a hidden field keeps the value the page came with', () => {
    expect(changeFor({ name: 'formToken', type: 'hidden', value: 'new' }, { formToken: 'old' })).toBeNull()
  })
})

describe('send form', () => {
  const receipt = { reference: 'FB-7K3M-9Q2X', receivedAt: '2026-11-21T14:00:00.000Z' }
  const problem = { type: 'about:blank', title: 'x', detail: 'x', requestId: 'r-1' }

  const reply = (status: number, body: unknown = null, retryAfter: string | null = null) =>
    parseReply({ status, body, retryAfter })

  test('only a receipt counts as stored', () => {
    expect(reply(202, receipt)).toMatchObject({ kind: 'stored', reference: 'FB-7K3M-9Q2X' })
    // A captive portal responds to everything with a friendly page.
    expect(reply(200, null)).toMatchObject({ kind: 'failed', failure: { kind: 'refused', reference: null } })
    expect(reply(202, {})).toMatchObject({ kind: 'failed' })
  })

  test('errors are reported for each field', () => {
    const errors = [{ field: 'message', code: 'messageRequired', message: 'Write your message' }]
    expect(reply(422, { ...problem, status: 422, errors })).toEqual({ kind: 'invalid', errors: errors })
  })

  test('the wait is as long as the server says, or a minute if it does not say', () => {
    const failure = (retryAfter: string | null) => reply(429, null, retryAfter)
    expect(failure('42')).toMatchObject({ failure: { kind: 'tooMany', retryAfterSeconds: 42 } })
    expect(failure(null)).toMatchObject({ failure: { retryAfterSeconds: 60 } })
    expect(failure('Sat, 21 Nov 2026 14:00:00 GMT')).toMatchObject({ failure: { retryAfterSeconds: 60 } })
  })

  test('a server that cannot store, and a proxy without a server, both lead to phone and mail', () => {
    for (const status of [500, 502, 503, 504]) {
      expect(reply(status)).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } })
    }
  })

  test('any other refusal has a reference the office can look up', () => {
    expect(reply(403, { ...problem, status: 403 })).toEqual({
      kind: 'failed',
      failure: { kind: 'refused', reference: 'r-1' },
    })
  })
})

describe('tour calendar', () => {
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

  test('a requested day is tentative, blocks no time, and has its hours in the district’s time zone', () => {
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

  test('each requested day is an event', () => {
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

  test('the hours are in the district’s time zone, in summer and in winter', () => {
    const days = ['2026-07-14', '2026-12-08'].map((day) => ({ day, summary: day }))
    const startsIn = (timeZone: string) =>
      linesOf({ days, timeZone }).filter((line) => line.startsWith('DTSTART'))
    expect(startsIn('America/New_York')).toEqual(['DTSTART:20260714T120000Z', 'DTSTART:20261208T130000Z'])
    expect(startsIn('America/Phoenix')).toEqual(['DTSTART:20260714T150000Z', 'DTSTART:20261208T150000Z'])
  })
})
