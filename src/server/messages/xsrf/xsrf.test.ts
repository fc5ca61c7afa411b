import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFormPost, checkOrigin, isOwnCall } from './check-request.ts'
import { ACTIVATION_MS, chooseSecrets, isRotationDue, ROTATION_MS, type Secret } from './secrets.ts'
import { createToken, isOwnToken, tokensIn } from './token.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const secret = (generation: number, ageMs: number): Secret => ({
  generation,
  secret: `secret ${generation}`,
  createdAt: ago(ageMs),
})
const SECRETS = { signing: 'now', accepted: ['now', 'before'] }
const SITE = 'https://traffic.example.gov'
const request = { origin: undefined, fetchSite: undefined, host: 'traffic.example.gov', cookie: undefined }

test('our own token is accepted, and a changed or foreign one is not', () => {
  const token = createToken(SECRETS)
  expect(isOwnToken(token, SECRETS)).toBe(true)
  expect(isOwnToken(token, { signing: 'next', accepted: ['next', 'now'] })).toBe(true)
  expect(isOwnToken(token, { signing: 'later', accepted: ['later', 'next'] })).toBe(false)
  expect(isOwnToken(createToken({ signing: 'theirs', accepted: [] }), SECRETS)).toBe(false)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ maxLength: 3 }), (place, text) => {
      const changed = token.slice(0, place) + text + token.slice(place + 1)
      expect(isOwnToken(changed, SECRETS)).toBe(changed === token)
    }),
  )
})

test('a new secret signs only once every server has read it; the previous one stays accepted', () => {
  const fresh = secret(3, ACTIVATION_MS - 1)
  const known = [fresh, secret(2, ROTATION_MS), secret(1, 2 * ROTATION_MS)]
  expect(chooseSecrets(known, NOW)).toEqual({
    signing: 'secret 2',
    accepted: ['secret 3', 'secret 2', 'secret 1'],
  })
  const active = [secret(3, ACTIVATION_MS), secret(2, ROTATION_MS), secret(1, 2 * ROTATION_MS)]
  expect(chooseSecrets(active, NOW)).toEqual({ signing: 'secret 3', accepted: ['secret 3', 'secret 2'] })
  expect(chooseSecrets([secret(1, 0)], NOW)).toEqual({ signing: 'secret 1', accepted: ['secret 1'] })
  expect(chooseSecrets([], NOW)).toBeNull()
})

test('a secret is replaced after a week', () => {
  expect(isRotationDue([], NOW)).toBe(true)
  expect(isRotationDue([secret(1, ROTATION_MS - 1)], NOW)).toBe(false)
  expect(isRotationDue([secret(1, ROTATION_MS)], NOW)).toBe(true)
})

test.each([
  [SITE, 'same-origin', 'own'],
  [SITE, undefined, 'own'],
  ['http://traffic.example.gov', undefined, 'own'],
  [undefined, 'same-origin', 'own'],
  [undefined, undefined, 'unknown'],
  [undefined, 'none', 'unknown'],
  [SITE, 'cross-site', 'foreign'],
  [SITE, 'same-site', 'foreign'],
  ['https://traffic.example.gov.evil.example', 'same-origin', 'foreign'],
  ['https://evil.example', undefined, 'foreign'],
  ['null', undefined, 'foreign'],
  ['', undefined, 'foreign'],
])(
  'a request with Origin %s and Sec-Fetch-Site %s is from a page that is %s',
  (origin, fetchSite, verdict) => {
    expect(checkOrigin({ ...request, origin, fetchSite }, SITE)).toBe(verdict)
  },
)

test('a call needs the token in both places; a second cookie planted beside it does no harm', () => {
  const token = createToken(SECRETS)
  const other = createToken(SECRETS)
  const call = (cookie: string | undefined, sent: string | undefined, more = {}) =>
    isOwnCall({ ...request, ...more, cookie }, sent, SECRETS, SITE)
  expect(call(`a=b; XSRF-TOKEN=${token}`, token)).toBe(true)
  expect(call(`XSRF-TOKEN=planted; XSRF-TOKEN=${token}`, token)).toBe(true)
  expect(call(`XSRF-TOKEN=${other}`, token)).toBe(false)
  expect(call(undefined, token)).toBe(false)
  expect(call(`XSRF-TOKEN=${token}`, undefined)).toBe(false)
  expect(call('XSRF-TOKEN=mine', 'mine')).toBe(false)
  expect(call(`XSRF-TOKEN=${token}`, token, { origin: 'https://evil.example' })).toBe(false)
})

test('a plain form is trusted by its origin or its token, and otherwise must be confirmed', () => {
  const token = createToken(SECRETS)
  const validate = (more: object, sent?: string) =>
    checkFormPost({ ...request, ...more }, sent, SECRETS, SITE)
  expect(validate({ origin: SITE })).toBe('accept')
  expect(validate({ fetchSite: 'same-origin' }, '')).toBe('accept')
  expect(validate({ cookie: `XSRF-TOKEN=${token}` }, token)).toBe('accept')
  expect(validate({ cookie: `XSRF-TOKEN=${token}` })).toBe('confirm')
  expect(validate({}, token)).toBe('confirm')
  expect(validate({ origin: 'null', cookie: `XSRF-TOKEN=${token}` }, token)).toBe('refuse')
})

test('cookies are read in the browsers’ format', () => {
  expect(tokensIn('a=1; XSRF-TOKEN=x.y;XSRF-TOKEN=z')).toEqual(['x.y', 'z'])
  expect(tokensIn('MY-XSRF-TOKEN=x')).toEqual([])
  expect(tokensIn(undefined)).toEqual([])
})

test('the signature is the HMAC-SHA-256 of the random part, so that auditors can check it', () => {
  const [random = '', signature] = createToken(SECRETS).split('.')
  expect(signature).toBe(createHmac('sha256', SECRETS.signing).update(random).digest('base64url'))
})
