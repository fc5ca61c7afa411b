import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../contract/calendar.ts'
import { USUAL_LIMITS } from '../../contract/message-limits.ts'
import { buildTourDays } from '../../contract/tour-days.ts'
import { CONFIG } from '../testing/memory-folder.ts'
import {
  FEEDBACK,
  type MessageServer,
  startMessageServer,
  TOUR,
  tokenOf,
} from './testing/a-message-server.ts'

let server: MessageServer
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forms-'))
  server = await startMessageServer({ dataDir, messages: { ...CONFIG.messages, limitPerMinute: 1000 } })
})
afterAll(async () => {
  await server.close()
  await rm(server.dataDir, { recursive: true })
})

type Fields = Readonly<Record<string, string>>

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** Sends a form like a browser without scripts. */
async function post(fields: Fields, headers: Fields = OWN_PAGE, path = '/app/contact-us') {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const html = await response.text()
  const json = /<script type="application\/json">(.*)<\/script>/.exec(html)?.[1]
  return {
    status: response.status,
    headers: response.headers,
    html,
    shown: json === undefined ? null : JSON.parse(json),
  }
}

test('a form sent without scripts is stored, and its page then confirms it', async () => {
  const response = await post({ form: 'feedback', ...FEEDBACK, wantsReply: 'on', email: 'name@example.com' })
  expect(response.status).toBe(303)
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(/^\/app\/contact-us\?sent=FB-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const page = await fetch(server.url + location)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain(`Stored as ${location.split('=')[1]}`)
})

test('a tour request arrives with its numbers and days parsed', async () => {
  const dateFirst = buildTourDays(USUAL_LIMITS.tour, dayIn('America/New_York', new Date())).earliest
  const fields = { form: 'tourRequest', ...TOUR, groupSize: ' 25 ', youngestAge: '', dateFirst }
  expect((await post(fields)).headers.get('location')).toMatch(/\?sent=TR-/)
})

test('a request without a body or a type is refused with what to send', async () => {
  const response = await fetch(`${server.url}/app/contact-us`, { method: 'POST', headers: OWN_PAGE })
  expect([response.status, (await response.json()).detail]).toEqual([
    422,
    'Send the hidden field "form" of the page too.',
  ])
})

test('a form with errors is shown again, with all its values and every error', async () => {
  const fields = { form: 'feedback', topic: 'camera', message: 'short <b>' }
  const response = await post(fields)
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  expect(response.shown).toEqual({
    form: 'feedback',
    reason: 'invalid',
    errors: [
      { field: 'message', code: 'messageTooShort', message: expect.stringContaining('You entered 9') },
    ],
    values: { topic: 'camera', message: 'short <b>' },
    token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
  })
})

test('a browser that does not report which page sent the form must confirm it, with a token', async () => {
  const fields = { form: 'feedback', ...FEEDBACK }
  const first = await post(fields, {})
  expect([first.status, first.shown.reason]).toEqual([403, 'confirm'])
  const [cookie = ''] = first.headers.getSetCookie()
  const second = await post(
    { ...first.shown.values, form: first.shown.form, xsrfToken: first.shown.token },
    { cookie: cookie.split(';')[0] ?? '' },
  )
  expect(second.status).toBe(303)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'null' }],
])('a form from another site is refused: %j', async (headers) => {
  const token = await tokenOf(server.url)
  const own = { cookie: `XSRF-TOKEN=${token}`, ...headers }
  expect((await post({ form: 'feedback', ...FEEDBACK, xsrfToken: token }, own)).status).toBe(403)
})

test('a button pressed twice sends one message', async () => {
  const headers = { ...OWN_PAGE, cookie: `XSRF-TOKEN=${await tokenOf(server.url)}` }
  const fields = { form: 'feedback', ...FEEDBACK, message: 'Pressed twice by accident.' }
  const responses = await Promise.all([post(fields, headers), post(fields, headers)])
  const [first, second] = responses.map((response) => response.headers.get('location'))
  expect(first).toMatch(/sent=FB-/)
  expect(second).toBe(first)
})

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['a file', 'multipart/form-data; boundary=x', '--x--', 415],
  ['no form we know', 'application/x-www-form-urlencoded', 'form=other', 422],
  ['32 KiB and a byte', 'application/x-www-form-urlencoded', 'x'.repeat(32 * 1024 + 1), 413],
])('%s is refused at the page’s URL', async (_, type, body, status) => {
  const headers = { ...OWN_PAGE, 'content-type': type }
  expect((await fetch(`${server.url}/app/contact-us`, { method: 'POST', headers, body })).status).toBe(status)
})

test('the page itself stays the same: cached, with other methods refused, and any query ignored', async () => {
  const plain = await (await fetch(`${server.url}/app/contact-us`)).text()
  for (const query of ['?sent=FB-2222-2222', '?sent=<script>', '?from=mail']) {
    expect(await (await fetch(`${server.url}/app/contact-us${query}`)).text()).toBe(plain)
  }
  const refused = await fetch(`${server.url}/app/contact-us`, { method: 'DELETE' })
  expect(refused.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS')
  // Not offered in that language.
  expect((await post({ form: 'feedback', ...FEEDBACK }, OWN_PAGE, '/ht/app/contact-us')).status).toBe(404)
})

test('the page for feedback about a report is rendered for that report, with a token, and is not cached', async () => {
  const response = await fetch(`${server.url}/app/contact-us?about=report:annual-fy2026`)
  expect(await response.text()).toContain('View ?about=report:annual-fy2026')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)])
  const plain = await (await fetch(`${server.url}/app/contact-us`)).text()
  for (const query of ['?about=report:<script>', '?about=sign:1', '?about=report:a&about=report:b']) {
    expect(await (await fetch(`${server.url}/app/contact-us${query}`)).text()).toBe(plain)
  }
})

test('an address typed before the visitor stopped asking for a reply is not stored', async () => {
  const response = await post({ form: 'feedback', ...FEEDBACK, email: 'not an address' })
  expect(response.status).toBe(303)
})

test.each([
  ['/app/contact-us', 'en', 'Your message is too long'],
  ['/es/app/contact-us', 'es', 'Su mensaje es demasiado largo'],
])('a form that is much too long for %s is refused with a message', async (path, language, heading) => {
  const response = await post({ form: 'feedback', ...FEEDBACK, message: 'x'.repeat(40_000) }, OWN_PAGE, path)
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.html).toContain(`<html lang="${language}">`)
  expect(response.html).toContain(`<h1>${heading}</h1>`)
})
