import type { FormChallenge } from '../../../../contract/form-signs.ts'
import { trustWorker } from '../../../ui/trusted-types.ts'
import address from './challenge-worker.ts?worker&url'

/**
 * Does the work a server asks for, in a thread of its own so that the page stays usable. Gives the proof; `null`: this
 * browser cannot do it, as without https, where it has no cryptography.
 */
export function proveWork(challenge: NonNullable<FormChallenge['challenge']>): Promise<string | null> {
  const worker = new Worker(trustWorker(address), { type: 'module' })
  const proof = new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(challenge)
  return proof.finally(() => worker.terminate())
}
