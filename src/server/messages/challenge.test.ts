import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { CONFIG } from '../testing/memory-folder.ts'
import { issueChallenge, verifyProof } from './challenge.ts'
import { createSurgeMeter } from './message-intake.ts'
import { aMessageServer, FEEDBACK, type MessageServer } from './testing/a-message-server.ts'
import type { SigningSecrets } from './xsrf/secrets.ts'

const SECRETS: SigningSecrets = { signing: 'now', accepted: ['now', 'before'] }

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function askFor({ url }: MessageServer): Promise<Challenge | null> {
  const response = await fetch(`${url}/api/api/Email/GetChallenge`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return (await response.json()).challenge
}

test('with challenges always on, a message needs a proof of work, and each proof counts once', async () => {
  const server = await aMessageServer({ messages: { ...CONFIG.messages, challenge: 'always' } })
  const unproven = await server.send('SendFeedback', FEEDBACK)
  expect(unproven.status).toBe(422)
  expect((await unproven.json()).errors).toMatchObject([{ field: 'altcha', code: 'challengeRequired' }])

  const challenge = await askFor(server)
  if (challenge === null) throw new Error('no challenge was given')
  const altcha = await solve(challenge)
  const key = { 'idempotency-key': 'proven' }
  expect((await server.send('SendFeedback', { ...FEEDBACK, altcha }, key)).status).toBe(202)
  // The same request again is the same message; another message needs another proof.
  expect((await server.send('SendFeedback', { ...FEEDBACK, altcha }, key)).status).toBe(202)
  const replayed = await server.send('SendFeedback', { ...FEEDBACK, message: 'Quite another one.', altcha })
  expect(replayed.status).toBe(422)
})

test('with challenges off nobody needs one', async () => {
  expect(await askFor(await aMessageServer())).toBeNull()
})

test('a browser without scripts is never turned away: its message is marked instead', async () => {
  const server = await aMessageServer({ messages: { ...CONFIG.messages, challenge: 'always' } })
  const response = await fetch(`${server.url}/app/contact-us`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form: 'feedback', ...FEEDBACK }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(server.lines).toContainEqual(expect.objectContaining({ kind: 'feedback', suspicion: 'noProof' }))
})

test('under pressure a challenge is required from the thirtieth message in a minute on, for ten minutes', () => {
  const surge = createSurgeMeter()
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5) + seconds * 1000)
  for (let i = 0; i < 29; i++) surge.note(at(i))
  expect(surge.isSurging(at(29))).toBe(false)
  // A minute later the first ones no longer count.
  surge.note(at(75))
  expect(surge.isSurging(at(75))).toBe(false)
  for (let i = 0; i < 30; i++) surge.note(at(100 + i))
  expect(surge.isSurging(at(130))).toBe(true)
  expect(surge.isSurging(at(128 + 600))).toBe(true)
  expect(surge.isSurging(at(130 + 600))).toBe(false)
})

test('a proof is accepted only if complete, in time, and signed with our secret', async () => {
  const challenge = await issueChallenge(SECRETS, new Date())
  const altcha = await solve(challenge)
  expect(await verifyProof(altcha, SECRETS)).toBe(challenge.parameters.nonce)
  expect(await verifyProof(altcha, { signing: 'next', accepted: ['next', 'now'] })).not.toBeNull()
  expect(await verifyProof(altcha, { signing: 'other', accepted: ['other'] })).toBeNull()
  const late = await issueChallenge(SECRETS, new Date(Date.now() - 3_600_000))
  expect(await verifyProof(await solve(late), SECRETS)).toBeNull()
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  expect(await verifyProof(await solve(easier), SECRETS)).toBeNull()
  for (const text of ['', 'no base64!', Buffer.from('{}').toString('base64'), btoa('[1,2]')]) {
    expect(await verifyProof(text, SECRETS)).toBeNull()
  }
})
