import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** What we use of a worker's own world; TypeScript's DOM library knows windows alone. */
declare const self: {
  postMessage: (message: string | null) => void
  addEventListener: (type: 'message', listener: (event: { data: Challenge }) => void) => void
}

// The one message in is the challenge; the one out is its proof, as the server takes it. `null`: it was not found.
self.addEventListener('message', ({ data: challenge }) => {
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => self.postMessage(solution === null ? null : btoa(JSON.stringify({ challenge, solution }))),
    () => self.postMessage(null),
  )
})
