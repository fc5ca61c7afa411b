import { useSyncExternalStore } from 'react'
import { useFreshness } from '../api/freshness.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { formatMoment } from '../ui/format-date.ts'
import { OfflineBand } from '../ui/notice.tsx'
import styles from './connection-band.module.css'

/** Says that there is no connection, and from when the copy is that the visitor sees instead. */
export function ConnectionBand() {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const freshness = useFreshness()
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline && freshness.kind === 'fresh') return null
  return (
    <div className={styles.band}>
      <OfflineBand title={t(isOnline ? 'offline.unreachable' : 'offline.title')}>
        {t('offline.copyOf', { time: formatMoment(freshness.sentAt, language, district.timeZone) })}
      </OfflineBand>
    </div>
  )
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
