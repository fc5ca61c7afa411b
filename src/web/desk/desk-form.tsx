import type { ComponentProps, ReactNode } from 'react'
import type { PublishView } from '../../contract/desk-publish-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL, type Options, Select, Tick } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token, useIsPublisher } from './desk-document.tsx'

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
  /** The key its draft is stored under. Missing: it is not stored. */
  draft?: string
  /** Name of the frame in which a script shows the preview. */
  preview?: string
  children: ReactNode
}

/** A form that posts to a desk address. With `draft`, a script stores what is typed. */
export function DeskForm({ action, draft, preview, children }: DeskFormProps) {
  const isStored = draft === undefined ? {} : { 'data-autosave': '' }
  return (
    <form className={styles.form} method="post" action={action} data-preview={preview} {...isStored}>
      <Token />
      {draft === undefined ? null : <input type="hidden" name="draft" value={draft} />}
      {children}
      {draft === undefined ? null : <p className="fact" aria-live="polite" data-draft-status="" />}
    </form>
  )
}

/** A form that is only a button. `field`: what it acts on; `label`: its accessible name, if longer than its text. */
export function PressForm(props: {
  action: string
  field?: { name: string; value: string | number }
  label?: string
  look?: ComponentProps<typeof Button>['look']
  children: string
}) {
  const { action, field, label, look = 'outlined', children } = props
  return (
    <form method="post" action={action}>
      <Token />
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
export function DraftNote({ draft, at, of }: { draft: string; at: string; of?: string }) {
  const label = of === undefined ? {} : { 'aria-label': `Discard the draft: ${of}` }
  return (
    <form method="post" action="/desk/drafts/discard" className={`wrap ${styles.row}`}>
      <Token />
      <input type="hidden" name="draft" value={draft} />
      <p className="fact">This is your draft of {at}</p>
      <Button type="submit" look="text" {...label}>
        Discard the draft
      </Button>
    </form>
  )
}

interface FieldProps {
  name: string
  /** Missing: its name, which is then unique on the page. */
  id?: string
  label: string
  value: string | undefined
  /** The label says `optional`. Missing: it says neither. */
  need?: 'required' | 'optional'
  error?: string | undefined
  hint?: string | undefined
}

type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-describedby' | 'aria-invalid'
> & { defaultValue: string | undefined }

/** Label, hint and error above a control, and the attributes that tie it to them. */
function Field({ children, ...props }: FieldProps & { children: (control: Control) => ReactNode }) {
  const { name, id = name, label, value, need, error, hint } = props
  const described = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {need === 'optional' ? <span className="fact"> (optional)</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="fact">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        defaultValue: value,
        required: need === 'required',
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  )
}

interface BoxProps {
  /** Missing: one line of text. `area`: several lines. */
  kind?: 'text' | 'area' | 'datetime-local' | 'date' | 'search'
  rows?: number
  /** The language of its text, BCP 47. */
  lang?: string
  maxLength?: number
}

export function TextBox({ kind = 'text', rows = 3, lang, maxLength, ...field }: FieldProps & BoxProps) {
  const box = { className: CONTROL, lang, maxLength }
  return (
    <Field {...field}>
      {(control) =>
        kind === 'area' ? (
          <textarea rows={rows} {...box} {...control} />
        ) : (
          <input type={kind} {...box} {...control} />
        )
      }
    </Field>
  )
}

export function ChoiceBox({ options, blank, ...field }: FieldProps & { options: Options; blank?: string }) {
  return <Field {...field}>{(control) => <Select options={options} blank={blank} {...control} />}</Field>
}

interface ConfirmProps {
  name: string
  value: string
  /** The error when the box must be ticked and is not. */
  error: string | undefined
  children: ReactNode
}

/** A check box that confirms something that may be a mistake. */
export function Confirm({ name, value, error, children }: ConfirmProps) {
  const errorId = error === undefined ? undefined : `${name}-error`
  return (
    <>
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <Tick name={name} value={value} aria-describedby={errorId}>
        {children}
      </Tick>
    </>
  )
}

export const STATUS_OPTIONS = [
  { value: 'final', text: 'Final' },
  { value: 'preliminary', text: 'Preliminary: figures may still change' },
] as const

interface PublishNowProps {
  address: string
  view: Exclude<PublishView, { kind: 'publish' }>
}

/** Publishes a draft, now or later, or submits it to a publisher. */
export function PublishNow({ address, view: { values, errors, clock } }: PublishNowProps) {
  const isPublisher = useIsPublisher()
  return (
    <>
      {isPublisher ? (
        <TextBox
          name="at"
          label="Publish at"
          value={values.at}
          error={errors.at}
          hint={`Leave empty to publish now. In the district’s time zone, where it is ${clock}.`}
          kind="datetime-local"
        />
      ) : (
        <p>A publisher reviews it before it appears on the site.</p>
      )}
      <Button type="submit" formAction={`${address}/publish`}>
        {isPublisher ? 'Publish' : 'Submit it to a publisher'}
      </Button>
    </>
  )
}
