import type { ReactNode } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { FailedNotice, type NoticeWords } from '../ui/notice.tsx'

interface Failure {
  reference: string | null
  retry: () => void
  /** A retry is under way. */
  isTrying?: boolean
}

/** Shown when a query's data did not load: what is missing, a reference to quote, and a way to try again. */
export function QueryFailed({
  state: { reference, retry, isTrying },
  children,
  ...labels
}: NoticeWords & { state: Failure; children: ReactNode }) {
  const { t } = useTranslations()
  return (
    <FailedNotice
      {...labels}
      reference={reference === null ? null : t('failed.reference', { reference })}
      retryText={t(isTrying ? 'loading.getting' : 'failed.tryAgain')}
      onRetry={retry}
    >
      {children}
    </FailedNotice>
  )
}
