import { expect, test } from 'vitest'
import { scoreSuspicion } from './message-intake.ts'

test.each([
  [{ homepage: '', fillSeconds: 40 }, false, null],
  [{ homepage: ' ', fillSeconds: null }, false, null],
  [{ homepage: 'http://spam.example', fillSeconds: 40 }, false, 'honeypot'],
  [{ homepage: '', fillSeconds: 2.9 }, false, 'tooFast'],
  [{ homepage: '', fillSeconds: -5 }, false, 'tooFast'],
  [{ homepage: 'x', fillSeconds: 0 }, true, 'honeypot tooFast noProof'],
])('%j, proof missing: %s, is rated %s', (signs, lacksProof, suspicion) => {
  expect(scoreSuspicion(signs, lacksProof)).toBe(suspicion)
})
