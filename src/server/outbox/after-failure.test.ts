import { expect, test } from 'vitest'
import { afterFailure } from './after-failure.ts'
import type { PendingMessage } from './outbox-message.ts'
import { aPendingMessage } from './testing/a-message.ts'

const at = (text: string) => new Date(text)
const busy = { isPermanent: false, message: 'SMTP 451' }

test('a failed message makes its last try exactly at the deadline', () => {
  const soon = at('2026-01-05T12:00:05Z')
  const next = afterFailure(aPendingMessage({ deadline: soon }), at('2026-01-05T12:00:00Z'), busy)
  expect(next).toEqual(
    aPendingMessage({ deadline: soon, nextAttemptAt: soon, backoffSeconds: 20, lastFailure: 'SMTP 451' }),
  )
})

test('a message that fails at its deadline is dead', () => {
  const deadline = at('2026-01-05T12:00:00Z')
  expect(afterFailure(aPendingMessage({ deadline }), deadline, busy)).toMatchObject({
    state: 'dead',
    diedAt: deadline,
    lastFailure: 'SMTP 451',
  })
})

test('a permanent refusal is not tried again', () => {
  const now = at('2026-11-21T12:01:00Z')
  const refused = { isPermanent: true, message: 'SMTP 550 at RCPT TO' }
  expect(afterFailure(aPendingMessage(), now, refused)).toMatchObject({ state: 'dead', diedAt: now })
})

test('waits double from ten seconds to twelve hours, and five days later the message is dead', () => {
  const waits: number[] = []
  let message: PendingMessage = aPendingMessage()
  let now = message.receivedAt
  for (;;) {
    const next = afterFailure(message, now, busy)
    if (next.state === 'dead') break
    waits.push((next.nextAttemptAt.getTime() - now.getTime()) / 1000)
    message = next
    now = next.nextAttemptAt
  }
  expect(waits.slice(0, 13)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10240, 20480, 40960])
  expect(new Set(waits.slice(13, -1))).toEqual(new Set([43_200]))
  expect(now).toEqual(message.deadline)
})
