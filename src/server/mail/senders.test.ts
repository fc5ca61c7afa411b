import { generateKeyPairSync } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import type { Delivery } from '../outbox/delivery.ts'
import { aPendingMessage } from '../outbox/testing/a-message.ts'
import { aFolder } from '../testing/a-folder.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtpSender, smtpOptions } from './smtp-sender.ts'
import { ADDRESSES, aMailServer, refusal } from './testing/a-mail-server.ts'

const NEVER = new AbortController().signal

async function sendTo(url: string, dkim: Parameters<typeof createSmtpSender>[1] = null): Promise<Delivery> {
  const sender = createSmtpSender(url, dkim, ADDRESSES)
  onTestFinished(sender.close)
  return sender.send(aPendingMessage(), NEVER)
}

test('a mail server gets the mail with its own Message-ID', async () => {
  const server = await aMailServer()
  expect(await sendTo(server.url)).toEqual({ kind: 'delivered', remark: null })
  expect(server.received).toMatchObject([
    {
      to: ['feedback@traffic.example.gov'],
      mail: { messageId: '<6f9619ff-8b86-4011-b42d-00c04fc964ff@traffic.example.gov>' },
    },
  ])
})

test.each([
  [
    'the recipient',
    { onRcptTo: (_a, _s, done) => done(refusal(550, '5.1.1 <feedback@traffic.example.gov> unknown')) },
    true,
  ],
  ['the sender', { onMailFrom: (_a, _s, done) => done(refusal(553, '5.7.1 not allowed')) }, true],
  [
    'the text',
    { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusal(554, '5.7.1 spam'))) },
    true,
  ],
  ['the moment', { onRcptTo: (_a, _s, done) => done(refusal(451, '4.7.1 greylisted')) }, false],
  [
    'a full mailbox',
    { onData: (stream, _s, done) => void stream.resume().on('end', () => done(refusal(452, '4.2.2 full'))) },
    false,
  ],
  ['an unknown client', { onMailFrom: (_a, _s, done) => done(refusal(530, '5.7.0 log in first')) }, false],
  ['every connection', { onConnect: (_s, done) => done(refusal(554, '5.3.2 closed')) }, false],
] satisfies [string, Parameters<typeof aMailServer>[0], boolean][])(
  'after a mail server refuses %s, the failure is %o, permanent: %s',
  async (_, rules, isPermanent) => {
    const server = await aMailServer(rules)
    const delivery = await sendTo(server.url)
    expect(delivery).toEqual({
      kind: 'failed',
      failure: { isPermanent, message: expect.stringMatching(/SMTP [45]\d\d/) },
    })
    // The reason is logged and shown, without addresses.
    expect(JSON.stringify(delivery)).not.toContain('@')
  },
)

test('a refused recipient next to an accepted one is logged, and the message counts as sent', async () => {
  const to = {
    ...ADDRESSES.to,
    feedback: ['a@x.example', 'b@x.example'].map((address) => ({ name: '', address })),
  }
  const server = await aMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'a@x.example' ? refusal(550, 'unknown') : null),
  })
  const sender = createSmtpSender(server.url, null, { ...ADDRESSES, to })
  onTestFinished(sender.close)
  expect(await sender.send(aPendingMessage(), NEVER)).toEqual({
    kind: 'delivered',
    remark: '1 recipients were refused',
  })
})

test('a mail server that is down or silent only postpones the message', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sender = createSmtpSender(`smtp://127.0.0.1:${port}`, null, ADDRESSES)
  onTestFinished(sender.close)
  expect(await sender.send(aPendingMessage(), AbortSignal.timeout(200))).toMatchObject({
    kind: 'failed',
    failure: { isPermanent: false },
  })
  expect(await sendTo('smtp://127.0.0.1:1')).toMatchObject({
    kind: 'failed',
    failure: { isPermanent: false, message: expect.stringContaining('ECONNREFUSED') },
  })
})

test('mail leaves this machine only encrypted, unless the URL allows otherwise', () => {
  expect(smtpOptions('smtp://mail.example.gov:587')).toMatchObject({ requireTLS: true })
  expect(smtpOptions('smtp://mail.example.gov:25?opportunisticTLS=true')).not.toHaveProperty('requireTLS')
  for (const here of ['smtp://localhost:25', 'smtp://127.0.0.1:25', 'smtp://[::1]:25']) {
    expect(smtpOptions(here)).toMatchObject({ ignoreTLS: true })
  }
})

test('a server without the required encryption gets nothing', async () => {
  const server = await aMailServer()
  expect(await sendTo(`${server.url}?requireTLS=true`)).toMatchObject({ kind: 'failed' })
  expect(server.received).toEqual([])
})

test('neither a log line nor a failure contains the password', async () => {
  const server = await aMailServer({ disabledCommands: ['STARTTLS'], authOptional: false })
  const url = server.url.replace('//', '//user:my-secret@')
  const sender = createSmtpSender(url, null, ADDRESSES)
  onTestFinished(sender.close)
  expect(sender.place).toBe(server.url)
  const delivery = await sender.send(aPendingMessage(), NEVER)
  expect(delivery).toMatchObject({ kind: 'failed', failure: { isPermanent: false } })
  expect(JSON.stringify(delivery)).not.toContain('my-secret')
})

test('with a key, mail is signed for the domain', async () => {
  const server = await aMailServer()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { domainName: 'traffic.example.gov', keySelector: 'site', privateKey: pem }
  expect(await sendTo(server.url, dkim)).toMatchObject({ kind: 'delivered' })
  expect(server.received[0]?.raw).toMatch(/^DKIM-Signature: [\s\S]*d=traffic\.example\.gov;[\s\S]*s=site;/)
})

test('without a mail server, each mail becomes a file, and sending it again replaces the file', async () => {
  const folder = join(await aFolder(), 'mail')
  const sender = createMailFolder(folder, null, ADDRESSES)
  for (let i = 0; i < 2; i++) {
    expect(await sender.send(aPendingMessage(), NEVER)).toEqual({ kind: 'delivered', remark: null })
  }
  const names = await readdir(folder)
  expect(names).toEqual(['FB-7K3M-9Q2X-6f9619ff-8b86-4011-b42d-00c04fc964ff.eml'])
  const mail = await PostalMime.parse(await readFile(join(folder, names[0] ?? '')))
  expect(mail).toMatchObject({ subject: '[FB-7K3M-9Q2X] Feedback: camera not working' })
})

test('a mail that cannot be written is postponed and leaves nothing behind', async () => {
  const folder = join(await aFolder(), 'mail')
  await writeFile(folder, '')
  const sender = createMailFolder(folder, null, ADDRESSES)
  expect(await sender.send(aPendingMessage(), NEVER)).toMatchObject({
    kind: 'failed',
    failure: { isPermanent: false },
  })
  const other = join(await aFolder(), 'mail')
  await mkdir(join(other, 'FB-7K3M-9Q2X-6f9619ff-8b86-4011-b42d-00c04fc964ff.eml', 'x'), { recursive: true })
  const blocked = createMailFolder(other, null, ADDRESSES)
  expect(await blocked.send(aPendingMessage(), NEVER)).toMatchObject({ kind: 'failed' })
  expect(await readdir(other)).toHaveLength(1)
})
