import type { ReactNode } from 'react'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { CONTROL } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { messages } from './messages.ts'

/** A form that sends what it holds to an address of the desk. */
export function DeskForm({
  action,
  frame,
  children,
}: {
  action: string
  frame: DeskFrame
  children: ReactNode
}) {
  return (
    <form className={styles.form} method="post" action={action}>
      <Token frame={frame} />
      {children}
    </form>
  )
}

interface TextFieldProps {
  /** Also its id, so a page has one of each. */
  name: string
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
export function TextField({ name, label, value, hint, isRequired = false, kind, ...rest }: TextFieldProps) {
  const hintId = `${name}-hint`
  const described = hint === undefined ? {} : { 'aria-describedby': hintId }
  const control = {
    id: name,
    name,
    className: CONTROL,
    defaultValue: value,
    required: isRequired,
    ...described,
    ...rest,
  }
  return (
    <div>
      <label htmlFor={name}>
        {label}
        {isRequired ? null : <span className="fact"> ({messages.optional})</span>}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className="fact">
          {hint}
        </p>
      )}
      {kind === 'area' ? <textarea rows={3} {...control} /> : <input type={kind ?? 'text'} {...control} />}
    </div>
  )
}
