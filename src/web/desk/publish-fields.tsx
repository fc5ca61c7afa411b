import type { ReactNode } from 'react'
import type { PublishView } from '../../contract/desk-publish-view.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { Tick } from '../ui/field.tsx'
import { TextBox } from './desk-form.tsx'
import styles from './publish.module.css'

export const STATUS_OPTIONS = [
  { value: 'final', text: 'Final' },
  { value: 'preliminary', text: 'Preliminary: figures may still change' },
] as const

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

interface PublishNowProps {
  address: string
  frame: DeskFrame
  view: Exclude<PublishView, { kind: 'publish' }>
}

/** Publishes a draft, now or later, or submits it to a publisher. */
export function PublishNow({ address, frame: { person }, view: { values, errors, clock } }: PublishNowProps) {
  const isPublisher = person?.roles.includes('publisher') === true
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
