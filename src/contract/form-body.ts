import { PLACED_TOPICS } from './form-choices.ts'
import type { FormError } from './form-error.ts'
import type { FormName } from './sent-form.ts'

// Apart from the schemas, so that a page can read its form without carrying those.

/** Numbers and yes-or-no, which a form can only write as text. */
const NUMBERS: readonly string[] = ['groupSize', 'youngestAge', 'fillSeconds']
const FLAGS: readonly string[] = ['wantsReply']

/** What a visitor filled in, by field, as a form holds it. A box that is not ticked is left out. */
export type FormValues = Readonly<Record<string, string>>

/**
 * What a form's fields say, in the types of the API. Fields that the form hides by what was chosen are left out: nobody
 * sees them, so nobody sends them.
 */
export function bodyOfValues(form: FormName, values: FormValues): Readonly<Record<string, unknown>> {
  const { replyBy, ...others } = values
  const asked = replyBy === undefined ? others : { ...others, wantsReply: String(replyBy !== 'none') }
  const hidden = hiddenFields(form, { ...asked, replyBy: replyBy ?? '' })
  const shown = Object.entries(asked).filter(([field]) => !hidden.includes(field))
  return Object.fromEntries(shown.map(([field, value]) => [field, typedValue(field, value)]))
}

/**
 * Errors at the fields the form shows: what a reply by phone lacks is a phone number, and by e-mail an address. A form
 * that does not say how to reply takes either.
 */
export function errorsInForm(errors: readonly FormError[], { replyBy }: FormValues): readonly FormError[] {
  if (replyBy === undefined) return errors
  const missing =
    replyBy === 'phone'
      ? ({ field: 'phone', code: 'phoneRequired' } as const)
      : ({ field: 'email', code: 'emailRequired' } as const)
  return errors.map((error) => (error.code === 'replyAddressRequired' ? { ...error, ...missing } : error))
}

/** E-mail and phone are asked for only when a reply that way is wanted, the place only of what is on a road, the youngest age only of a school. */
function hiddenFields(form: FormName, values: FormValues): readonly string[] {
  if (form === 'tourRequest') return values.groupType === 'school' ? [] : ['youngestAge']
  return [
    ...(values.replyBy === 'email' ? ['phone'] : []),
    ...(values.replyBy === 'phone' ? ['email'] : []),
    ...(isTicked(values.wantsReply ?? '') ? [] : ['email', 'phone', 'replyLanguage']),
    ...(PLACED_TOPICS.some((topic) => topic === values.topic) ? [] : ['where']),
  ]
}

function typedValue(field: string, value: string): unknown {
  if (FLAGS.includes(field)) return isTicked(value)
  return NUMBERS.includes(field) && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
}

/** A browser sends a ticked box as `on`, and leaves out one that is not. */
function isTicked(value: string): boolean {
  return value !== '' && value !== 'false'
}
