import { FORM_NAME_FIELD, FORM_NAMES, FORM_TOKEN_FIELD, type FormName } from '../../contract/sent-form.ts'

/** A form as a browser without scripts sends it. */
export interface PlainForm {
  form: FormName
  /** As in the visitor's fields, to be shown again. */
  values: Readonly<Record<string, string>>
  /** The same in the types of the API. */
  body: Readonly<Record<string, unknown>>
  token: string | undefined
}

/** Numbers and yes-or-no, which a plain form can only write as text. */
const NUMBERS: readonly string[] = ['groupSize', 'youngestAge', 'fillSeconds']
const FLAGS: readonly string[] = ['wantsReply']

/** Reads `application/x-www-form-urlencoded`; `null` when it does not say which form it is. */
export function parsePlainForm(text: string): PlainForm | null {
  const {
    [FORM_NAME_FIELD]: name,
    [FORM_TOKEN_FIELD]: token,
    ...values
  } = Object.fromEntries(new URLSearchParams(text))
  const form = FORM_NAMES.find((known) => known === name)
  if (form === undefined) return null
  const typed = Object.entries(values).map(([field, value]) => [field, typedValue(field, value)])
  return { form, values, body: Object.fromEntries(typed), token }
}

function typedValue(field: string, value: string): unknown {
  // A browser sends a ticked box, and leaves out one that is not.
  if (FLAGS.includes(field)) return value !== '' && value !== 'false'
  return NUMBERS.includes(field) && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}
