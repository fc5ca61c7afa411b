import { Fragment } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './safety-first.module.css'

/** Whoever has an emergency must not lose a minute on a form. */
export function SafetyFirst() {
  const { t } = useTranslations()
  // The numbers stand somewhere in a sentence of any language.
  const parts = t('contact.safetyAdvice', { emergency: '|911|', roadRanger: '|*347|' }).split('|')
  return (
    <p className={styles.safety}>
      <strong>{t('contact.safetyQuestion')}</strong>{' '}
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={`tel:${part}`}>
            {part}
          </a>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        ),
      )}
    </p>
  )
}
