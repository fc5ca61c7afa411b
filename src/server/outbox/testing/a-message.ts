import { randomUUID } from 'node:crypto'
import {
  createReference,
  type MailPayload,
  type OfficeFacts,
  type PendingMessage,
} from '../outbox-message.ts'
import type { NewMessage } from '../store-message.ts'

export const OFFICE: OfficeFacts = {
  name: 'District Test',
  subtitle: 'Transportation Systems Management and Operations',
  phone: '555-0100',
  phoneHours: 'weekdays 8 to 5',
  timeZone: 'America/New_York',
  siteUrl: 'https://traffic.example.gov',
}

export type FeedbackPayload = Extract<MailPayload, { kind: 'feedback' }>
export type TourPayload = Extract<MailPayload, { kind: 'tourRequest' }>

export function aFeedback(form: Partial<FeedbackPayload['form']> = {}): FeedbackPayload {
  return {
    kind: 'feedback',
    office: OFFICE,
    form: {
      topic: 'camera',
      message: 'The camera at Sunrise is frozen.',
      wantsReply: false,
      replyLanguage: 'en',
      ...form,
    },
  }
}

export function aTourRequest(form: Partial<TourPayload['form']> = {}): TourPayload {
  return {
    kind: 'tourRequest',
    office: OFFICE,
    form: {
      organization: 'Sawgrass Middle School',
      groupType: 'school',
      contactName: 'A. Teacher',
      email: 'teacher@school.example',
      phone: '954 555 0147',
      groupSize: 25,
      youngestAge: 11,
      dateFirst: '2026-12-08',
      timeWindow: 'am',
      visitKind: 'inPerson',
      language: 'en',
      ...form,
    },
  }
}

/** Waits for its first try since noon of November 21, 2026. */
export function aPendingMessage(overrides: Partial<PendingMessage> = {}): PendingMessage {
  const receivedAt = new Date('2026-11-21T12:00:00Z')
  return {
    state: 'pending',
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    site: '',
    reference: 'FB-7K3M-9Q2X',
    kind: 'feedback',
    receivedAt,
    suspicion: null,
    messageId: '<6f9619ff-8b86-4011-b42d-00c04fc964ff@traffic.example.gov>',
    attempts: 1,
    lastFailure: null,
    payload: aFeedback(),
    nextAttemptAt: receivedAt,
    backoffSeconds: 10,
    deadline: new Date('2026-11-26T12:00:00Z'),
    ...overrides,
  }
}

/** A message as it arrives, with its own id and reference. */
export function aNewMessage(overrides: Partial<NewMessage> = {}): NewMessage {
  const id = randomUUID()
  const { receivedAt = new Date() } = overrides
  return {
    id,
    reference: createReference('feedback'),
    payload: aFeedback(),
    messageId: `<${id}@traffic.example.gov>`,
    receivedAt,
    deadline: new Date(receivedAt.getTime() + 5 * 86_400_000),
    suspicion: null,
    idempotencyKey: null,
    requestHash: 'hash',
    challenge: null,
    ...overrides,
  }
}
