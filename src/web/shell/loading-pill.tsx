import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { closeIcon } from '../ui/icon-paths.ts'
import styles from './loading-pill.module.css'
import { useHold } from './toast-region.tsx'

/**
 * Says on the toolbar's line, where it covers no text, that data is loading. The part of the page that waits for the
 * data shows a skeleton.
 */
export function LoadingPill() {
  const { t } = useTranslations()
  const { text, dismiss } = useLoadingText()
  const pill = useRef<HTMLDivElement>(null)
  const { handlers } = useHold(pill, text === null ? 0 : 1)
  return (
    <div ref={pill} className={styles.pill} data-shown={text !== null} data-print="hide" {...handlers}>
      {/* A screen reader must know a live region before it gets text. */}
      <span aria-live="polite">{text}</span>
      {text === null ? null : (
        <button type="button" className={`ring-inside ${styles.dismiss}`} onClick={dismiss}>
          <Icon of={closeIcon} size={16} />
          <span className="visually-hidden">{t('toast.dismiss')}</span>
        </button>
      )}
    </div>
  )
}

/** Faster responses are not worth a message. */
const GRACE_MS = 200

/**
 * What the loading indicator says: 'Getting Data...' while fetching, 'Updating Data...' while sending.
 * `null`: nothing is loading, or not for 200 ms yet, or the visitor dismissed it; the next call shows it again.
 */
function useLoadingText(): { text: string | null; dismiss: () => void } {
  const { t } = useTranslations()
  // The cameras are refetched all the time, which is not worth showing.
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
