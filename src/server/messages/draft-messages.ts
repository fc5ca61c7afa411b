import { createHmac, randomUUID } from 'node:crypto'
import type { Language } from '../../contract/language.ts'
import { DAYS_OF_TRYING } from '../outbox/after-failure.ts'
import { createReference, type MailPayload, type OfficeFacts } from '../outbox/outbox-message.ts'
import type { Acknowledgement, NewMessage } from '../outbox/store-message.ts'
import type { MessagePayload } from './validate-submission.ts'

/** Identifies the request that brought a message. */
export interface RequestMarks {
  idempotencyKey: string | null
  requestHash: string
  challenge: string | null
  suspicion: string | null
}

/** A message for the outbox, with a new reference. `mailDomain`: the domain of its Message-ID. */
export function draftMessage(
  payload: MessagePayload,
  marks: RequestMarks,
  mailDomain: string,
  now: Date,
): NewMessage {
  const id = randomUUID()
  return {
    ...marks,
    id,
    reference: createReference(payload.kind),
    payload,
    messageId: messageIdOf(id, mailDomain),
    receivedAt: now,
    deadline: new Date(now.getTime() + DAYS_OF_TRYING * 86_400_000),
  }
}

/**
 * The mail that confirms a message to its visitor; `null` if no address was given. The slot ensures that an address
 * gets only one a day, even if others enter it.
 */
export function draftAcknowledgement(
  { kind, form }: MessagePayload,
  officeIn: (language: Language) => OfficeFacts,
  secret: string,
  mailDomain: string,
  now: Date,
): Acknowledgement | null {
  if (form.email === undefined) return null
  const id = randomUUID()
  const language = 'language' in form ? form.language : form.replyLanguage
  const payload: MailPayload = {
    kind: 'acknowledgement',
    of: kind,
    to: form.email,
    language,
    office: officeIn(language),
  }
  const day = now.toISOString().slice(0, 10)
  const slot = createHmac('sha256', secret)
    .update(`${day} ${mailboxOf(form.email)}`)
    .digest('base64url')
  return { id, messageId: messageIdOf(id, mailDomain), payload, slot }
}

/** The same for every spelling of a mailbox: `Name+anything@Example.com` reaches `name@example.com`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]*)\+[^@]*/, '$1')
}

function messageIdOf(id: string, mailDomain: string): string {
  return `<${id}@${mailDomain}>`
}
