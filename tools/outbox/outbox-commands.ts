import { refuse } from '../../src/publishing/publishing.ts'
import { DAYS_OF_TRYING } from '../../src/server/outbox/after-failure.ts'
import type { Database } from '../../src/server/outbox/database.ts'
import type { MessageState, OutboxMessage } from '../../src/server/outbox/outbox-message.ts'
import { findMessages, listMessages, retryMessage } from '../../src/server/outbox/stored-messages.ts'
import { describeMessage, describeMessages, type Viewed } from './describe-message.ts'

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
