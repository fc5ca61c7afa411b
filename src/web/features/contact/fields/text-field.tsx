import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { controlAttributes, useField } from './form-context.ts'

type Passed = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'max' | 'ref'>

/** One line of text, a number or a day. */
export function TextField({
  width = 'full',
  ...props
}: FieldWords & Passed & { width?: 'full' | 'medium' | 'short' }) {
  const { name, label, hint, isOptional, type = 'text', ...passed } = props
  const field = useField(name)
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional} field={field}>
      <input
        {...controlAttributes(field, hint !== undefined)}
        {...passed}
        type={type}
        className={width === 'full' ? styles.control : `${styles.control} ${styles[width]}`}
        defaultValue={field.value}
      />
    </FieldFrame>
  )
}
