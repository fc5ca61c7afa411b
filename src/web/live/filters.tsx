import { type FormEvent, type ReactNode, useRef } from 'react'
import { useTranslations } from '../messages/messages-context.tsx'
import { Button } from '../ui/button.tsx'
import { useChangesBeforeHydration } from '../ui/changes-before-hydration.ts'
import { SelectField } from '../ui/choices.tsx'
import styles from './live-page.module.css'

/** Which of them to show. A form, so that the choice works without a script; the address holds all of it. */
export function FilterForm(props: {
  label: string
  view: string
  /** Receives the page's query with what was chosen before hydration. */
  onEarlyChoice: (search: string) => void
  children: ReactNode
}) {
  const { label, view, onEarlyChoice, children } = props
  const { t } = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  useChangesBeforeHydration(form, onEarlyChoice)
  return (
    <search aria-label={label} data-print="hide">
      <form
        ref={form}
        className={styles.filters}
        method="get"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {view === 'list' ? null : <input type="hidden" name="view" value={view} />}
        {children}
        <Button type="submit" look="tonal" className={styles.show}>
          {t('filter.show')}
        </Button>
      </form>
    </search>
  )
}

/** All of them, or those with one value. */
export function FilterField<Value extends string>(props: {
  name: string
  label: string
  /** `null`: all. */
  chosen: Value | null
  values: readonly Value[]
  textOf: (value: Value) => string
  onChoose: (value: Value | null) => void
}) {
  const { name, label, chosen, values, textOf, onChoose } = props
  const { t } = useTranslations()
  // What none of them has may still be chosen by an address.
  const all = chosen === null || values.includes(chosen) ? values : [...values, chosen]
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      value={chosen ?? ''}
      options={[
        { value: '', text: t('cameras.allOfThem') },
        ...all.map((value) => ({ value, text: textOf(value) })),
      ]}
      onChoose={(text) => onChoose(all.find((value) => value === text) ?? null)}
    />
  )
}
