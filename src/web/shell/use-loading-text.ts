import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'

/** Answers that arrive within this time are not worth a word. */
const GRACE_MS = 200

/**
 * What the loading indicator says: 'Getting Data...' while fetching, 'Updating Data...' while sending.
 * `null`: nothing is under way, not for 200 ms yet, or the visitor dismissed it; the next call shows it again.
 */
export function useLoadingText(): { text: string | null; dismiss: () => void } {
  const { t } = useTranslations()
  // The cameras are refetched all the time, so that is not shown.
  const isFetching = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'getCameras' }) > 0
  const isMutating = useIsMutating() > 0
  const isBusy = isFetching || isMutating
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'dismissed'>('waiting')
  // Meets the clock.
  useEffect(() => {
    if (!isBusy) return setPhase('waiting')
    const timer = setTimeout(() => setPhase('shown'), GRACE_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  const text = t(isMutating ? 'loading.updating' : 'loading.getting')
  return { text: isBusy && phase === 'shown' ? text : null, dismiss: () => setPhase('dismissed') }
}
