import type { MouseEvent } from 'react'
import type { FormName } from '../../../contract/sent-form.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './error-summary.module.css'
import { fieldId, type ShownError } from './fields/form-context.ts'
import { hasField } from './form-state.ts'
import { useFocusOnce } from './use-focus-once.ts'

/** Every fault of a form at once, each a link to its field. It takes focus when it appears. */
export function ErrorSummary({ form, errors }: { form: FormName; errors: readonly ShownError[] }) {
  const { t } = useTranslations()
  const focus = useFocusOnce<HTMLDivElement>()
  const id = `${form}-summary`
  return (
    <div {...focus} className={styles.summary} role="alert" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('forms.summary', { count: errors.length })}
      </h2>
      <p>{t('forms.summaryHint')}</p>
      <ul className={styles.errors}>
        {errors.map(({ field, text }) => (
          <li key={field}>
            {hasField(form, field) ? (
              <a href={`#${fieldId(form, field)}`} onClick={showField}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** To the field without a step in the browser's history, and with its label in view. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  const label = control.closest('fieldset, div')
  label?.scrollIntoView()
  control.focus({ preventScroll: true })
}
