import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../tools/testing/test-cases.ts'
import { countCharacters } from './characters.ts'
import { validateFeedback } from './feedback.ts'
import { describeError } from './form-error.ts'
import { USUAL_LIMITS } from './message-limits.ts'

const complete = { topic: 'camera', message: 'The camera at Sunrise is frozen.' }

function issuesOf(input: unknown, limits = USUAL_LIMITS): Record<string, string> {
  const validated = validateFeedback(input, limits)
  if (validated.kind === 'valid') return {}
  return Object.fromEntries(validated.errors.map(describeError).map(({ field, message }) => [field, message]))
}

function formOf(input: unknown) {
  const validated = validateFeedback(input, USUAL_LIMITS)
  if (validated.kind === 'invalid') throw new Error(JSON.stringify(validated.errors))
  return validated.form
}

test('topic and message are enough when no reply is wanted', () => {
  expect(issuesOf(complete)).toEqual({})
})

test('the error of a message that is too short gives its length', () => {
  expect(issuesOf({ ...complete, message: '  Frozen  ' })).toEqual({
    message: 'Write at least 10 characters. You entered 6.',
  })
})

test('2,000 emoji are 2,000 characters, and one more is one too many', () => {
  expect(issuesOf({ ...complete, message: '😀'.repeat(2000) })).toEqual({})
  expect(issuesOf({ ...complete, message: '😀'.repeat(2001) })).toEqual({
    message: 'Shorten this to 2,000 characters or fewer. You entered 2,001.',
  })
})

test('a reply needs an e-mail address or a phone number, whichever the visitor prefers', () => {
  expect(issuesOf({ ...complete, wantsReply: true })).toHaveProperty('email')
  expect(issuesOf({ ...complete, wantsReply: true, email: 'not an address' })).toHaveProperty('email')
  expect(issuesOf({ ...complete, wantsReply: true, email: 'name@example.com' })).toEqual({})
  expect(issuesOf({ ...complete, wantsReply: true, phone: '555 010 0147' })).toEqual({})
})

const longName = 'x'.repeat(64)

test.each([
  'email@example.com',
  'firstname.lastname@subdomain.example.com',
  'firstname+lastname@example.co.jp',
  '1234567890@example-one.com',
  '_______@example.museum',
  "o'brien!#$%&*/=?^`{|}~-@example.gov",
  'email@xn--bcher-kva.xn--p1ai',
  'EMAIL@EXAMPLE.COM',
  `${longName}@example.com`,
])('%s is an e-mail address', (email) => {
  expect(issuesOf({ ...complete, email })).toEqual({})
})

test.each([
  'plainaddress',
  '@example.com',
  'Joe Smith <email@example.com>',
  'email.example.com',
  'email@example@example.com',
  '.email@example.com',
  'email.@example.com',
  'email..email@example.com',
  'あいうえお@example.com',
  'email@example.com (Joe Smith)',
  'email@example',
  'email@-example.com',
  'email@example-.com',
  'email@example..com',
  'email@.example.com',
  'email@example.com.',
  'email@111.222.333.44444',
  'email@123.123.123.123',
  'email@example.c',
  'email@example.c0m',
  'a"b"c@example.com',
  `${longName}x@example.com`,
  `email@${'x'.repeat(64)}.com`,
  `email@${'example.'.repeat(32)}com`,
])('%s is no e-mail address', (email) => {
  expect(Object.keys(issuesOf({ ...complete, email }))).toEqual(['email'])
})

test('every error is reported at once, each with the code its translations are keyed by', () => {
  const validated = validateFeedback({ topic: 'weather', email: 'name@example', phone: '12' }, USUAL_LIMITS)
  expect(validated).toEqual({
    kind: 'invalid',
    errors: [
      { field: 'topic', code: 'topicRequired', written: 7, limit: null },
      { field: 'message', code: 'messageRequired', written: 0, limit: null },
      { field: 'email', code: 'emailInvalid', written: 12, limit: null },
      { field: 'phone', code: 'phoneInvalid', written: 2, limit: null },
    ],
  })
})

test.each([null, 'text', 5, [], ['topic']])('%j is no form at all', (input) => {
  expect(issuesOf(input)).toEqual({ '': 'Send the fields of the form as one object' })
})

test.each(['(954) 555-0147', '+1 954.555.0147', '954-555-0147 ext. 12', '5550147', '+509 37 12 3456'])(
  '%s is a phone number',
  (phone) => {
    expect(issuesOf({ ...complete, phone })).toEqual({})
  },
)

test.each(['555', 'call me', '954 555 0147 954 555 0147', '<script>1234'])('%s is none', (phone) => {
  expect(issuesOf({ ...complete, phone })).toHaveProperty('phone')
})

test('empty fields and nulls, as sent by forms and programs, count as missing', () => {
  expect(formOf({ ...complete, name: '  ', email: '', phone: null, about: undefined })).toEqual({
    ...complete,
    wantsReply: false,
    replyLanguage: 'en',
  })
})

test('a value that is no text gets an error that says so', () => {
  const outcome = validateFeedback(
    { topic: 'other', message: 'A message of some words', name: ['x'], where: 5 },
    USUAL_LIMITS,
  )
  expect(outcome.kind === 'invalid' && outcome.errors.map(({ field, code }) => [field, code])).toEqual([
    ['name', 'notText'],
    ['where', 'notText'],
  ])
})

test('the office sets its own limits', () => {
  const limits = {
    ...USUAL_LIMITS,
    feedback: { ...USUAL_LIMITS.feedback, messageMinimum: 1, messageMaximum: 5 },
  }
  expect(issuesOf({ ...complete, message: 'Short' }, limits)).toEqual({})
  expect(issuesOf(complete, limits)).toEqual({
    message: 'Shorten this to 5 characters or fewer. You entered 32.',
  })
})

test('whatever a visitor writes is either rejected or stored as written, without control characters', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(anyText, anyText, anyText, (message, name, about) => {
      const validated = validateFeedback({ topic: 'other', message, name, about }, USUAL_LIMITS)
      if (validated.kind === 'invalid') {
        expect(validated.errors.map(({ field }) => field)).toEqual(['message'])
        return
      }
      const { form } = validated
      expect(countCharacters(form.message)).toBeGreaterThanOrEqual(10)
      expect(form.message).not.toMatch(/[^\P{Cc}\t\n]/u)
      expect(form.message.isWellFormed()).toBe(true)
      for (const line of [form.name ?? '', form.about ?? '']) expect(line).not.toMatch(/[\p{Cc}\u202e]/u)
      // Validating the result again changes nothing, so the browser and the server cannot disagree.
      expect(validateFeedback(form, USUAL_LIMITS)).toEqual(validated)
    }),
    runs(500),
  )
})
