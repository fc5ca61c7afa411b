import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How the mail server treats its clients. `down`: it does not listen. */
export const MOODS = ['good', 'busy', 'hanging', 'dropping', 'down'] as const
export type Mood = (typeof MOODS)[number]

/** Text in a mail that the server refuses permanently. */
export const REFUSED_TEXT = 'to-be-refused-for-good'

/** A mail server that fails in every possible way, and records the mails that it accepts. */
export interface FlakyMailServer {
  url: string
  /** How often it accepted each mail, by Message-ID. */
  accepted: ReadonlyMap<string, number>
  setMood: (mood: Mood) => Promise<void>
  close: () => Promise<void>
}

export async function startFlakyMailServer(): Promise<FlakyMailServer> {
  const accepted = new Map<string, number>()
  let mood: Mood = 'good'
  let server: SMTPServer | null = null
  let port = 0

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      logger: false,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onRcptTo: (_address, _session, done) => done(mood === 'busy' ? refusal(451) : null),
      onData: (stream, session, done) => void take(stream, session, done),
    })
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    // A server that listens on TCP has a numbered address.
    port = (listening.address() as AddressInfo).port
  }
  const take = async (stream: Readable, session: SMTPServerSession, done: (error?: Error | null) => void) => {
    if (mood === 'dropping') {
      dropConnection(server, session)
      return
    }
    // `null`: the sending server was just killed.
    const bytes = await buffer(stream).catch(() => null)
    if (bytes === null || mood === 'hanging') return
    const text = bytes.toString('latin1')
    if (text.includes(REFUSED_TEXT)) {
      done(refusal(554))
      return
    }
    const messageId = /^Message-ID: (<[^>]*>)/im.exec(text)?.[1] ?? 'none'
    accepted.set(messageId, (accepted.get(messageId) ?? 0) + 1)
    done(null)
  }
  const shut = async () => {
    const open = server
    server = null
    for (const connection of open?.connections ?? []) connection._socket.destroy()
    await new Promise<void>((resolve) => (open === null ? resolve() : open.close(resolve)))
  }

  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    setMood: async (next) => {
      const wasDown = mood === 'down'
      mood = next
      if (next === 'down' && !wasDown) await shut()
      if (next !== 'down' && wasDown) await open()
    },
    close: shut,
  }
}

function dropConnection(server: SMTPServer | null, session: SMTPServerSession): void {
  for (const connection of server?.connections ?? []) {
    if (connection.id === session.id) connection._socket.destroy()
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('5.7.1 not today'), { responseCode })
}
