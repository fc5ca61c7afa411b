import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { cleanText, countCharacters } from '../../../contract/characters.ts'
import type { Feedback } from '../../../contract/feedback.ts'
import type { FormValues } from '../../../contract/form-body.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import type { TourRequest } from '../../../contract/tour-request.ts'
import { useSite } from '../../api/site-context.tsx'
import { LANGUAGE_NAMES } from '../../messages/every-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { useHydrated } from '../../ui/browser.ts'
import * as ui from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { errorIcon } from '../../ui/icon-paths.ts'
import styles from './message-form.module.css'
import type { ShownError } from './send-form.ts'

interface FormFacts {
  form: FormName
  /** The initial values. */
  values: FormValues
  errors: readonly ShownError[]
}

export const FormContext = createContext<FormFacts | null>(null)

/** The id of a field's control, or of the first of several. */
export function fieldId(form: FormName, field: string): string {
  return `${form}-${field}`
}

type FieldName = Exclude<keyof Feedback, 'wantsReply'> | keyof TourRequest | 'replyBy'

/** The props of every field. Its label is the message with its name. */
interface FieldLabels {
  name: FieldName
  hint?: string | undefined
  isOptional?: boolean | undefined
}

/** The values and attributes of a field, from the form around it. */
function useField({ name, hint }: FieldLabels) {
  const facts = use(FormContext)
  if (facts === null) throw new Error('A field needs a form around it')
  const id = fieldId(facts.form, name)
  const error = facts.errors.find(({ field }) => field === name)?.message ?? null
  const described = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`]
  const describedBy = described.filter(Boolean).join(' ') || undefined
  return {
    value: facts.values[name] ?? '',
    error,
    describedBy,
    control: { id, name, 'aria-describedby': describedBy, 'aria-invalid': error === null ? undefined : true },
  }
}

/** Label, hint and error, above a field's control, or above the several controls of one question. */
function FieldFrame(
  props: FieldLabels & { field: ReturnType<typeof useField>; isGroup?: boolean; children: ReactNode },
) {
  const { field, name, hint, isOptional = false, isGroup = false, children } = props
  const { t } = useTranslations()
  const { id } = field.control
  const text = (
    <>
      {t(`forms.${name}`)}
      {isOptional ? (
        <>
          {' '}
          <span className={styles.optional}>{t('forms.optional')}</span>
        </>
      ) : null}
    </>
  )
  const content = (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.error === null ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={errorIcon} size={20} />
          <span>
            <span className="visually-hidden">{t('forms.errorPrefix')} </span>
            {field.error}
          </span>
        </p>
      )}
      {children}
    </>
  )
  const frame = { className: styles.field, 'data-invalid': field.error !== null }
  return isGroup ? (
    <fieldset {...frame} aria-describedby={field.describedBy}>
      <legend className={styles.label}>{text}</legend>
      {content}
    </fieldset>
  ) : (
    <div {...frame}>
      <label className={styles.label} htmlFor={id}>
        {text}
      </label>
      {content}
    </div>
  )
}

type Passed = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'max' | 'ref'>

/** One line of text, a number or a day. */
export function TextField(props: FieldLabels & Passed & { width?: 'full' | 'medium' | 'short' }) {
  const { name, hint, isOptional, width = 'full', ...passed } = props
  const field = useField(props)
  return (
    <FieldFrame name={name} hint={hint} isOptional={isOptional} field={field}>
      <input
        type="text"
        {...field.control}
        {...passed}
        className={width === 'full' ? ui.CONTROL : `${ui.CONTROL} ${styles[width]}`}
        defaultValue={field.value}
      />
    </FieldFrame>
  )
}

/** A text of several lines. Its length is shown below; text over the limit is not cut off, so that nothing typed is lost. */
export function LongText({ maximum, ...labels }: FieldLabels & { maximum: number }) {
  const field = useField(labels)
  const [text, setText] = useState(field.value)
  const area = useRef<HTMLTextAreaElement>(null)
  // Counts what was typed before hydration.
  useEffect(() => setText((before) => area.current?.value ?? before), [])
  return (
    <FieldFrame {...labels} field={field}>
      <textarea
        ref={area}
        {...field.control}
        className={`${ui.CONTROL} ${styles.area}`}
        defaultValue={field.value}
        rows={5}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Count written={countCharacters(cleanText(text))} maximum={maximum} />
    </FieldFrame>
  )
}

/** From this share of the limit on, screen readers announce the count when the visitor pauses. */
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
      <p className={`fact ${styles.count}`} data-over={left < 0} aria-hidden="true" data-print="hide">
        {isHydrated ? shown : ''}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  )
}

export function Choice(props: FieldLabels & { options: ui.Options; isBlankFirst?: boolean }) {
  const { options, isBlankFirst = false, ...labels } = props
  const { t } = useTranslations()
  const field = useField(labels)
  return (
    <FieldFrame {...labels} field={field}>
      <ui.Select
        {...field.control}
        options={options}
        blank={isBlankFirst ? t('forms.chooseOne') : undefined}
        defaultValue={field.value}
      />
    </FieldFrame>
  )
}

/** One of the languages of the site, by their own names. */
export function LanguageField({ name }: { name: FieldName }) {
  const { languages } = useSite()
  return <Choice name={name} options={languages.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))} />
}

export function RadioChoice({ options, ...labels }: FieldLabels & { options: ui.Options }) {
  const field = useField(labels)
  const { id, name } = field.control
  return (
    <FieldFrame {...labels} field={field} isGroup>
      <div className={`wrap ${styles.radios}`}>
        {options.map(({ value, text }, index) => (
          <ui.Tick
            key={value}
            // The error links to the first.
            id={index === 0 ? id : `${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={field.value === value}
          >
            {text}
          </ui.Tick>
        ))}
      </div>
    </FieldFrame>
  )
}
