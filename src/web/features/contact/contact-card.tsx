import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Card } from '../../ui/card.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import styles from './contact-card.module.css'

/** The office's phone and postal address. */
export function ContactCard() {
  const { t } = useTranslations()
  const { contact, sample } = useSite()
  return (
    <Card as="section" aria-labelledby="contact-card">
      <h2 id="contact-card" className={styles.title}>
        {t('contact.phoneOrWriting')}
      </h2>
      {sample ? <SampleChip>{t('contact.sample')}</SampleChip> : null}
      <p className={styles.way}>
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
        <br />
        {contact.phoneHours}
      </p>
      <address className={styles.way}>
        {contact.post.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </Card>
  )
}
