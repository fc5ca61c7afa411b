import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './public-records-notice.module.css'

/**
 * The notice that s. 668.6076, Florida Statutes, asks for wherever a site takes e-mail addresses, with the two ways
 * that need none. It stands above the button of every form.
 */
export function PublicRecordsNotice() {
  const { t } = useTranslations()
  const { contact } = useSite()
  return (
    <div className={styles.notice}>
      <p className={styles.law}>{t('forms.publicRecords')}</p>
      <div className={styles.ways}>
        <p>
          <strong>{t('forms.byPhoneOrWriting')}</strong>
        </p>
        <p>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>, {contact.phoneHours}
        </p>
        <p>{contact.post.join(', ')}</p>
      </div>
    </div>
  )
}
