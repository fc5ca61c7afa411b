import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** What we use of a worker's globals; TypeScript's DOM library describes only windows. */
declare const self: {
  postMessage: (message: string | null) => void
  addEventListener: (type: 'message', listener: (event: { data: Challenge }) => void) => void
}

// Receives one message, the challenge, and posts one, its proof for the server. `null`: none was found.
self.addEventListener('message', ({ data: challenge }) => {
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => self.postMessage(solution === null ? null : btoa(JSON.stringify({ challenge, solution }))),
    () => self.postMessage(null),
  )
})
