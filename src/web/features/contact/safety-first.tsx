import { Fragment } from 'react'
import { useFormSpeech } from '../../messages/form-words.ts'
import styles from './safety-first.module.css'

/** Whoever has an emergency must not lose a minute on a form. */
export function SafetyFirst() {
  const { say } = useFormSpeech()
  // The numbers stand somewhere in a sentence of any language.
  const parts = say('forms.safetyAdvice', { emergency: '|911|', roadRanger: '|*347|' }).split('|')
  return (
    <p className={styles.safety}>
      <strong>{say('forms.safetyQuestion')}</strong>{' '}
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
