import { randomInt } from 'node:crypto'
import type { Feedback } from '../../contract/feedback.ts'
import type { Language } from '../../contract/language.ts'
import type { TourRequest } from '../../contract/tour-request.ts'

export type MessageKind = 'feedback' | 'tourRequest'

/** Signs that a program may have sent a message. None is proof, so none causes a refusal. */
export const SUSPICION_SIGNS = ['honeypot', 'tooFast', 'noProof'] as const
export type SuspicionSign = (typeof SUSPICION_SIGNS)[number]

/** Facts about the office when a message arrived, so that the mail can be built even if the site is down. */
export interface OfficeFacts {
  /** "District Nine". */
  name: string
  /** "Transportation Systems Management and Operations". */
  subtitle: string
  phone: string
  phoneHours: string
  timeZone: string
  /** The site's own origin, without a trailing slash. */
  siteUrl: string
}

/** Everything for building a mail. `acknowledgement` tells the visitor that the message arrived. */
export type MailPayload =
  | { kind: 'feedback'; form: Feedback; office: OfficeFacts }
  | { kind: 'tourRequest'; form: TourRequest; office: OfficeFacts }
  | { kind: 'acknowledgement'; of: MessageKind; to: string; language: Language; office: OfficeFacts }

interface StoredMessage {
  id: string
  /** Host name of the site it was sent to; '' where there is one site only. */
  site: string
  /** Given to the visitor: `FB-7K3M-9Q2X`. An acknowledgement has its message's reference. */
  reference: string
  kind: MailPayload['kind']
  receivedAt: Date
  /** Why the message may be automated. `null`: no sign of it. */
  suspicion: string | null
  /** The mail's Message-ID with angle brackets; the same for every attempt. */
  messageId: string
  /** Attempts so far, including a running one. */
  attempts: number
  /** For the operator. `null`: none failed yet. */
  lastFailure: string | null
}

export interface PendingMessage extends StoredMessage {
  state: 'pending'
  payload: MailPayload
  nextAttemptAt: Date
  backoffSeconds: number
  deadline: Date
}

/** A mail server accepted it, or its file was written. */
export interface SentMessage extends StoredMessage {
  state: 'sent'
  /** `null`: erased after the time of retention. */
  payload: MailPayload | null
  sentAt: Date
}

/** Not retried until a person requests it. */
export interface DeadMessage extends StoredMessage {
  state: 'dead'
  /** `null`: erased after the time of retention. */
  payload: MailPayload | null
  diedAt: Date
  /** Since when its erasure is announced. `null`: not yet. */
  erasureAnnouncedAt: Date | null
}

export type OutboxMessage = PendingMessage | SentMessage | DeadMessage
export type MessageState = OutboxMessage['state']

/** Digits and capitals that are not confused when read aloud or copied by hand: no 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIXES: Readonly<Record<MessageKind, string>> = { feedback: 'FB', tourRequest: 'TR' }

/** A new reference for a message: `FB-7K3M-9Q2X`. One of 656 billion, so nobody guesses another's. */
export function createReference(kind: MessageKind): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${PREFIXES[kind]}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

const REFERENCE = new RegExp(`^(FB|TR)-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`)

export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
