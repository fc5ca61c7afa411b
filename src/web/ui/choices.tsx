import { Link } from 'wouter'
import styles from './choices.module.css'
import { type Options, Select } from './field.tsx'
import { Icon, type IconPath } from './icon.tsx'
import { checkIcon } from './icon-paths.ts'

/** A choice of one out of many, with its label on the field's border. Its background is `--field-background`. */
export function SelectField(props: {
  id: string
  /** Name of the form field. Absent: no form sends it. */
  name?: string
  label: string
  value: string
  options: Options
  onChoose: (value: string) => void
}) {
  const { id, name, label, value, options, onChoose } = props
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        options={options}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  )
}

/** A few choices in one row, each a link. The chosen one is marked, with a check if it has no icon. */
export function LinkSegments(props: {
  label: string
  chosen: string
  choices: readonly { value: string; text: string; href: string; icon?: IconPath }[]
  /** `large` fills the row on a phone. */
  size: 'small' | 'large'
}) {
  const { label, chosen, choices, size } = props
  const look = size === 'large' ? `${styles.segments} ${styles.large}` : styles.segments
  return (
    <ul role="list" className={look} aria-label={label}>
      {choices.map(({ value, text, href, icon }) => {
        const shownIcon = icon ?? (value === chosen ? checkIcon : null)
        return (
          <li key={value}>
            <Link href={href} aria-current={value === chosen ? 'true' : undefined}>
              {shownIcon === null ? null : <Icon of={shownIcon} size={20} />}
              {text}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
