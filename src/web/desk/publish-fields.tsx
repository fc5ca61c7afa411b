import type { ReactNode } from 'react'
import type { PublishView } from '../../contract/desk-publish-view.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL, type Options, Select, Tick } from '../ui/field.tsx'
import styles from './publish.module.css'
import { publishMessages as messages } from './publish-messages.ts'

interface FieldProps {
  name: string
  label: string
  /** What is wrong with what is written in it. */
  mistake?: string | undefined
  hint?: string | undefined
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A label, a hint, what is wrong, and the control that all three are about. */
export function Field({ name, label, mistake, hint, children }: FieldProps) {
  const hintId = `${name}-hint`
  const mistakeId = `${name}-mistake`
  const described = [...(mistake === undefined ? [] : [mistakeId]), ...(hint === undefined ? [] : [hintId])]
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {hint === undefined ? null : (
        <p id={hintId} className="fact">
          {hint}
        </p>
      )}
      {mistake === undefined ? null : (
        <p id={mistakeId} className={styles.mistake}>
          {mistake}
        </p>
      )}
      {children({
        id: name,
        ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
        ...(mistake === undefined ? {} : { 'aria-invalid': true }),
      })}
    </div>
  )
}

type Common = Omit<FieldProps, 'children'> & { value: string | undefined }

/** One line of text, several lines, or a time. */
export function TextBox({ value, kind, ...field }: Common & { kind?: 'area' | 'datetime-local' }) {
  return (
    <Field {...field}>
      {(ids) =>
        kind === 'area' ? (
          <textarea rows={3} name={field.name} className={CONTROL} defaultValue={value} {...ids} />
        ) : (
          <input type={kind ?? 'text'} name={field.name} className={CONTROL} defaultValue={value} {...ids} />
        )
      }
    </Field>
  )
}

/** One of several. */
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

interface ConfirmProps {
  name: string
  value: string
  /** Beside the box when it was not ticked and must be. */
  mistake: string | undefined
  children: ReactNode
}

/** A box to tick before something is done that may be a slip. */
export function Confirm({ name, value, mistake, children }: ConfirmProps) {
  const mistakeId = mistake === undefined ? undefined : `${name}-mistake`
  return (
    <>
      {mistake === undefined ? null : (
        <p id={mistakeId} className={styles.mistake}>
          {mistake}
        </p>
      )}
      <Tick name={name} value={value} aria-describedby={mistakeId}>
        {children}
      </Tick>
    </>
  )
}

interface PublishNowProps {
  /** Of the draft. */
  address: string
  frame: DeskFrame
  view: Exclude<PublishView, { kind: 'publish' }>
}

/** Publishes a draft, now or at a time, or submits it to who may. */
export function PublishNow({
  address,
  frame: { person },
  view: { values, mistakes, clock },
}: PublishNowProps) {
  const isPublisher = person?.roles.includes('publisher') === true
  return (
    <>
      {isPublisher ? (
        <TextBox
          name="at"
          label={messages.at}
          value={values.at}
          mistake={mistakes.at}
          hint={messages.atHint(clock)}
          kind="datetime-local"
        />
      ) : (
        <p>{messages.onlyPublisher}</p>
      )}
      <div>
        <Button type="submit" formAction={`${address}/publish`}>
          {isPublisher ? messages.publish : messages.submit}
        </Button>
      </div>
    </>
  )
}
