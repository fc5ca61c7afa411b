import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG } from '../testing/memory-folder.ts'
import { aMessageServer, FEEDBACK, mails } from './testing/a-message-server.ts'

test('the sixth message in a minute is refused, with the time to wait', async () => {
  const server = await aMessageServer()
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push((await server.send('SendFeedback', FEEDBACK)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  const response = await server.send('SendFeedback', FEEDBACK)
  expect(response.status).toBe(429)
  const seconds = Number(response.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  expect((await response.json()).detail).toContain('Call 555-0100')
})

test('correcting a form does not count toward the limit, but cannot go on forever', async () => {
  const server = await aMessageServer()
  for (let i = 0; i < 20; i++) expect((await server.send('SendFeedback', {})).status).toBe(422)
  expect((await server.send('SendFeedback', FEEDBACK)).status).toBe(202)
  for (let i = 0; i < 29; i++) await server.send('SendFeedback', {})
  expect((await server.send('SendFeedback', FEEDBACK)).status).toBe(429)
})

test('an address may look up references and challenges ten times as often as it may send', async () => {
  const messages = { ...CONFIG.messages, limitPerMinute: 1, challenge: 'always' } as const
  const server = await aMessageServer({ messages, trustedProxies: ['127.0.0.1'] })
  const askFor = (path: string, address: string) =>
    fetch(server.url + path, { headers: { 'x-forwarded-for': address } })
  for (const [path, address] of [
    ['/app/contact-us?sent=FB-2222-2222', '198.51.100.1'],
    ['/api/api/Email/GetChallenge', '198.51.100.2'],
  ] as const) {
    for (let i = 0; i < 10; i++) expect((await askFor(path, address)).status).toBe(200)
    const response = await askFor(path, address)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
    ])
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(50)
    expect((await response.json()).detail).toContain(`Try again in ${seconds} s`)
    expect((await askFor(path, '198.51.100.3')).status).toBe(200)
    // Requests without a lookup still work.
    expect((await askFor('/app/contact-us?sent=nothing', address)).status).toBe(200)
    expect((await askFor('/app/contact-us', address)).status).toBe(200)
  }
})

test('only a trusted proxy may report whom it forwards for', async () => {
  const limited = { messages: { ...CONFIG.messages, limitPerMinute: 1 } }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const direct = await aMessageServer(limited)
  expect((await direct.send('SendFeedback', FEEDBACK, from('198.51.100.1'))).status).toBe(202)
  expect((await direct.send('SendFeedback', FEEDBACK, from('198.51.100.2'))).status).toBe(429)
  const proxied = await aMessageServer({ ...limited, trustedProxies: ['127.0.0.1'] })
  expect((await proxied.send('SendFeedback', FEEDBACK, from('198.51.100.1'))).status).toBe(202)
  expect((await proxied.send('SendFeedback', FEEDBACK, from('198.51.100.2'))).status).toBe(202)
  expect((await proxied.send('SendFeedback', FEEDBACK, from('198.51.100.2'))).status).toBe(429)
})

test('a visitor behind a proxy counts as one, however the proxy writes the address', async () => {
  const messages = { ...CONFIG.messages, limitPerMinute: 1 }
  const server = await aMessageServer({ messages, trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  const statusFor = async (forwardedFor: string) =>
    (await server.send('SendFeedback', FEEDBACK, { 'x-forwarded-for': forwardedFor })).status
  const spellings = [
    ['203.0.113.9:4711', '203.0.113.9:4712', '203.0.113.9', '::ffff:203.0.113.9', '[::ffff:cb00:7109]:443'],
    ['[2001:db8::1]:443', '2001:db8::2', '2001:DB8:0:0:5::9', '192.0.2.1, [2001:db8::1]:80'],
    // A trusted proxy in between is skipped, even with a port.
    [
      '198.51.100.4',
      '198.51.100.4, 10.0.0.2',
      '198.51.100.4, 10.0.0.2:8080',
      '198.51.100.4, ::ffff:10.0.0.2',
    ],
    // If it is not an address, the proxy that reported it counts.
    ['unknown', 'nonsense-1', '999.1.1.1', '203.0.113.77:port', ''],
  ]
  for (const [first = '', ...others] of spellings) {
    expect(await statusFor(first), first).toBe(202)
    for (const other of others) expect(await statusFor(other), other).toBe(429)
  }
})

test('no proxy header makes another site count as our own', async () => {
  const publicUrl = 'https://traffic.example.gov'
  const server = await aMessageServer({ publicUrl, trustedProxies: ['127.0.0.1'] })
  const statusFrom = async (origin: string, forwardedHost = '') =>
    (await server.send('SendFeedback', FEEDBACK, { origin, 'x-forwarded-host': forwardedHost })).status
  expect(await statusFrom('https://evil.example')).toBe(403)
  expect(await statusFrom('https://evil.example', 'evil.example')).toBe(403)
  // The site's own address, and the one used to reach it, for example on the office network.
  expect(await statusFrom(publicUrl)).toBe(202)
  expect(await statusFrom(publicUrl, 'evil.example')).toBe(202)
  expect(await statusFrom(server.url, 'evil.example')).toBe(202)
})

test('a message that looks automated is accepted like any other, and marked for the office', async () => {
  const server = await aMessageServer()
  const response = await server.send('SendFeedback', {
    ...FEEDBACK,
    homepage: 'http://spam.example',
    fillSeconds: 0.2,
  })
  expect(response.status).toBe(202)
  await expect.poll(() => mails(server)).toHaveLength(1)
  const [name = ''] = await mails(server)
  const mail = await readFile(join(server.dataDir, 'mail', name), 'utf8')
  expect(mail).toContain('Subject: [suspected] [FB-')
  expect(mail).toContain('X-Suspected: honeypot tooFast')
})

test('if the office wants it, a visitor gets a mail that the message arrived, once a day, and a stranger never does', async () => {
  const messages = { ...CONFIG.messages, limitPerMinute: 1000, acknowledges: true }
  const server = await aMessageServer({ messages })
  const wanted = { ...FEEDBACK, wantsReply: true, email: 'Visitor+traffic@example.com', replyLanguage: 'es' }
  await server.send('SendFeedback', wanted)
  await expect.poll(() => mails(server)).toHaveLength(2)
  const texts = (await mails(server)).map((name) => readFile(join(server.dataDir, 'mail', name), 'utf8'))
  const own = (await Promise.all(texts)).find((text) => text.includes('Auto-Submitted: auto-replied'))
  expect(own).toContain('To: Visitor+traffic@example.com')
  expect(own).toContain('<html lang=3D"es">')

  await server.send('SendFeedback', {
    ...wanted,
    email: 'visitor+again@example.com',
    message: 'Another message.',
  })
  await server.send('SendFeedback', {
    ...wanted,
    email: 'other@example.com',
    homepage: 'http://spam.example',
  })
  await expect.poll(() => mails(server)).toHaveLength(4)
  expect(
    server.lines.filter(({ kind, msg }) => kind === 'acknowledgement' && msg === 'A message was sent'),
  ).toHaveLength(1)
})
