import { useSite } from '../../api/site-context.tsx'
import { useFormSpeech } from '../../messages/form-words.ts'
import styles from './public-records-notice.module.css'

/**
 * The notice that s. 668.6076, Florida Statutes, asks for wherever a site takes e-mail addresses, with the two ways
 * that need none. It stands above the button of every form.
 */
export function PublicRecordsNotice() {
  const { say } = useFormSpeech()
  const { contact } = useSite()
  return (
    <div className={styles.notice}>
      <p className={styles.law}>{say('forms.publicRecords')}</p>
      <div className={styles.ways}>
        <p>
          <strong>{say('forms.byPhoneOrWriting')}</strong>
        </p>
        <p>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>, {contact.phoneHours}
        </p>
        <p>{contact.post.join(', ')}</p>
      </div>
    </div>
  )
}
