import type { Database } from '../../src/server/outbox/database.ts'
import { createDelivery, type MailSender } from '../../src/server/outbox/delivery.ts'
import { pullInFutureTimes, readOutboxFigures } from '../../src/server/outbox/outbox-maintenance.ts'
import { hastenMessages } from '../../src/server/outbox/stored-messages.ts'
import type { CommandResult } from './outbox-commands.ts'

/**
 * Tries every waiting message once, now, whatever its turn; `report` hears of each. Done means that nothing
 * waits any more and nothing is dead. A server may run beside it: no message is taken by both.
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
  // What fails is due again only after the start, so each message comes up once.
  while (await delivery.deliverNext(start));
  const { pending, dead } = await readOutboxFigures(database)
  const remarks = pending + dead === 0 ? [] : [`${pending} still waiting, ${dead} dead`]
  return { isDone: remarks.length === 0, results: [], remarks }
}
