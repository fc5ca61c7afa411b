import { useEffect } from 'react'
import { toasts } from '../ui/toasts.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ConnectionBand } from './connection-band.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { PastNotices } from './past-notices.tsx'
import { ToastRegion } from './toast-region.tsx'

/** What only a browser can know: toasts, loading indicator, offline band. If they fail, the page goes on without. */
export function Overlays() {
  return useHydrated() ? (
    <ErrorBoundary fallback={<LostToasts />}>
      <ConnectionBand />
      <ToastRegion />
      <PastNotices />
      <LanguageSuggestion />
    </ErrorBoundary>
  ) : null
}

function LostToasts() {
  // Tells everyone who shows a toast that it cannot be seen.
  useEffect(() => toasts.fail(), [])
  return null
}
