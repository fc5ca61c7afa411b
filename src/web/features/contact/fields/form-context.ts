import { createContext, use } from 'react'
import type { FormValues } from '../../../../contract/form-body.ts'
import type { FormName } from '../../../../contract/sent-form.ts'

/** What is wrong with one field, in words. */
export interface ShownError {
  /** Empty: it is not about one field. */
  field: string
  text: string
}

interface FormFacts {
  form: FormName
  /** What the fields begin with. */
  values: FormValues
  errors: readonly ShownError[]
}

/** Tells the fields of a form whose they are. */
export const FormContext = createContext<FormFacts | null>(null)

/** The id of a field's control: of the first one where there are several. */
export function fieldId(form: FormName, field: string): string {
  return `${form}-${field}`
}

/** What a field's parts must know. */
export interface Field {
  name: string
  id: string
  value: string
  /** `null`: nothing is wrong. */
  error: string | null
}

export function useField(name: string): Field {
  const facts = use(FormContext)
  if (facts === null) throw new Error('A field needs a form around it')
  const error = facts.errors.find(({ field }) => field === name)?.text ?? null
  return { name, id: fieldId(facts.form, name), value: facts.values[name] ?? '', error }
}

/** What a control says of itself to assistive technology: its hint and what is wrong with it. */
export function controlAttributes({ id, name, error }: Field, hasHint: boolean) {
  const described = [hasHint ? `${id}-hint` : '', error === null ? '' : `${id}-fault`].filter(Boolean)
  return {
    id,
    name,
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
    ...(error === null ? {} : { 'aria-invalid': true }),
  }
}
