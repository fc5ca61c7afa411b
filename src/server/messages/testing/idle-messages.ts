import { CONFIG } from '../../testing/memory-folder.ts'
import { createMessageService } from '../message-service.ts'
import { openStore } from '../open-messages.ts'

/** A message service that was never started: nothing can be stored, and no file is touched. */
export function idleMessages() {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const context = { siteUrl: () => 'https://traffic.example.gov', isSecure: true, log: silent }
  // No user can create a folder there, not even root.
  const settings = { ...CONFIG, dataDir: '/dev/null' }
  return createMessageService({ settings, database: openStore(settings, silent), ...context })
}
