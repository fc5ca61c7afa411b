import { expect, test } from 'vitest'
import { parseReply } from './send-form.ts'

const receipt = { reference: 'FB-7K3M-9Q2X', receivedAt: '2026-11-21T14:00:00.000Z' }
const problem = { type: 'about:blank', title: 'x', detail: 'x', requestId: 'r-1' }

const reply = (status: number, body: unknown = null, retryAfter: string | null = null) =>
  parseReply({ status, body, retryAfter })

test('only a receipt counts as stored', () => {
  expect(reply(202, receipt)).toMatchObject({ kind: 'stored', reference: 'FB-7K3M-9Q2X' })
  // A captive portal answers everything with a friendly page.
  expect(reply(200, null)).toMatchObject({ kind: 'failed', failure: { kind: 'refused', reference: null } })
  expect(reply(202, {})).toMatchObject({ kind: 'failed' })
})

test('errors are reported field by field', () => {
  const errors = [{ field: 'message', code: 'messageRequired', message: 'Write your message' }]
  expect(reply(422, { ...problem, status: 422, errors })).toEqual({ kind: 'invalid', errors: errors })
})

test('a wait is as long as the server says, or a minute where it does not', () => {
  const failure = (retryAfter: string | null) => reply(429, null, retryAfter)
  expect(failure('42')).toMatchObject({ failure: { kind: 'tooMany', retryAfterSeconds: 42 } })
  expect(failure(null)).toMatchObject({ failure: { retryAfterSeconds: 60 } })
  expect(failure('Sat, 21 Nov 2026 14:00:00 GMT')).toMatchObject({ failure: { retryAfterSeconds: 60 } })
})

test('a server that cannot store, and a proxy that finds none, both lead to phone and post', () => {
  for (const status of [500, 502, 503, 504]) {
    expect(reply(status)).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } })
  }
})

test('any other refusal carries the reference the office can look up', () => {
  expect(reply(403, { ...problem, status: 403 })).toEqual({
    kind: 'failed',
    failure: { kind: 'refused', reference: 'r-1' },
  })
})
