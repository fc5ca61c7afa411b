import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../contract/calendar.ts'
import { USUAL_LIMITS } from '../../contract/message-limits.ts'
import { buildTourDays } from '../../contract/tour-days.ts'
import { outboxPath } from '../outbox/open-database.ts'
import { aFolder } from '../testing/a-folder.ts'
import { CONFIG } from '../testing/memory-folder.ts'
import {
  aMessageServer,
  FEEDBACK,
  type MessageServer,
  mails,
  startMessageServer,
  TOUR,
  tokenOf,
} from './testing/a-message-server.ts'

const tourDay = () => buildTourDays(USUAL_LIMITS.tour, dayIn('America/New_York', new Date())).earliest
const manyMessages = { messages: { ...CONFIG.messages, limitPerMinute: 1000 } }
let shared: MessageServer
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'messages-'))
  shared = await startMessageServer({ ...manyMessages, dataDir })
})
afterAll(async () => {
  await shared.close()
  await rm(shared.dataDir, { recursive: true })
})

function storedLines({ lines }: MessageServer): number {
  return lines.filter(({ msg }) => msg === 'A message was stored').length
}

test('feedback is stored, given a reference, and becomes a mail to the office', async () => {
  const server = await aMessageServer()
  const response = await server.send('SendFeedback', FEEDBACK)
  expect(response.status).toBe(202)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  const { reference, receivedAt } = await response.json()
  expect(reference).toMatch(/^FB-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/)
  expect(receivedAt).toBe(new Date(receivedAt).toISOString())
  await expect.poll(() => mails(server)).toEqual([expect.stringMatching(`^${reference}-.*eml$`)])
  const [name = ''] = await mails(server)
  const mail = await readFile(join(server.dataDir, 'mail', name), 'utf8')
  expect(mail).toContain(`Subject: [${reference}] Feedback: camera not working`)
  expect(mail).toContain('To: feedback@traffic.example.gov')
  expect(mail).not.toContain('Reply-To')
})

test('a tour request gets its own kind of reference', async () => {
  const response = await shared.send('SendTourRequest', { ...TOUR, dateFirst: tourDay() })
  expect(response.status).toBe(202)
  expect((await response.json()).reference).toMatch(/^TR-/)
})

test.each([
  ['no token', { 'x-xsrf-token': '' }],
  ['no cookie', { cookie: '' }],
  ['a token that is not the cookie’s', { cookie: 'XSRF-TOKEN=another' }],
  ['a token nobody signed', { cookie: 'XSRF-TOKEN=mine', 'x-xsrf-token': 'mine' }],
  ['a page of another site', { origin: 'https://elsewhere.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a browser that says another site sends it', { 'sec-fetch-site': 'cross-site' }],
  ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
])('a message with %s is refused, with a new cookie to try again', async (_, headers) => {
  const before = storedLines(shared)
  const response = await shared.send('SendFeedback', FEEDBACK, headers)
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(await response.json()).toMatchObject({ status: 403, title: 'Forbidden' })
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)])
  expect(storedLines(shared)).toBe(before)
})

test('a message from the site’s own page is accepted, under each of the site’s names', async () => {
  const server = await aMessageServer({ publicUrl: 'https://traffic.example.gov' })
  const own = { 'sec-fetch-site': 'same-origin' }
  for (const origin of ['https://traffic.example.gov', new URL(server.url).origin]) {
    expect((await server.send('SendFeedback', FEEDBACK, { ...own, origin })).status).toBe(202)
  }
})

test('errors are listed by field, with codes and messages', async () => {
  const response = await shared.send('SendFeedback', {
    topic: 'weather',
    message: ' short ',
    wantsReply: true,
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    detail: 'Nothing was sent. Fix the fields listed in errors, then send again.',
    requestId: expect.any(String),
    errors: [
      { field: 'topic', code: 'topicRequired', message: 'Choose what your message is about' },
      { field: 'message', code: 'messageTooShort', message: 'Write at least 10 characters. You entered 5.' },
      {
        field: 'email',
        code: 'replyAddressRequired',
        message: 'Enter an e-mail address such as name@example.com, or a phone number',
      },
    ],
  })
})

