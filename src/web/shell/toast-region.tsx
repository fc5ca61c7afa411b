import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Translate } from '../messages/translate.ts'
import { Toast } from '../ui/toast.tsx'
import { type Toast as ShownToast, toasts } from '../ui/toasts.ts'
import styles from './toast-region.module.css'
import { useAboveDialogs, useClearOfFocus, useHold } from './use-floating-region.ts'

/** Renders the toasts and the loading indicator over the page, at the top under the bar. */
export function ToastRegion() {
  const { t } = useTranslations()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown)
  const loading = useLoadingText()
  const [host] = useState(createHost)
  const region = useRef<HTMLElement>(null)
  const parts = shown.length + (loading.text === null ? 0 : 1)
  useAboveDialogs(host, region, parts > 0)
  const place = useClearOfFocus(region, parts)
  const { isHeld, handlers } = useHold(region, parts)
  return createPortal(
    <>
      <ToastSpeaker shown={shown} loadingText={loading.text} />
      <section
        ref={region}
        popover="manual"
        className={styles.region}
        data-place={place}
        aria-label={t('notices.title')}
        {...handlers}
      >
        {loading.text === null ? null : (
          <Toast look="loading" title={null} dismissLabel={t('toast.dismiss')} onDismiss={loading.dismiss}>
            {loading.text}
          </Toast>
        )}
        {shown.map((toast) => (
          <TimedToast key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </section>
    </>,
    host,
  )
}

/** One toast until its time is over. Its time pauses while the visitor holds the region by pointer or focus. */
function TimedToast({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  const { t } = useTranslations()
  const leftMs = useRef(toast.durationMs)
  // Counts the time.
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => toasts.end(toast.id, 'expired'), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [toast.id, isHeld])
  return (
    <Toast
      look={toast.kind}
      title={toastTitle(toast, t)}
      dismissLabel={t('toast.dismiss')}
      onDismiss={() => toasts.end(toast.id, 'dismissed')}
    >
      {toast.message}
    </Toast>
  )
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  return host
}

/** The title over a toast's words: its own, else its kind's; `null` for a `default` toast without one. */
export function toastTitle(toast: Pick<ShownToast, 'kind' | 'title'>, t: Translate): string | null {
  if (toast.title !== null) return toast.title
  return toast.kind === 'default' ? null : t(`toast.${toast.kind}`)
}

/** A screen reader must know a live region before words come into it, also after it moved into a dialog. */
const SETTLING_MS = 100

/** Reads toasts aloud: politely, when the visitor pauses; an error at once. */
function ToastSpeaker({ shown, loadingText }: { shown: readonly ShownToast[]; loadingText: string | null }) {
  const { t } = useTranslations()
  const [spoken, setSpoken] = useState<readonly ShownToast[]>([])
  // Waits for the screen reader, which must know the regions first.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), SETTLING_MS)
    return () => clearTimeout(timer)
  }, [shown])
  const wordsOf = (toast: ShownToast) => {
    const title = toastTitle(toast, t)
    return <p key={toast.id}>{title === null ? toast.message : `${title}. ${toast.message}`}</p>
  }
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {loadingText === null ? null : <p>{loadingText}</p>}
        {spoken.filter((toast) => toast.kind !== 'error').map(wordsOf)}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {spoken.filter((toast) => toast.kind === 'error').map(wordsOf)}
      </div>
    </>
  )
}

/** Answers that arrive within this time are not worth a word. */
const GRACE_MS = 200

/**
 * What the loading indicator says: 'Getting Data...' while fetching, 'Updating Data...' while sending.
 * `null`: nothing is under way, not for 200 ms yet, or the visitor dismissed it; the next call shows it again.
 */
function useLoadingText(): { text: string | null; dismiss: () => void } {
  const { t } = useTranslations()
  // The cameras are refetched all the time, so that is not shown.
  const isFetching = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'getCameras' }) > 0
  const isMutating = useIsMutating() > 0
  const isBusy = isFetching || isMutating
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'dismissed'>('waiting')
  // Counts the time.
  useEffect(() => {
    if (!isBusy) return setPhase('waiting')
    const timer = setTimeout(() => setPhase('shown'), GRACE_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  const text = t(isMutating ? 'loading.updating' : 'loading.getting')
  return { text: isBusy && phase === 'shown' ? text : null, dismiss: () => setPhase('dismissed') }
}
