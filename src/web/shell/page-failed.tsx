import { useTranslations } from '../messages/messages-context.tsx'
import { FailedNotice } from '../ui/failed-notice.tsx'

/** Stands where a page would be whose code did not arrive or failed. The server can still draw it. */
export function PageFailed() {
  const { t } = useTranslations()
  return (
    <div className="page">
      <FailedNotice
        title={t('failed.page')}
        headingLevel={2}
        reference={null}
        retryText={t('failed.tryAgain')}
        onRetry={() => location.reload()}
      >
        {t('failed.pageHint')}
      </FailedNotice>
    </div>
  )
}
