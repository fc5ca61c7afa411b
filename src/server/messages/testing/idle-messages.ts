import { CONFIG } from '../../testing/memory-folder.ts'
import { openMessages } from '../open-messages.ts'

/** A message service that was never started: nothing can be stored, and no file is touched. */
export function idleMessages() {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const context = { siteUrl: () => 'https://traffic.example.gov', isSecure: true, log: silent }
  // No user can create a folder there, not even root.
  return openMessages({ ...CONFIG, dataDir: '/dev/null' }, context)
}