test.each([
  ['text', 'hello there', { 'content-type': 'text/plain' }, 415],
  ['a form', 'topic=other', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['nothing at all', '', {}, 400],
  ['broken JSON', '{"topic":', {}, 400],
  ['a poisoned object', '{"__proto__":{"a":1}}', {}, 400],
  ['32 KiB and a byte', `"${'x'.repeat(32 * 1024 - 1)}"`, {}, 413],
  ['a list', '[]', {}, 422],
  ['null', 'null', {}, 422],
  ['brackets ten thousand deep', `{"topic":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, {}, 422],
  ['a name that is an object', '{"topic":"other","message":"ten letters","name":{"a":1}}', {}, 422],
  ['an unfit idempotency key', JSON.stringify(FEEDBACK), { 'idempotency-key': 'two words' }, 422],
])('%s is refused', async (_, body, headers, status) => {
  const response = await shared.send('SendFeedback', body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, requestId: expect.any(String) })
})

test('a message of 2,000 emoji arrives complete', async () => {
  const response = await shared.send('SendFeedback', { ...FEEDBACK, message: '🚦'.repeat(2000) })
  expect(response.status).toBe(202)
})

test('the same request again gets the same response, and one mail is sent', async () => {
  const server = await aMessageServer()
  const key = { 'idempotency-key': 'b8f6c2f0-7d1e-4a0a-9f57-0d6f3c1f2a11' }
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => server.send('SendFeedback', FEEDBACK, key)),
  )
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202])
  const bodies = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(bodies).size).toBe(1)
  await expect.poll(() => mails(server)).toHaveLength(1)

  const other = await server.send('SendFeedback', { ...FEEDBACK, message: 'Something else now.' }, key)
  expect(other.status).toBe(422)
  expect((await other.json()).errors).toMatchObject([
    { field: 'Idempotency-Key', code: 'idempotencyKeyReused' },
  ])
  // The same key for another call is another request.
  const tour = await server.send('SendTourRequest', { ...TOUR, dateFirst: tourDay() }, key)
  expect(tour.status).toBe(202)
})

test('a restarted server still recognizes the request, the cookie and the message', async () => {
  const dataDir = await aFolder()
  const key = { 'idempotency-key': 'again' }
  const first = await aMessageServer({ dataDir })
  const token = await tokenOf(first.url)
  const before = await (await first.send('SendFeedback', FEEDBACK, key)).json()
  await first.close()
  const second = await aMessageServer({ dataDir })
  const own = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  const after = await second.send('SendFeedback', FEEDBACK, { ...key, ...own })
  expect(after.status).toBe(202)
  expect(await after.json()).toEqual(before)
})

test('when nothing can be stored, nothing is promised, and pages are still served', async () => {
  const dataDir = await aFolder()
  // A file in place of the outbox folder: no user, not even root, can write below it.
  await writeFile(join(dataDir, 'outbox'), '')
  const server = await aMessageServer({ dataDir })
  const response = await server.send('SendFeedback', FEEDBACK)
  expect(response.status).toBe(503)
  expect((await response.json()).detail).toBe(
    'Messages cannot be stored now; nothing was stored. Call 555-0100 (weekdays 8 to 5) or write to 1 Test Way, Testville.',
  )
  const readiness = await fetch(`${server.url}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toMatchObject({
    status: 'notReady',
    content: { state: 'good' },
    messages: { state: 'failed', store: 'sqlite' },
  })
  expect((await fetch(`${server.url}/app/contact-us`)).status).toBe(200)
  expect(server.lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'Messages cannot be stored: forms get 503. Check DATABASE_URL, or the folder DATA_DIR',
    }),
  )
})

test('a server without a mail server reports at the start and on request that no mail is sent', async () => {
  const server = await aMessageServer()
  expect(server.lines).toContainEqual(
    expect.objectContaining({
      msg: 'Messages will be stored here and written to files; set SMTP_URL to send them',
      store: outboxPath(server.dataDir),
      mail: join(server.dataDir, 'mail'),
    }),
  )
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
    status: 'ready',
    messages: {
      state: 'ready',
      store: 'sqlite',
      mail: 'written to files: SMTP_URL is not set, so no mail is sent',
    },
  })
})

test('no name, address or text of a visitor is written to the log', async () => {
  const server = await aMessageServer({ ...manyMessages, logLevel: 'trace' })
  const secret = {
    ...FEEDBACK,
    message: 'my-secret-words and more',
    name: 'Secret-Name',
    email: 'secret@example.com',
    wantsReply: true,
  }
  await server.send('SendFeedback', secret, { 'idempotency-key': 'secret-key' })
  await server.send('SendFeedback', { ...secret, topic: 'secret-topic' })
  await expect.poll(() => JSON.stringify(server.lines)).toContain('A message was sent')
  expect(JSON.stringify(server.lines)).not.toMatch(/secret|127\.0\.0\.1:?\d*"?,"remote/i)
})
