import type { ReactNode } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { FailedNotice, type NoticeWords } from '../ui/notice.tsx'

/** Stands in place of a query's data that did not load: what is missing, a reference to quote, and a way to try again. */
export function QueryFailed({
  state: { reference, retry },
  children,
  ...labels
}: NoticeWords & { state: { reference: string | null; retry: () => void }; children: ReactNode }) {
  const { t } = useTranslations()
  return (
    <FailedNotice
      {...labels}
      reference={reference === null ? null : t('failed.reference', { reference })}
      retryText={t('failed.tryAgain')}
      onRetry={retry}
    >
      {children}
    </FailedNotice>
  )
}
