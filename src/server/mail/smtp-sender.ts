import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import type { DeliveryFailure } from '../outbox/after-failure.ts'
import type { MailSender } from '../outbox/delivery.ts'
import { buildMailOptions, type MailAddresses } from './mail-options.ts'

export interface DkimKey {
  domainName: string
  keySelector: string
  /** PEM. */
  privateKey: string
}

const CONNECT_TIMEOUT_MS = 20_000
/** How long to wait for an unresponsive mail server. */
const SILENCE_TIMEOUT_MS = 60_000
/** Shorter than mail servers keep idle connections, so that they never close one during an attempt. */
const IDLE_TIMEOUT_MS = 10_000

/** Sends mail through a mail server, over a few connections that stay open while there is work. */
export function createSmtpSender(url: string, dkim: DkimKey | null, addresses: MailAddresses): MailSender {
  const transport = createTransport({ ...smtpOptions(url), ...(dkim === null ? {} : { dkim }) })
  return {
    kind: 'smtp',
    place: describePlace(url),
    send: async (message, signal) => {
      try {
        const sent = await transport.sendMail({ ...buildMailOptions(message, addresses), signal })
        const refused = sent.rejected?.length ?? 0
        return { kind: 'delivered', remark: refused === 0 ? null : `${refused} recipients were refused` }
      } catch (error) {
        return { kind: 'failed', failure: describeFailure(error) }
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/** Connection options from a URL. Beyond this machine, `smtp:` is encrypted with STARTTLS or not used at all. */
export function smtpOptions(url: string): SMTPPoolOptions & { pool: true } {
  const { hostname, searchParams } = new URL(url)
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const namesEncryption = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'].some((name) =>
    searchParams.has(name),
  )
  return {
    pool: true,
    url,
    ...(namesEncryption ? {} : isHere ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    maxConnections: 3,
    // The outbox decides when to retry, and counts attempts.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function describePlace(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

/** The mail library's facts about a failure. Every part may be missing. */
type MailError = Error & Partial<Record<'code' | 'command' | 'responseCode' | 'permanent', unknown>>

const MAX_CHARACTERS = 300
/** Commands about one message. Refusals of other commands concern the connection or the account. */
const MESSAGE_COMMANDS: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']
/** "Log in first", "use TLS first": once a person fixes the settings, the message can be sent. */
const SETTINGS_CODES: readonly unknown[] = [530, 534, 535, 538]

/** Classifies why a mail could not be sent, without naming a visitor. */
function describeFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { isPermanent: false, message: 'unknown failure' }
  const facts: MailError = error
  const place = typeof facts.command === 'string' ? ` at ${facts.command}` : ''
  const code =
    typeof facts.responseCode === 'number' ? `SMTP ${facts.responseCode}` : String(facts.code ?? 'error')
  return { isPermanent: isPermanent(facts), message: withoutAddresses(`${code}${place}: ${facts.message}`) }
}

function isPermanent({ code, command, responseCode, permanent }: MailError): boolean {
  // No response from the server: the library itself rejected an address.
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && MESSAGE_COMMANDS.includes(command) && !SETTINGS_CODES.includes(responseCode)
}

/** Mail servers repeat the address they refuse, which may be a visitor's. */
function withoutAddresses(text: string): string {
  const clean = text.replace(/(?<![^\s<>"'@])[^\s<>"'@]+@[^\s<>"'@]+/g, '(address)').replace(/\s+/g, ' ')
  return clean.slice(0, MAX_CHARACTERS)
}
