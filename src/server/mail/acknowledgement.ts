import { PHRASES } from '../../phrases/phrases.ts'
import type { MailPayload, OfficeFacts } from '../outbox/outbox-message.ts'
import { type MailContent, renderMail } from './mail-content.ts'

type Acknowledgement = Extract<MailPayload, { kind: 'acknowledgement' }>

/**
 * Confirms to a visitor that the message arrived. Repeats nothing the visitor wrote, not even a name, so that nobody
 * can use it to send text to a stranger.
 */
export function buildAcknowledgement(
  { of, language, office }: Acknowledgement,
  reference: string,
): MailContent {
  const texts = PHRASES[language].acknowledgement
  const rendered = renderMail(language, [
    { kind: 'heading', text: texts.heading(reference) },
    { kind: 'paragraph', text: texts[of] },
    { kind: 'paragraph', text: texts.contact(office.phone, office.phoneHours) },
    { kind: 'paragraph', text: texts.notYou },
    { kind: 'paragraph', text: signature(office) },
  ])
  return { ...rendered, subject: texts.subject(reference, office.name), replyTo: null }
}

function signature({ name, subtitle, siteUrl }: OfficeFacts): string {
  return `${name}, ${subtitle}, ${siteUrl}`
}
