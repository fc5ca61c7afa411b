import type { ComponentProps, ReactNode } from 'react'
import { MOST_SEARCH_CHARACTERS } from '../../contract/search-address.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { keyboardArrowDownIcon } from './icon-paths.ts'

/** The class of a text box. */
export const CONTROL = styles.control

/** `group`: the heading of adjacent options that belong together, in a long list. */
export type Options = readonly { value: string; text: string; group?: string }[]

/** A drop-down list. `blank` is the text of the empty option; absent: there is none. */
export function Select({
  options,
  blank,
  ...select
}: ComponentProps<'select'> & { options: Options; blank?: string | undefined }) {
  return (
    <div className={styles.choice}>
      <select className={styles.control} {...select}>
        {blank === undefined ? null : <option value="">{blank}</option>}
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, ofGroup]) => {
          const items = ofGroup.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))
          return group === undefined ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          )
        })}
      </select>
      <Icon of={keyboardArrowDownIcon} />
    </div>
  )
}

/** The text box of a search. Its parameter is `q`. */
export function SearchInput(input: ComponentProps<'input'>) {
  return (
    <input
      type="search"
      name="q"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      maxLength={MOST_SEARCH_CHARACTERS}
      {...input}
    />
  )
}

/** A check box or radio button with its text. */
export function Tick({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  )
}
