import { bodyOfValues, type FormValues } from '../../contract/form-body.ts'
import { FORM_NAME_FIELD, FORM_NAMES, FORM_TOKEN_FIELD, type FormName } from '../../contract/sent-form.ts'

/** A form as a browser without scripts sends it. */
export interface PlainForm {
  form: FormName
  /** As in the visitor's fields, to be shown again. */
  values: FormValues
  /** The same in the types of the API. */
  body: Readonly<Record<string, unknown>>
  token: string | undefined
}

/** Reads `application/x-www-form-urlencoded`; `null` when it does not say which form it is. */
export function parsePlainForm(text: string): PlainForm | null {
  const {
    [FORM_NAME_FIELD]: name,
    [FORM_TOKEN_FIELD]: token,
    ...values
  } = Object.fromEntries(new URLSearchParams(text))
  const form = FORM_NAMES.find((known) => known === name)
  if (form === undefined) return null
  return { form, values, body: bodyOfValues(form, values), token }
}
