import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailAddresses } from '../mail-options.ts'

/** A mail as received. */
export interface ReceivedMail {
  raw: string
  mail: Email
  to: readonly string[]
  isEncrypted: boolean
}

/** A mail server on this machine, which stops with the test. `rules`: options of npm's smtp-server. */
export async function aMailServer(
  rules: SMTPServerOptions = {},
): Promise<{ url: string; port: number; received: readonly ReceivedMail[] }> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      const take = async () => {
        const bytes = await buffer(stream)
        received.push({
          raw: bytes.toString('latin1'),
          mail: await PostalMime.parse(bytes),
          to: session.envelope.rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
        })
      }
      // A sender that stops in the middle of a mail disconnects, and sends it again later.
      take().then(() => callback(null), callback)
    },
    ...rules,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  await once(listening, 'listening')
  // A server that listens on TCP has a numbered address.
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, port, received }
}

export const ADDRESSES: MailAddresses = {
  from: { name: 'District Test', address: 'website@traffic.example.gov' },
  to: {
    feedback: [{ name: '', address: 'feedback@traffic.example.gov' }],
    tourRequest: [{ name: 'Tours', address: 'tours@traffic.example.gov' }],
  },
}

/** An error with this reply, in a mail server's format. */
export function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
