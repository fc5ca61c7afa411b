import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toasts } from '../ui/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticesPlace } from './notices-place.ts'

/** A link in the footer to what notices said, once there was one. If it fails, the notices themselves go on. */
export function PastNotices() {
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, toasts.past)
  const place = useSyncExternalStore(noticesPlace.subscribe, noticesPlace.read, noticesPlace.read)
  if (past.length === 0 || place === null) return null
  return createPortal(
    <ErrorBoundary fallback={null}>
      <NoticeList past={past} />
    </ErrorBoundary>,
    place,
  )
}
