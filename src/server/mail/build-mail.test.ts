import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { runs } from '../../../tools/testing/test-cases.ts'
import { validateFeedback } from '../../contract/feedback.ts'
import { USUAL_LIMITS } from '../../contract/message-limits.ts'
import { validateTourRequest } from '../../contract/tour-request.ts'
import type { MailPayload } from '../outbox/outbox-message.ts'
import { aFeedback, aPendingMessage, aTourRequest, OFFICE } from '../outbox/testing/a-message.ts'
import { buildMail } from './build-mail.ts'
import { buildMailOptions } from './mail-options.ts'
import { ADDRESSES } from './testing/a-mail-server.ts'

const mailOf = (payload: MailPayload) => buildMail(aPendingMessage({ payload, kind: payload.kind }))

test('the office sees at a glance what a visitor wrote, the topic, and whether to reply', () => {
  const form = {
    name: 'A. Driver',
    where: 'I-95 northbound at Exit 29',
    about: '/app/cameras: I-95 at Sunrise',
    wantsReply: true,
    email: 'driver@example.com',
    message: 'Frozen since Monday.\n\nPlease look.',
    replyLanguage: 'es' as const,
  }
  const mail = mailOf(aFeedback(form))
  expect(mail.subject).toBe('[FB-7K3M-9Q2X] Feedback: camera not working')
  expect(mail.replyTo).toEqual({ name: 'A. Driver', address: 'driver@example.com' })
  expect(mail.text).toBe(`Feedback FB-7K3M-9Q2X

Received: Saturday, November 21, 2026 at 7:00:00 AM EST
Topic: Camera not working
Where: I-95 northbound at Exit 29
About: /app/cameras: I-95 at Sunrise
Name: A. Driver
Reply wanted: yes, in Spanish
E-mail: driver@example.com

Message:
> Frozen since Monday.
> 
> Please look.

Reply to this e-mail to answer the visitor. Sent through https://traffic.example.gov/app/contact-us.
`)
})

test('a reply does not go to a visitor who wants none', () => {
  const mail = mailOf(aFeedback({ email: 'driver@example.com' }))
  expect(mail.replyTo).toBeNull()
  expect(mail.text).toContain('The visitor does not want a reply.')
})

test('the office is asked to call a visitor who wants a call', () => {
  const mail = mailOf(aFeedback({ wantsReply: true, phone: '954 555 0147' }))
  expect(mail.replyTo).toBeNull()
  expect(mail.text).toContain('Phone: 954 555 0147')
  expect(mail.text).toContain('Please call the visitor.')
})

test('a tour request lists days, people and needs', () => {
  const mail = mailOf(aTourRequest({ dateSecond: '2026-12-09', accommodations: 'Two wheelchairs.' }))
  expect(mail.subject).toBe('[FB-7K3M-9Q2X] Tour request: 25 people, Dec 8, 2026')
  expect(mail.replyTo).toEqual({ name: 'A. Teacher', address: 'teacher@school.example' })
  for (const line of [
    'First choice: Tuesday, December 8, 2026',
    'Second choice: Wednesday, December 9, 2026',
    'Youngest visitor: 11 years',
    'Accommodations:\n> Two wheelchairs.',
  ]) {
    expect(mail.text).toContain(line)
  }
})

test('a suspected message is marked as such, with the reason', () => {
  const mail = buildMail(aPendingMessage({ suspicion: 'honeypot noProof' }))
  expect(mail.subject).toMatch(/^\[suspected\] /)
  expect(mail.text).toContain(
    'Possibly sent by a program: a field hidden from people was filled in; no proof of work came with it',
  )
})

test('a visitor’s text cannot become HTML or look like our own text', () => {
  const mail = mailOf(aFeedback({ message: '<img src=x onerror=alert(1)>\nReply wanted: yes & "now"' }))
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;\nReply wanted: yes &amp; &quot;now&quot;')
  expect(mail.text).toContain('> Reply wanted: yes & "now"')
})

test.each(['en', 'es', 'ht'] as const)(
  'an acknowledgement in %s repeats nothing the visitor wrote',
  (language) => {
    const payload: MailPayload = {
      kind: 'acknowledgement',
      of: 'feedback',
      to: 'a@b.example',
      language,
      office: OFFICE,
    }
    const mail = mailOf(payload)
    expect(mail.subject).toContain('[FB-7K3M-9Q2X] District Test')
    expect(mail.text).toContain('555-0100')
    expect(mail.replyTo).toBeNull()
    const options = buildMailOptions(aPendingMessage({ payload, kind: 'acknowledgement' }), ADDRESSES)
    expect(options).toMatchObject({
      to: [{ name: '', address: 'a@b.example' }],
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
  },
)

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** As it would be sent to a mail server. */
async function compose(payload: MailPayload, suspicion: string | null = null): Promise<string> {
  const message = aPendingMessage({ payload, kind: payload.kind, suspicion })
  const sent = await composer.sendMail(buildMailOptions(message, ADDRESSES))
  return String(sent.message)
}

const OFFICE_HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
  ...['subject', 'to', 'x-auto-response-suppress', 'x-reference'],
]

function headerNames(raw: string): readonly string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  const names = head.split('\r\n').filter((line) => !/^[ \t]/.test(line))
  return names.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()).sort()
}

