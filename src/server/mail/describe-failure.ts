import type { DeliveryFailure } from '../outbox/after-failure.ts'

/** What the mail library says about a failure. Every part may be missing. */
type MailError = Error & Partial<Record<'code' | 'command' | 'responseCode' | 'permanent', unknown>>

const MAX_CHARACTERS = 300
/** Commands that speak of this one message. A refusal of others is about the connection or the account. */
const MESSAGE_COMMANDS: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Log in first", "use TLS first": a person fixes the settings, and the message is as good as before. */
const SETTINGS_CODES: readonly unknown[] = [530, 534, 535, 538]

/** Classifies why a mail could not be handed over, in words that name no visitor. */
export function describeFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { isPermanent: false, words: 'unknown failure' }
  const facts: MailError = error
  const place = typeof facts.command === 'string' ? ` at ${facts.command}` : ''
  const code =
    typeof facts.responseCode === 'number' ? `SMTP ${facts.responseCode}` : String(facts.code ?? 'error')
  return { isPermanent: isPermanent(facts), words: withoutAddresses(`${code}${place}: ${facts.message}`) }
}

function isPermanent({ code, command, responseCode, permanent }: MailError): boolean {
  // Without a response of the other side: the library itself found an address it cannot send to.
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && MESSAGE_COMMANDS.includes(command) && !SETTINGS_CODES.includes(responseCode)
}

/** Mail servers repeat the address they refuse, and it may be a visitor's. */
function withoutAddresses(text: string): string {
  const clean = text.replace(/(?<![^\s<>"'@])[^\s<>"'@]+@[^\s<>"'@]+/g, '(address)').replace(/\s+/g, ' ')
  return clean.slice(0, MAX_CHARACTERS)
}
