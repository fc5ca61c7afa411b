import type { SendMailOptions } from 'nodemailer'
import type { MessageKind, OutboxMessage } from '../outbox/outbox-message.ts'
import { buildMail } from './build-mail.ts'
import type { MailAddress } from './mail-content.ts'

export interface MailAddresses {
  from: MailAddress
  to: Readonly<Record<MessageKind, readonly MailAddress[]>>
}

/** Converts a stored message into options of the mail library. Every attempt gives the same mail. */
export function buildMailOptions(message: OutboxMessage, addresses: MailAddresses): SendMailOptions {
  const { subject, text, html, replyTo } = buildMail(message)
  const to = recipients(message, addresses)
  return {
    from: addresses.from,
    to: [...to],
    envelope: { from: addresses.from.address, to: to.map(({ address }) => address) },
    ...(replyTo === null ? {} : { replyTo }),
    subject,
    text,
    html,
    messageId: message.messageId,
    date: message.receivedAt,
    headers: {
      // RFC 3834: tells auto-responders not to reply.
      'Auto-Submitted': message.kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Reference': message.reference,
      ...(message.suspicion === null ? {} : { 'X-Suspected': message.suspicion }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function recipients({ payload }: OutboxMessage, { to }: MailAddresses): readonly MailAddress[] {
  if (payload === null) return []
  return payload.kind === 'acknowledgement' ? [{ name: '', address: payload.to }] : to[payload.kind]
}
