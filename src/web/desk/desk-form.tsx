import type { ComponentProps, ReactNode } from 'react'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL, type Options, Select } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import publishStyles from './publish.module.css'

/** A section of a page as a card with a heading. */
export function Card(props: {
  id: string
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  const { id, title, className, children } = props
  return (
    <section className={className === undefined ? 'card' : `card ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A list of texts. */
export function Lines({ lines, className }: { lines: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The head of a table. */
export function Heads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface DeskFormProps {
  action: string
  frame: DeskFrame
  /** The key its draft is stored under. Missing: it is not stored. */
  draft?: string
  /** Name of the frame in which a script shows the preview. */
  preview?: string
  children: ReactNode
}

/** A form that posts to a desk address. With `draft`, a script stores what is typed. */
export function DeskForm({ action, frame, draft, preview, children }: DeskFormProps) {
  const isStored = draft === undefined ? {} : { 'data-autosave': '' }
  return (
    <form className={styles.form} method="post" action={action} data-preview={preview} {...isStored}>
      <Token frame={frame} />
      {draft === undefined ? null : <input type="hidden" name="draft" value={draft} />}
      {children}
      {draft === undefined ? null : <p className="fact" aria-live="polite" data-draft-status="" />}
    </form>
  )
}

/** A form that is only a button. `field`: what it acts on; `label`: its accessible name, if longer than its text. */
export function PressForm(props: {
  action: string
  frame: DeskFrame
  field?: { name: string; value: string | number }
  label?: string
  look?: ComponentProps<typeof Button>['look']
  children: string
}) {
  const { action, frame, field, label, look = 'outlined', children } = props
  return (
    <form method="post" action={action}>
      <Token frame={frame} />
      {field === undefined ? null : <input type="hidden" {...field} />}
      <Button type="submit" look={look} aria-label={label}>
        {children}
      </Button>
    </form>
  )
}

/** A button that stores its form as a draft, even without scripts. `of`: what it stores, if the page has several. */
export function SaveDraft({ of }: { of?: string }) {
  const label = of === undefined ? {} : { 'aria-label': `Save draft: ${of}` }
  return (
    <Button type="submit" look="tonal" formAction="/desk/drafts" formNoValidate {...label}>
      Save draft
    </Button>
  )
}

/** Says that a form shows a draft, which can be discarded. */
export function DraftNote({
  draft,
  at,
  frame,
  of,
}: {
  draft: string
  at: string
  frame: DeskFrame
  of?: string
}) {
  const label = of === undefined ? {} : { 'aria-label': `Discard the draft: ${of}` }
  return (
    <form method="post" action="/desk/drafts/discard" className={`wrap ${styles.row}`}>
      <Token frame={frame} />
      <input type="hidden" name="draft" value={draft} />
      <p className="fact">This is your draft of {at}</p>
      <Button type="submit" look="text" {...label}>
        Discard the draft
      </Button>
    </form>
  )
}

/** The ids that tie a control to its label, hint and error. */
interface Ids {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  name: string
  /** Missing: its name, which is then unique on the page. */
  id?: string | undefined
  label: ReactNode
  error?: string | undefined
  hint?: string | undefined
  children: (ids: Ids) => ReactNode
}

function Field({ name, id = name, label, error, hint, children }: FieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [...(error === undefined ? [] : [errorId]), ...(hint === undefined ? [] : [hintId])]
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={hintId} className="fact">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className={publishStyles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
      })}
    </div>
  )
}

type Common = Omit<FieldProps, 'children' | 'id'> & { value: string | undefined }

interface BoxProps {
  /** Missing: one line of text. `area`: several lines. */
  kind?: 'area' | 'datetime-local' | 'date' | 'search' | undefined
  rows?: number
  /** The language of its text, BCP 47. */
  lang?: string
  maxLength?: number
}

export function TextBox({ value, kind, ...field }: Common & Pick<BoxProps, 'kind'>) {
  return <Field {...field}>{(ids) => <Box {...ids} kind={kind} value={value} name={field.name} />}</Field>
}

/** A text box that is required, or says that it is optional. */
export function TextField(
  props: Omit<Common, 'error'> & BoxProps & Pick<FieldProps, 'id'> & { isRequired?: boolean },
) {
  const { name, id, label, hint, isRequired = false, ...box } = props
  const optional = isRequired ? null : <span className="fact"> (optional)</span>
  return (
    <Field
      name={name}
      id={id}
      hint={hint}
      label={
        <>
          {label}
          {optional}
        </>
      }
    >
      {(ids) => <Box {...box} {...ids} name={name} required={isRequired} />}
    </Field>
  )
}

function Box({
  kind,
  rows = 3,
  value,
  ...rest
}: BoxProps & Ids & { name: string; value: string | undefined; required?: boolean }) {
  const control = { ...rest, className: CONTROL, defaultValue: value }
  return kind === 'area' ? (
    <textarea rows={rows} {...control} />
  ) : (
    <input type={kind ?? 'text'} {...control} />
  )
}

export function ChoiceBox({
  value,
  options,
  blank,
  ...field
}: Common & { options: Options; blank?: string }) {
  return (
    <Field {...field}>
      {(ids) => <Select name={field.name} defaultValue={value} options={options} blank={blank} {...ids} />}
    </Field>
  )
}
