import { buildMail } from '../../src/server/mail/build-mail.ts'
import type { OutboxMessage } from '../../src/server/outbox/outbox-message.ts'

const COLUMNS = ['REFERENCE', 'KIND', 'STATE', 'RECEIVED', 'TRIES', 'WHAT NEXT'] as const

/** One line a message under a line of headings; names nobody. */
export function describeMessages(messages: readonly OutboxMessage[]): readonly string[] {
  const rows = [COLUMNS, ...messages.map(cellsOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cellsOf(message: OutboxMessage): readonly string[] {
  const { reference, kind, state, receivedAt, attempts } = message
  return [reference, kind, state, minute(receivedAt), String(attempts), whatNext(message)]
}

function whatNext(message: OutboxMessage): string {
  const reason = message.lastFailure === null ? '' : `: ${message.lastFailure}`
  switch (message.state) {
    case 'sent':
      return `sent ${minute(message.sentAt)}${reason}`
    case 'dead':
      return `needs a person since ${minute(message.diedAt)}${reason}`
    case 'pending':
      return `next try ${minute(message.nextAttemptAt)}${reason}`
  }
}

/** Everything about one message, its words included. */
export function describeMessage(message: OutboxMessage): readonly string[] {
  const facts = [
    ['Id', message.id],
    ['Message-ID', message.messageId],
    ['Kind', message.kind],
    ['State', `${message.state}, ${whatNext(message)}`],
    ['Received', message.receivedAt.toISOString()],
    ['Tries', String(message.attempts)],
    ...(message.state === 'pending' ? [['Last try', message.deadline.toISOString()]] : []),
    ...(message.suspicion === null ? [] : [['Suspected', message.suspicion]]),
  ]
  const words =
    message.payload === null
      ? 'Its words were erased at the end of their retention.'
      : buildMail(message).text
  return [message.reference, ...facts.map(([name, value]) => `  ${name}: ${value}`), '', words]
}

/** UTC, as every line of the log. */
function minute(time: Date): string {
  return `${time.toISOString().slice(0, 16)}Z`
}
