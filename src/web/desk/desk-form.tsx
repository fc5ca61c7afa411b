import type { ReactNode } from 'react'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { messages } from './messages.ts'

interface DeskFormProps {
  action: string
  frame: DeskFrame
  /** Its name, under which what is written is stored. Missing: it is not stored. */
  draft?: string
  /** Name of the frame in which a script shows what is written. */
  preview?: string
  children: ReactNode
}

/** A form that sends what it holds to an address of the desk. With `draft` a script stores what is written. */
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

/** Stores what is in its form as a draft, also where no script does. `of`: what it stores, where there are several. */
export function SaveDraft({ of }: { of?: string }) {
  const label = of === undefined ? {} : { 'aria-label': `${messages.saveDraft}: ${of}` }
  return (
    <Button type="submit" look="tonal" formAction="/desk/drafts" formNoValidate {...label}>
      {messages.saveDraft}
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
  const label = of === undefined ? {} : { 'aria-label': `${messages.discardDraft}: ${of}` }
  return (
    <form method="post" action="/desk/drafts/discard" className={styles.row}>
      <Token frame={frame} />
      <input type="hidden" name="draft" value={draft} />
      <p className="fact">
        {messages.draftShown} {at}
      </p>
      <Button type="submit" look="text" {...label}>
        {messages.discardDraft}
      </Button>
    </form>
  )
}

interface TextFieldProps {
  name: string
  /** Missing: its name, of which a page then has one. */
  id?: string
  rows?: number
  label: string
  value: string | undefined
  hint?: string
  isRequired?: boolean
  /** Missing: one line of text. `area`: several lines. */
  kind?: 'area' | 'datetime-local'
  /** BCP 47, of what is written in it. */
  lang?: string
  maxLength?: number
}

/** A labeled box to write in; what may stay empty says so. */
export function TextField({
  name,
  id = name,
  label,
  value,
  hint,
  isRequired = false,
  kind,
  rows = 3,
  ...rest
}: TextFieldProps) {
  const hintId = `${id}-hint`
  const described = hint === undefined ? {} : { 'aria-describedby': hintId }
  const control = {
    id,
    name,
    className: CONTROL,
    defaultValue: value,
    required: isRequired,
    ...described,
    ...rest,
  }
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <span className="fact"> ({messages.optional})</span>}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className="fact">
          {hint}
        </p>
      )}
      {kind === 'area' ? <textarea rows={rows} {...control} /> : <input type={kind ?? 'text'} {...control} />}
    </div>
  )
}