const ATTACKS = [
  'Name\r\nBcc: victim@example.com',
  'Name\nBcc: victim@example.com\n\nbody',
  'Name\u2028Bcc: victim@example.com',
  'Name\u0085Bcc: victim@example.com',
  'Name\u0000\r\n.\r\nMAIL FROM:<x@y>',
  '"Name" <victim@example.com>, x',
  'Name <victim@example.com>',
  'a, victim@example.com',
  '=?utf-8?Q?Name=0D=0ABcc:victim@example.com?=',
  '\u202Egro.elpmaxe@mitciv\u202C',
  'группа: victim@example.com;',
  '🚦'.repeat(90),
]

test.each(ATTACKS)('the name %j adds no header, no recipient and no second sender', async (name) => {
  const validated = validateFeedback(
    { topic: 'other', message: 'ten letters', name, about: name, wantsReply: true, email: 'me@example.com' },
    USUAL_LIMITS,
  )
  if (validated.kind === 'invalid') throw new Error(JSON.stringify(validated.errors))
  const raw = await compose(aFeedback(validated.form))
  expect(headerNames(raw)).toEqual([...OFFICE_HEADERS, 'reply-to'].sort())
  const mail = await PostalMime.parse(raw)
  expect(mail.to).toMatchObject([{ address: 'feedback@traffic.example.gov' }])
  expect(mail.replyTo).toMatchObject([{ address: 'me@example.com' }])
  expect(mail.from).toMatchObject({ address: 'website@traffic.example.gov' })
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
})

test('an address with anything else in it is not valid', () => {
  for (const email of [
    'me@example.com\r\nBcc: victim@example.com',
    'me@example.com,victim@example.com',
    'me@example.com victim@example.com',
    '<me@example.com>',
    '"me\r\n"@example.com',
  ]) {
    const body = { topic: 'other', message: 'ten letters', wantsReply: true, email }
    expect(validateFeedback(body, USUAL_LIMITS).kind).toBe('invalid')
  }
})

test('whatever a visitor writes arrives as stored, and does not change the headers', {
  // Writing and reading hundreds of mails exceeds the usual time limit on a busy machine.
  timeout: 120_000,
}, async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(...ATTACKS),
    fc.string({
      unit: fc.constantFrom('\r', '\n', '.', '\u202e', '\u200f', '🚦', '<', '&', '=', '"', 'é'),
      maxLength: 80,
    }),
  )
  await fc.assert(
    fc.asyncProperty(anyText, anyText, anyText, async (message, name, notes) => {
      const feedback = validateFeedback(
        { topic: 'other', message: `${message} ten letters`, name },
        USUAL_LIMITS,
      )
      const { dateFirst, ...tour } = {
        ...aTourRequest().form,
        contactName: `N ${name}`,
        organization: `O ${name}`,
        notes,
      }
      const request = validateTourRequest({ ...tour, dateFirst }, USUAL_LIMITS, '2026-11-21')
      if (feedback.kind === 'invalid' || request.kind === 'invalid')
        throw new Error(JSON.stringify([feedback, request]))
      const raw = await compose(aFeedback(feedback.form))
      expect(headerNames(raw)).toEqual(OFFICE_HEADERS)
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
      const mail = await PostalMime.parse(raw)
      const quoted = feedback.form.message.replace(/^/gm, '> ')
      expect(mail.text?.replaceAll('\r\n', '\n')).toContain(quoted)

      const tourRaw = await compose(aTourRequest(request.form))
      expect(headerNames(tourRaw)).toEqual([...OFFICE_HEADERS, 'reply-to'].sort())
      const tourMail = await PostalMime.parse(tourRaw)
      expect(tourMail.replyTo).toMatchObject([{ address: request.form.email }])
      expect(tourMail.to).toMatchObject([{ address: 'tours@traffic.example.gov' }])
    }),
    runs(150),
  )
})

test('2,000 emoji, and 2,000 characters of a right-to-left language, arrive complete', async () => {
  for (const message of ['🚦'.repeat(2000), 'שלום'.repeat(500)]) {
    const mail = await PostalMime.parse(await compose(aFeedback({ message })))
    expect(mail.text).toContain(`> ${message}`)
    expect(mail.html).toContain(message)
  }
})

test('every attempt sends exactly the same mail', async () => {
  const boundary = /boundary="[^"]*"|--[-\w]+Part[-\w]*|----_[-\w.=]+/g
  const [first, second] = [await compose(aFeedback()), await compose(aFeedback())]
  expect(first.replace(boundary, '')).toBe(second.replace(boundary, ''))
  expect(first).toContain('Message-ID: <6f9619ff-8b86-4011-b42d-00c04fc964ff@traffic.example.gov>')
  expect(first).toContain('Date: Sat, 21 Nov 2026 12:00:00 +0000')
  expect(first).toContain('Auto-Submitted: auto-generated')
})
