import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

const LateParts = lazy(async () => ({ default: (await import('./late-parts.tsx')).LateParts }))

/** Toasts, loading indicator and offline band, once the page is taken over. If they fail, the page goes on without. */
export function LateShell() {
  const [isHydrated, setIsHydrated] = useState(false)
  // Meets the document: what the server drew has none of these.
  useEffect(() => setIsHydrated(true), [])
  return isHydrated ? (
    <ErrorBoundary fallback={<LostToasts />}>
      <Suspense fallback={null}>
        <LateParts />
      </Suspense>
    </ErrorBoundary>
  ) : null
}

function LostToasts() {
  // Meets the store of toasts, which is fetched by whoever shows the first one.
  useEffect(() => {
    void import('../toasts/fail-toasts.ts').then(({ failToasts }) => failToasts())
  }, [])
  return null
}
