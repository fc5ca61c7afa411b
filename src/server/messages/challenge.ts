import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { SigningSecrets } from './xsrf/secrets.ts'

/** A thousand rounds of a thousand: about half a second on a desktop, two seconds on a phone. */
const COST = 1000
const FEWEST_ROUNDS = 500
const MAX_ROUNDS = 1500
const VALID_MS = 20 * 60_000

const Proof = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    challenge: v.looseObject({
      parameters: v.looseObject({
        algorithm: v.literal('PBKDF2/SHA-256'),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
)

/** A task that costs a browser a moment, but is expensive for a flood of messages. */
export function issueChallenge({ signing }: SigningSecrets, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST_ROUNDS, MAX_ROUNDS),
    deriveKey,
    expiresAt: new Date(now.getTime() + VALID_MS),
    ...hmacSecrets(signing),
  })
}

/** Name of the challenge that `altcha` (base64 JSON) proves solved; `null`: it proves nothing. */
export async function verifyProof(altcha: string, { accepted }: SigningSecrets): Promise<string | null> {
  const { success, output: proof } = v.safeParse(Proof, Buffer.from(altcha, 'base64').toString())
  if (!success) return null
  for (const secret of accepted) {
    const { verified } = await verifySolution({ ...proof, deriveKey, ...hmacSecrets(secret) })
    // The nonce is signed with everything else, so it identifies this challenge.
    if (verified) return proof.challenge.parameters.nonce
  }
  return null
}

function hmacSecrets(secret: string) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  return {
    hmacSignatureSecret: derive('altcha signature'),
    hmacKeySignatureSecret: derive('altcha key signature'),
  }
}
