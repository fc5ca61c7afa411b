import { refuse } from '../../src/publishing/publishing.ts'
import { buildMail } from '../../src/server/mail/build-mail.ts'
import { DAYS_OF_TRYING } from '../../src/server/outbox/after-failure.ts'
import type { Database } from '../../src/server/outbox/database.ts'
import { createDelivery, type MailSender } from '../../src/server/outbox/delivery.ts'
import {
  erasureTime,
  pullInFutureTimes,
  readOutboxFigures,
} from '../../src/server/outbox/outbox-maintenance.ts'
import type { MessageState, OutboxMessage } from '../../src/server/outbox/outbox-message.ts'
import {
  findMessages,
  hastenMessages,
  listMessages,
  retryMessage,
} from '../../src/server/outbox/stored-messages.ts'

/** A command's output, and whether it did what was requested. */
export interface CommandResult {
  isDone: boolean
  results: readonly string[]
  remarks: readonly string[]
}

/** Every message, or those in one state. */
export async function listOutbox(
  database: Database,
  state: MessageState | null,
  viewed: Viewed,
): Promise<CommandResult> {
  const messages = await listMessages(database, state)
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'} in ${database.place}`
  return { isDone: true, results: describeMessages(messages, viewed), remarks: [count] }
}

/** One message with its text, and its acknowledgement if there is one. */
export async function showMessage(database: Database, name: string, viewed: Viewed): Promise<CommandResult> {
  const messages = await findNamed(database, name)
  const results = messages.flatMap((message) => describeMessage(message, viewed))
  return { isDone: true, results, remarks: [] }
}

/** Retries an unsent message at once, and for another five days. */
export async function retryNamed(database: Database, name: string, now: Date): Promise<CommandResult> {
  const messages = await findNamed(database, name)
  const deadline = new Date(now.getTime() + DAYS_OF_TRYING * 86_400_000)
  const results: string[] = []
  const remarks: string[] = []
  for (const { id, reference, kind, state } of messages) {
    const isRetried = await retryMessage(database, id, now, deadline)
    const why = state === 'dead' ? 'has no text left' : 'was already sent'
    if (isRetried) results.push(`${reference} (${kind}) is tried again`)
    else remarks.push(`${reference} (${kind}) ${why}: nothing to retry`)
  }
  return { isDone: results.length > 0, results, remarks }
}

async function findNamed(database: Database, name: string): Promise<readonly OutboxMessage[]> {
  const messages = await findMessages(database, name)
  if (messages.length === 0)
    refuse(`There is no message "${name}": give a reference such as FB-7K3M-9Q2X, or an id.`)
  return messages
}

/**
 * Tries to send every waiting message once now, even before it is due; `report` gets a line for each. Done means that
 * no message is waiting or dead. A server may run at the same time: no message is sent by both.
 */
export async function drain(
  database: Database,
  sender: Pick<MailSender, 'send'>,
  report: (line: string) => void,
): Promise<CommandResult> {
  const start = new Date()
  await pullInFutureTimes(database, start)
  await hastenMessages(database, start)
  const delivery = createDelivery({
    database,
    send: sender.send,
    events: {
      sent: ({ reference, kind }) => report(`${reference} (${kind}) sent`),
      postponed: ({ reference, kind, lastFailure }) => report(`${reference} (${kind}) waits: ${lastFailure}`),
      died: ({ reference, kind, lastFailure }) => report(`${reference} (${kind}) is dead: ${lastFailure}`),
      overtaken: ({ reference, kind }) => report(`${reference} (${kind}) is being sent by a server`),
    },
  })
  // Failed messages are due again only after the start time, so each comes up once.
  while (await delivery.deliverNext(start));
  const { pending, dead } = await readOutboxFigures(database)
  const remarks = pending + dead === 0 ? [] : [`${pending} still waiting, ${dead} dead`]
  return { isDone: remarks.length === 0, results: [], remarks }
}

/** The settings that decide when an undeliverable message is erased. */
export interface Viewed {
  now: Date
  deadRetentionDays: number
}

const COLUMNS = ['REFERENCE', 'KIND', 'STATE', 'RECEIVED', 'TRIES', 'WHAT NEXT'] as const
/** For a store of several sites, the first column. */
const SITE_COLUMN = 'SITE'

/** One line per message below a line of headings; without names of people. */
function describeMessages(messages: readonly OutboxMessage[], viewed: Viewed): readonly string[] {
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

function describeMessage(message: OutboxMessage, viewed: Viewed): readonly string[] {
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
