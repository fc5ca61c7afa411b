import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMailFolder } from '../mail/mail-folder.ts'
import { createSmtpSender, type DkimKey } from '../mail/smtp-sender.ts'
import type { Database } from '../outbox/database.ts'
import type { MailSender } from '../outbox/delivery.ts'
import { createDatabase, type StoreSettings } from '../outbox/open-database.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { MessageSettings } from './message-environment.ts'

/** Opens the configured store. Logs when a connection is lost. */
export function openStore(settings: StoreSettings, log: EventLog): Database {
  return createDatabase(settings, ({ message }) =>
    log.warn({ reason: message }, 'Lost a connection to the message store; the next message opens a new one'),
  )
}

/** How mail is sent. Throws if the signing key cannot be read. */
export function createMailSender({ mail, dataDir }: MessageSettings): MailSender {
  const dkim = mail.dkim === null ? null : readDkimKey(mail.dkim)
  if (mail.smtpUrl === null) return createMailFolder(join(dataDir, 'mail'), dkim, mail)
  return createSmtpSender(mail.smtpUrl, dkim, mail)
}

function readDkimKey({ domain, selector, keyFile }: NonNullable<MessageSettings['mail']['dkim']>): DkimKey {
  return { domainName: domain, keySelector: selector, privateKey: readFileSync(keyFile, 'utf8') }
}
