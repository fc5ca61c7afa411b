import { type ComponentProps, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { cleanText, countCharacters } from '../../../contract/characters.ts'
import type { FormValues } from '../../../contract/form-body.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { Icon } from '../../ui/icon.tsx'
import { errorIcon, keyboardArrowDownIcon } from '../../ui/icon-paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './fields.module.css'

/** What is wrong with one field, in words. */
export interface ShownError {
  /** Empty: it is not about one field. */
  field: string
  text: string
}

interface FormFacts {
  form: FormName
  /** What the fields begin with. */
  values: FormValues
  errors: readonly ShownError[]
}

/** The form that its fields belong to. */
export const FormContext = createContext<FormFacts | null>(null)

/** The id of a field's control: of the first one where there are several. */
export function fieldId(form: FormName, field: string): string {
  return `${form}-${field}`
}

/** What a field's parts must know. */
interface Field {
  name: string
  id: string
  value: string
  /** `null`: nothing is wrong. */
  error: string | null
}

function useField(name: string): Field {
  const facts = use(FormContext)
  if (facts === null) throw new Error('A field needs a form around it')
  const error = facts.errors.find(({ field }) => field === name)?.text ?? null
  return { name, id: fieldId(facts.form, name), value: facts.values[name] ?? '', error }
}

/** What a control says of itself to assistive technology: its hint and what is wrong with it. */
function controlAttributes({ id, name, error }: Field, hasHint: boolean) {
  const described = [hasHint ? `${id}-hint` : '', error === null ? '' : `${id}-error`].filter(Boolean)
  return {
    id,
    name,
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
    ...(error === null ? {} : { 'aria-invalid': true }),
  }
}

/** What every field has besides its control. */
interface FieldLabels {
  name: string
  label: string
  hint?: string | undefined
  isOptional?: boolean | undefined
}

/** Label, hint and what is wrong, above the control of one field. */
function FieldFrame(props: FieldLabels & { field: Field; children: ReactNode }) {
  const { field, label, hint, isOptional, children } = props
  return (
    <div className={styles.field} data-invalid={field.error !== null}>
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
function GroupFrame(props: FieldLabels & { field: Field; children: ReactNode }) {
  const { field, label, hint, isOptional, children } = props
  const described = [
    hint === undefined ? '' : `${field.id}-hint`,
    field.error === null ? '' : `${field.id}-error`,
  ]
  return (
    <fieldset
      className={styles.field}
      data-invalid={field.error !== null}
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
    <p id={`${field.id}-error`} className={styles.error}>
      <Icon of={errorIcon} size={20} />
      <span>
        <VisuallyHidden>{t('forms.errorPrefix')} </VisuallyHidden>
        {field.error}
      </span>
    </p>
  )
}

type Passed = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'max' | 'ref'>

/** One line of text, a number or a day. */
export function TextField({
  width = 'full',
  ...props
}: FieldLabels & Passed & { width?: 'full' | 'medium' | 'short' }) {
  const { name, label, hint, isOptional, type = 'text', ...passed } = props
  const field = useField(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional} field={field}>
      <input
        {...controlAttributes(field, hint !== undefined)}
        {...passed}
        type={type}
        className={width === 'full' ? styles.control : `${styles.control} ${styles[width]}`}
        defaultValue={field.value}
      />
    </FieldFrame>
  )
}

/** A text of several lines. Its length is shown below; nothing is cut off, so that nothing typed is lost. */
export function LongText({ maximum, ...labels }: FieldLabels & { maximum: number }) {
  const field = useField(labels.name)
  const [text, setText] = useState(field.value)
  return (
    <FieldFrame {...labels} field={field}>
      <textarea
        {...controlAttributes(field, labels.hint !== undefined)}
        className={`${styles.control} ${styles.area}`}
        defaultValue={field.value}
        rows={5}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Count written={countCharacters(cleanText(text))} maximum={maximum} />
    </FieldFrame>
  )
}

/** From this share of the limit on a screen reader reads the count, too, once the visitor pauses. */
const NEAR = 0.8
const PAUSE_MS = 1000

function Count({ written, maximum }: { written: number; maximum: number }) {
  const { t, language } = useTranslations()
  const isHydrated = useHydrated()
  const [spoken, setSpoken] = useState('')
  const left = maximum - written
  const heard =
    written < maximum * NEAR
      ? ''
      : left < 0
        ? t('forms.charactersOver', { count: -left })
        : t('forms.charactersLeft', { count: left })
  // Waits for a pause: a screen reader should not talk while the visitor types.
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(heard), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [heard])
  const shown = t('forms.written', {
    written: formatNumber(written, language),
    most: formatNumber(maximum, language),
  })
  return (
    <>
      <p className={styles.count} data-over={left < 0} aria-hidden="true" data-print="hide">
        {isHydrated ? shown : ''}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}

type Options = readonly { value: string; text: string }[]

/** One of several, in a list that opens. */
export function Choice(props: FieldLabels & { options: Options; isBlankFirst: boolean }) {
  const { options, isBlankFirst, ...labels } = props
  const { t } = useTranslations()
  const field = useField(labels.name)
  return (
    <FieldFrame {...labels} field={field}>
      <div className={styles.choice}>
        <select
          {...controlAttributes(field, labels.hint !== undefined)}
          className={styles.control}
          defaultValue={field.value}
        >
          {isBlankFirst ? <option value="">{t('forms.chooseOne')}</option> : null}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={keyboardArrowDownIcon} className={styles.arrow} />
      </div>
    </FieldFrame>
  )
}

/** One of two or three, all in view. */
export function RadioChoice(props: FieldLabels & { options: Options }) {
  const { options, ...labels } = props
  const field = useField(labels.name)
  return (
    <GroupFrame {...labels} field={field}>
      <div className={styles.radios}>
        {options.map(({ value, text }, index) => (
          <label key={value} className={styles.tick}>
            <input
              // What is wrong leads to the first.
              id={index === 0 ? field.id : `${field.id}-${value}`}
              type="radio"
              name={field.name}
              value={value}
              className={styles.box}
              defaultChecked={field.value === value}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

/** A box to tick. */
export function Tick({ name, label }: { name: string; label: string }) {
  const field = useField(name)
  return (
    <label className={styles.tick}>
      <input
        id={field.id}
        type="checkbox"
        name={name}
        className={styles.box}
        defaultChecked={field.value !== ''}
      />
      <span>{label}</span>
    </label>
  )
}
