import { escapeMarkup } from '../http/escape-markup.ts'

/** A mail address and its display name; never one string, so that nothing in a name is parsed as an address. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail's content as text and HTML, without its sender. */
export interface MailContent {
  /** Contains nothing that a visitor wrote. */
  subject: string
  text: string
  html: string
  /** Who gets the reply. `null`: nobody wants one. */
  replyTo: MailAddress | null
}

/** A part of a mail, rendered both as text and as HTML. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** What a visitor wrote, set off so that it cannot pass for our own text. */
  | { kind: 'quote'; label: string; text: string }

export function renderMail(language: string, parts: readonly MailPart[]): Pick<MailContent, 'text' | 'html'> {
  const text = parts.map(drawText).join('\n\n')
  const html = parts.map(renderHtml).join('\n')
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${escapeMarkup(language)}"><meta charset="utf-8"><body>\n${html}\n</body></html>\n`,
  }
}

function drawText(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return part.text
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return `${part.label}:\n${part.text.replace(/^/gm, '> ')}`
  }
}

const QUOTE_STYLE = 'margin:0 0 16px;padding:4px 12px;border-left:3px solid #70787e;white-space:pre-wrap'

function renderHtml(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h1 style="font-size:20px">${escapeMarkup(part.text)}</h1>`
    case 'paragraph':
      return `<p>${escapeMarkup(part.text)}</p>`
    case 'facts':
      return `<table>${part.facts.map(drawFact).join('')}</table>`
    case 'quote':
      return `<h2 style="font-size:16px">${escapeMarkup(part.label)}</h2>\n<blockquote dir="auto" style="${QUOTE_STYLE}">${escapeMarkup(part.text)}</blockquote>`
  }
}

function drawFact([label, value]: readonly [string, string]): string {
  const cell = 'style="text-align:left;vertical-align:top;padding:2px 16px 2px 0"'
  return `<tr><th scope="row" ${cell}>${escapeMarkup(label)}</th><td dir="auto" ${cell}>${escapeMarkup(value)}</td></tr>`
}
