import { useTranslations } from '../../../messages/messages-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keyboardArrowDownIcon } from '../../../ui/icon-paths.ts'
import styles from './control.module.css'
import { FieldFrame, type FieldWords, GroupFrame } from './field-frame.tsx'
import { controlAttributes, useField } from './form-context.ts'

type Options = readonly { value: string; text: string }[]

/** One of several, in a list that opens. */
export function Choice(props: FieldWords & { options: Options; isBlankFirst: boolean }) {
  const { options, isBlankFirst, ...words } = props
  const { t } = useTranslations()
  const field = useField(words.name)
  return (
    <FieldFrame {...words} field={field}>
      <div className={styles.choice}>
        <select
          {...controlAttributes(field, words.hint !== undefined)}
          className={styles.control}
          defaultValue={field.value}
        >
          {isBlankFirst ? <option value="">{t('forms.chooseOne')}</option> : null}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={keyboardArrowDownIcon} className={styles.arrow} />
      </div>
    </FieldFrame>
  )
}

/** One of two or three, all in view. */
export function RadioChoice(props: FieldWords & { options: Options }) {
  const { options, ...words } = props
  const field = useField(words.name)
  return (
    <GroupFrame {...words} field={field}>
      <div className={styles.radios}>
        {options.map(({ value, text }, index) => (
          <label key={value} className={styles.tick}>
            <input
              // What is wrong leads to the first.
              id={index === 0 ? field.id : `${field.id}-${value}`}
              type="radio"
              name={field.name}
              value={value}
              className={styles.box}
              defaultChecked={field.value === value}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

/** A box to tick. */
export function Tick({ name, label }: { name: string; label: string }) {
  const field = useField(name)
  return (
    <label className={styles.tick}>
      <input
        id={field.id}
        type="checkbox"
        name={name}
        className={styles.box}
        defaultChecked={field.value !== ''}
      />
      <span>{label}</span>
    </label>
  )
}
