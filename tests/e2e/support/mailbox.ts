import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that stores every mail it accepts. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string
  mails: readonly Email[]
  stop: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      const store = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)))
      }
      // A site that is stopped while it sends disconnects; it would retry.
      store().then(() => callback(null), callback)
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
