import type { SiteInfo } from '../../../contract/site-info.ts'
import { useSite } from '../../api/site-context.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { refreshIcon } from '../../ui/icon-paths.ts'
import styles from './error-summary.module.css'
import type { Failure } from './sending/outcome.ts'
import { useFocusOnce } from './use-focus-once.ts'

/** A message that was not sent: why, that everything is kept, and a way to try again. It takes focus when it appears. */
export function FailureNotice({ failure, id }: { failure: Failure; id: string }) {
  const { t } = useTranslations()
  const site = useSite()
  const focus = useFocusOnce<HTMLDivElement>()
  const reference = failure.kind === 'refused' ? failure.reference : null
  return (
    <div {...focus} className={styles.summary} role="alert" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('forms.notSent')}
      </h2>
      <p>{reasonOf(failure, site, t)}</p>
      <p>{t('forms.kept')}</p>
      {reference === null ? null : <p>{t('forms.failed.reference', { reference })}</p>}
      <Button type="submit" look="tonal" icon={refreshIcon} className={styles.again}>
        {t('forms.tryAgain')}
      </Button>
    </div>
  )
}

function reasonOf(failure: Failure, { contact }: SiteInfo, t: Translations['t']): string {
  const { phone, phoneHours: hours } = contact
  const post = contact.post.join(', ')
  switch (failure.kind) {
    case 'noAnswer':
      return t(failure.isOffline ? 'forms.failed.offline' : 'forms.failed.noAnswer')
    case 'tooMany':
      return t('forms.failed.tooMany', { count: failure.retryAfterSeconds })
    case 'unavailable':
      return t('forms.failed.unavailable', { phone, hours, post })
    case 'confirm':
      return t('forms.failed.confirm')
    case 'noProof':
      return t('forms.failed.noProof', { phone, hours, post })
    case 'refused':
      return t('forms.failed.refused', { phone, hours })
  }
}
