import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toasts } from '../toasts/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { noticesPlace } from './notices-place.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

/**
 * The way to what notices said, in the footer once there was one. Its code is fetched then; if that fails, the
 * notices themselves go on.
 */
export function PastNotices() {
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, toasts.past)
  const place = useSyncExternalStore(noticesPlace.subscribe, noticesPlace.read, noticesPlace.read)
  if (past.length === 0 || place === null) return null
  return createPortal(
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NoticeList past={past} />
      </Suspense>
    </ErrorBoundary>,
    place,
  )
}
