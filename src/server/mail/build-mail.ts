import { fillText } from '../../contract/message-text.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import type { MailPayload, OutboxMessage } from '../outbox/outbox-message.ts'
import { type MailContent, renderMail } from './mail-content.ts'
import { feedbackMail, type OfficeMail, tourMail } from './office-mail.ts'
import { SUSPICION_TEXTS } from './office-texts.ts'

/**
 * Builds the mail of a stored message: the office's, or the acknowledgement to the visitor. The same message always
 * gives the same mail. Throws if the message's body is erased.
 */
export function buildMail(message: OutboxMessage): MailContent {
  const { payload, reference } = message
  if (payload === null) throw new Error(`the body of ${reference} is erased`)
  if (payload.kind === 'acknowledgement') return acknowledgementMail(payload, reference)
  const mail = payload.kind === 'feedback' ? feedbackMail(payload.form) : tourMail(payload.form)
  return officeMail(message, mail, payload.office)
}

/**
 * Confirms to a visitor that the message arrived. Repeats nothing the visitor wrote, not even a name, so that nobody
 * can use it to send text to a stranger.
 */
function acknowledgementMail(
  { of, language, office }: Extract<MailPayload, { kind: 'acknowledgement' }>,
  reference: string,
): MailContent {
  const texts = PHRASES[language].acknowledgement
  const rendered = renderMail(language, [
    { kind: 'heading', text: fillText(texts.heading, { reference }) },
    { kind: 'paragraph', text: texts[of] },
    { kind: 'paragraph', text: fillText(texts.contact, { phone: office.phone, hours: office.phoneHours }) },
    { kind: 'paragraph', text: texts.notYou },
    { kind: 'paragraph', text: `${office.name}, ${office.subtitle}, ${office.siteUrl}` },
  ])
  return { ...rendered, subject: fillText(texts.subject, { reference, office: office.name }), replyTo: null }
}

function officeMail(
  { reference, receivedAt, suspicion }: OutboxMessage,
  mail: OfficeMail,
  office: { timeZone: string; siteUrl: string },
): MailContent {
  const mark = suspicion === null ? '' : '[suspected] '
  const received = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: office.timeZone,
  }).format(receivedAt)
  const rendered = renderMail('en', [
    { kind: 'heading', text: `${mail.title} ${reference}` },
    ...(suspicion === null
      ? []
      : [{ kind: 'paragraph' as const, text: `Possibly sent by a program: ${suspicionText(suspicion)}.` }]),
    { kind: 'facts', facts: [['Received', received], ...mail.facts] },
    ...mail.texts.map(([label, text]) => ({ kind: 'quote' as const, label, text })),
    { kind: 'paragraph', text: `${mail.howToAnswer} Sent through ${office.siteUrl}/app/contact-us.` },
  ])
  return { ...rendered, subject: `${mark}[${reference}] ${mail.subject}`, replyTo: mail.replyTo }
}

function suspicionText(suspicion: string): string {
  const texts: Readonly<Record<string, string>> = SUSPICION_TEXTS
  return suspicion
    .split(' ')
    .map((sign) => texts[sign] ?? sign)
    .join('; ')
}
