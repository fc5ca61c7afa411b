import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '../messages/messages-context.tsx'
import type { Toast as ShownToast } from '../toasts/toast.ts'
import { toastTitle } from '../toasts/toast-title.ts'
import { toasts } from '../toasts/toasts.ts'
import { Toast } from '../ui/toast.tsx'
import styles from './toast-region.module.css'
import { ToastSpeaker } from './toast-speaker.tsx'
import { useAboveDialogs, useClearOfFocus } from './use-above-dialogs.ts'
import { useHold } from './use-hold.ts'
import { useLoadingText } from './use-loading-text.ts'

/** Draws the toasts and the loading indicator over the page, at the top under the bar. */
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
        aria-label={t('toast.region')}
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

/** One toast until its time is over. Time stands still while the visitor holds the region by pointer or focus. */
function TimedToast({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  const { t } = useTranslations()
  const leftMs = useRef(toast.durationMs)
  // Meets the clock.
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
