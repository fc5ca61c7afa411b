import { buildMail } from '../../src/server/mail/build-mail.ts'
import { erasureTime } from '../../src/server/outbox/outbox-maintenance.ts'
import type { OutboxMessage } from '../../src/server/outbox/outbox-message.ts'

/** The settings that decide when an undeliverable message is erased. */
export interface Viewed {
  now: Date
  deadRetentionDays: number
}

const COLUMNS = ['REFERENCE', 'KIND', 'STATE', 'RECEIVED', 'TRIES', 'WHAT NEXT'] as const
/** For a store of several sites, the first column. */
const SITE_COLUMN = 'SITE'

/** One line per message below a line of headings; without names of people. */
export function describeMessages(messages: readonly OutboxMessage[], viewed: Viewed): readonly string[] {
  const hasSites = messages.some(({ site }) => site !== '')
  const columns = hasSites ? [SITE_COLUMN, ...COLUMNS] : COLUMNS
  const cells = (message: OutboxMessage) => cellsOf(message, viewed)
  const rows = [
    columns,
    ...messages.map((message) => (hasSites ? [message.site, ...cells(message)] : cells(message))),
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cellsOf(message: OutboxMessage, viewed: Viewed): readonly string[] {
  const { reference, kind, state, receivedAt, attempts } = message
  return [reference, kind, state, minute(receivedAt), String(attempts), whatNext(message, viewed)]
}

function whatNext(message: OutboxMessage, { now, deadRetentionDays }: Viewed): string {
  const reason = message.lastFailure === null ? '' : `: ${message.lastFailure}`
  switch (message.state) {
    case 'sent':
      return `sent ${minute(message.sentAt)}${reason}`
    case 'dead':
      return message.payload === null
        ? `undeliverable since ${minute(message.diedAt)}, text erased${reason}`
        : `needs a person since ${minute(message.diedAt)}, text will be erased on ${day(erasureTime(message, now, deadRetentionDays))}${reason}`
    case 'pending':
      return `next try ${minute(message.nextAttemptAt)}${reason}`
  }
}

export function describeMessage(message: OutboxMessage, viewed: Viewed): readonly string[] {
  const facts = [
    ...(message.site === '' ? [] : [['Site', message.site]]),
    ['Id', message.id],
    ['Message-ID', message.messageId],
    ['Kind', message.kind],
    ['State', `${message.state}, ${whatNext(message, viewed)}`],
    ['Received', message.receivedAt.toISOString()],
    ['Tries', String(message.attempts)],
    ...(message.state === 'pending' ? [['Last try', message.deadline.toISOString()]] : []),
    ...(message.suspicion === null ? [] : [['Suspected', message.suspicion]]),
  ]
  const words =
    message.payload === null ? 'Its text was erased at the end of its retention.' : buildMail(message).text
  return [message.reference, ...facts.map(([name, value]) => `  ${name}: ${value}`), '', words]
}

/** UTC, like every time here. */
function day(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** UTC, like every line of the log. */
function minute(time: Date): string {
  return `${time.toISOString().slice(0, 16)}Z`
}
