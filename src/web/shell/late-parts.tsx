import { ConnectionBand } from './connection-band.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { PastNotices } from './past-notices.tsx'
import { ToastRegion } from './toast-region.tsx'

/** The parts of the shell that a first visit need not wait for; one chunk, fetched when the page stands. */
export function LateParts() {
  return (
    <>
      <ConnectionBand />
      <ToastRegion />
      <PastNotices />
      <LanguageSuggestion />
    </>
  )
}
