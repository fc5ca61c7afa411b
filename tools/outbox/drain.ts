import type { Database } from '../../src/server/outbox/database.ts'
import { createDelivery, type MailSender } from '../../src/server/outbox/delivery.ts'
import { pullInFutureTimes, readOutboxFigures } from '../../src/server/outbox/outbox-maintenance.ts'
import { hastenMessages } from '../../src/server/outbox/stored-messages.ts'
import type { CommandResult } from './outbox-commands.ts'

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
