import { PLACED_TOPICS } from './form-choices.ts'
import type { FormError } from './form-error.ts'
import type { FormName } from './sent-form.ts'

// Separate from the schemas so that a page can read its form without loading them.

/** Numbers and flags, which a form can only send as text. */
const NUMBERS: readonly string[] = ['groupSize', 'youngestAge', 'fillSeconds']
const FLAGS: readonly string[] = ['wantsReply']

/** What a visitor filled in, by field. A checkbox that is not checked is left out. */
export type FormValues = Readonly<Record<string, string>>

/**
 * A form's values in the types of the API. Fields that the visitor's choices hide are left out: nobody sees them, so
 * nobody means to send them.
 */
export function bodyOfValues(form: FormName, values: FormValues): Readonly<Record<string, unknown>> {
  const { replyBy, ...others } = values
  const sent = replyBy === undefined ? others : { ...others, wantsReply: String(replyBy !== 'none') }
  const hidden = hiddenFields(form, { ...sent, replyBy: replyBy ?? '' })
  const shown = Object.entries(sent).filter(([field]) => !hidden.includes(field))
  return Object.fromEntries(shown.map(([field, value]) => [field, typedValue(field, value)]))
}

/**
 * Moves errors to the fields the form shows: for a reply by phone the missing field is the phone number, by e-mail the
 * address. A form that does not say how to reply accepts either.
 */
export function errorsInForm(errors: readonly FormError[], { replyBy }: FormValues): readonly FormError[] {
  if (replyBy === undefined) return errors
  const missing =
    replyBy === 'phone'
      ? ({ field: 'phone', code: 'phoneRequired' } as const)
      : ({ field: 'email', code: 'emailRequired' } as const)
  return errors.map((error) => (error.code === 'replyAddressRequired' ? { ...error, ...missing } : error))
}

/** E-mail and phone are shown only for a reply that way, the location for topics on a road, the age for schools. */
function hiddenFields(form: FormName, values: FormValues): readonly string[] {
  if (form === 'tourRequest') return values.groupType === 'school' ? [] : ['youngestAge']
  return [
    ...(values.replyBy === 'email' ? ['phone'] : []),
    ...(values.replyBy === 'phone' ? ['email'] : []),
    ...(isChecked(values.wantsReply ?? '') ? [] : ['email', 'phone', 'replyLanguage']),
    ...(PLACED_TOPICS.some((topic) => topic === values.topic) ? [] : ['where']),
  ]
}

function typedValue(field: string, value: string): unknown {
  if (FLAGS.includes(field)) return isChecked(value)
  return NUMBERS.includes(field) && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

/** A browser sends a checked box as `on` and leaves out an unchecked one. */
function isChecked(value: string): boolean {
  return value !== '' && value !== 'false'
}
