import type { ReactNode } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { errorIcon } from '../../../ui/icon-paths.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './field-frame.module.css'
import type { Field } from './form-context.ts'

/** What every field has besides its control. */
export interface FieldWords {
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean | undefined
}

/** Label, hint and what is wrong, above the control of one field. */
export function FieldFrame(props: FieldWords & { field: Field; children: ReactNode }) {
  const { field, label, hint, isOptional, children } = props
  return (
    <div className={styles.field} data-faulty={field.error !== null}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
        <Optional isOptional={isOptional} />
      </label>
      <FieldHint field={field} hint={hint} />
      <FieldError field={field} />
      {children}
    </div>
  )
}

/** The same around several controls of one question, such as radio buttons. */
export function GroupFrame(props: FieldWords & { field: Field; children: ReactNode }) {
  const { field, label, hint, isOptional, children } = props
  const described = [
    hint === undefined ? '' : `${field.id}-hint`,
    field.error === null ? '' : `${field.id}-fault`,
  ]
  return (
    <fieldset
      className={styles.field}
      data-faulty={field.error !== null}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.label}>
        {label}
        <Optional isOptional={isOptional} />
      </legend>
      <FieldHint field={field} hint={hint} />
      <FieldError field={field} />
      {children}
    </fieldset>
  )
}

function Optional({ isOptional }: { isOptional: boolean | undefined }) {
  const { t } = useTranslations()
  return isOptional === true ? <span className={styles.optional}> {t('forms.optional')}</span> : null
}

function FieldHint({ field, hint }: { field: Field; hint: string | undefined }) {
  return hint === undefined ? null : (
    <p id={`${field.id}-hint`} className={styles.hint}>
      {hint}
    </p>
  )
}

function FieldError({ field }: { field: Field }) {
  const { t } = useTranslations()
  return field.error === null ? null : (
    <p id={`${field.id}-fault`} className={styles.error}>
      <Icon of={errorIcon} size={20} />
      <span>
        <VisuallyHidden>{t('forms.errorPrefix')} </VisuallyHidden>
        {field.error}
      </span>
    </p>
  )
}
