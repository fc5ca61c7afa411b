import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMailFolder } from '../mail/mail-folder.ts'
import { createSmtpSender, type DkimKey } from '../mail/smtp-sender.ts'
import type { MailSender } from '../outbox/delivery.ts'
import { createDatabase } from '../outbox/open-database.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { MessageSettings } from './message-environment.ts'
import { createMessageService, type MessageService } from './message-service.ts'
import type { MessageServiceOptions } from './service-options.ts'

/** What the server knows and the settings do not. */
export type MessageContext = Pick<MessageServiceOptions, 'siteUrl' | 'isSecure' | 'log'>

/** How delivery is paced. Tests are impatient. */
export type DeliveryTuning = Pick<MessageServiceOptions, 'leaseMs' | 'pollMs'>

/** Opens store and mail as the settings name them. Nothing is read or sent before `start`. */
export function openMessages(
  settings: MessageSettings,
  context: MessageContext,
  tuning: DeliveryTuning = {},
): MessageService {
  const database = createDatabase(settings, (error) => warnOfLostConnection(context.log, error))
  return createMessageService({
    settings,
    database,
    sender: createMailSender(settings),
    ...context,
    ...tuning,
  })
}

/** The way mails leave by. Throws when the key to sign them with cannot be read. */
export function createMailSender({ mail, dataDir }: MessageSettings): MailSender {
  const dkim = mail.dkim === null ? null : readDkimKey(mail.dkim)
  if (mail.smtpUrl === null) return createMailFolder(join(dataDir, 'mail'), dkim, mail)
  return createSmtpSender(mail.smtpUrl, dkim, mail)
}

/** What is wrong with the settings of mail beyond what they say themselves, in words for the person who starts the server. */
export function findMailErrors({ mail: { dkim } }: MessageSettings): readonly string[] {
  if (dkim === null) return []
  try {
    createPrivateKey(readDkimKey(dkim).privateKey)
    return []
  } catch {
    // The reason may repeat a part of the key.
    return ['DKIM_KEY_FILE cannot be read as a private key in PEM form']
  }
}

function readDkimKey({ domain, selector, keyFile }: NonNullable<MessageSettings['mail']['dkim']>): DkimKey {
  return { domainName: domain, keySelector: selector, privateKey: readFileSync(keyFile, 'utf8') }
}

function warnOfLostConnection(log: EventLog, { message }: Error): void {
  log.warn({ reason: message }, 'Lost a connection to the message store; the next message opens a new one')
}
