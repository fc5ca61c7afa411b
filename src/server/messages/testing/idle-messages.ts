import { CONFIG } from '../../testing/memory-folder.ts'
import { openMessages } from '../open-messages.ts'

/** Messages that were never started: nothing can be stored, and nothing is touched. */
export function idleMessages() {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const context = { siteUrl: () => 'https://traffic.example.gov', isSecure: true, log: silent }
  // No folder can be made there, no matter who runs the tests.
  return openMessages({ ...CONFIG, dataDir: '/dev/null' }, context)
}
