import type { Language } from '../../contract/language.ts'
import type { MailPayload, OfficeFacts } from '../outbox/outbox-message.ts'
import { type MailContent, renderMail } from './mail-content.ts'

type Acknowledgement = Extract<MailPayload, { kind: 'acknowledgement' }>

interface Texts {
  subject: (reference: string, office: string) => string
  heading: (reference: string) => string
  feedback: string
  tourRequest: string
  contact: (phone: string, hours: string) => string
  notYou: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (reference, office) => `[${reference}] ${office} has received your message`,
    heading: (reference) => `We received your message. Reference ${reference}.`,
    feedback: 'The office reads every message. You will hear from us if you asked for a reply.',
    tourRequest:
      'The office will write to you about the day you asked for. A visit may be postponed in an emergency.',
    contact: (phone, hours) =>
      `Questions? Call ${phone} (${hours}) and give the reference. This mailbox is not monitored.`,
    notYou:
      'If you did not write to us, someone entered your address by mistake. You can ignore this message.',
  },
  es: {
    subject: (reference, office) => `[${reference}] ${office} ha recibido su mensaje`,
    heading: (reference) => `Recibimos su mensaje. Referencia: ${reference}.`,
    feedback: 'La oficina lee todos los mensajes. Le responderemos si pidió una respuesta.',
    tourRequest:
      'La oficina le escribirá sobre el día que solicitó. Una visita puede aplazarse en caso de emergencia.',
    contact: (phone, hours) =>
      `¿Preguntas? Llame al ${phone} (${hours}) e indique la referencia. Nadie lee las respuestas a este correo electrónico.`,
    notYou: '¿Usted no nos escribió? Alguien puso su dirección por error. No tiene que hacer nada.',
  },
  ht: {
    subject: (reference, office) => `[${reference}] ${office} resevwa mesaj ou a`,
    heading: (reference) => `Nou resevwa mesaj ou a. Referans: ${reference}.`,
    feedback: 'Biwo a li tout mesaj. N ap reponn ou si ou te mande yon repons.',
    tourRequest: 'Biwo a ap ekri ou sou jou ou te mande a. Yo ka ranvwaye yon vizit si gen ijans.',
    contact: (phone, hours) =>
      `Kesyon? Rele ${phone} (${hours}) epi bay referans lan. Pèsonn pa li repons yo voye bay imèl sa a.`,
    notYou: 'Se pa ou ki te ekri nou? Alò yon moun te mete adrès ou pa erè, epi ou pa bezwen fè anyen.',
  },
}

/**
 * Confirms to a visitor that the message arrived. Repeats nothing the visitor wrote, not even a name, so that nobody
 * can use it to send text to a stranger.
 */
export function buildAcknowledgement(
  { of, language, office }: Acknowledgement,
  reference: string,
): MailContent {
  const texts = TEXTS[language]
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
