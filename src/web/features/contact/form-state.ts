import type { FormError } from '../../../contract/form-error.ts'
import type { FormName, SentForm } from '../../../contract/sent-form.ts'
import type { Translations } from '../../messages/catalog.ts'
import type { Failure, ShownError } from './parse-reply.ts'

/** What a form is doing. Exactly one case holds at a time; `attempt` counts how often Send was pressed. */
export type FormState =
  | { kind: 'open' }
  | { kind: 'sending'; isWorking: boolean }
  | { kind: 'invalid'; errors: readonly ShownError[]; attempt: number }
  | { kind: 'failed'; failure: Failure; attempt: number }
  /** `receivedAt`: `null` when the page was answered to a plain form. */
  | { kind: 'stored'; reference: string; receivedAt: Date | null; attempt: number }

/** What a form begins with: nothing, or what became of it when a browser without scripts sent it. Pure. */
export function firstState(
  form: FormName,
  sent: SentForm | null,
  errorText: Translations['errorText'],
): FormState {
  if (sent === null || formOf(sent) !== form) return { kind: 'open' }
  if (sent.kind === 'stored') return { ...sent, receivedAt: null, attempt: 0 }
  const { reason } = sent
  return reason.kind === 'invalid'
    ? { kind: 'invalid', errors: withText(reason.errors, errorText), attempt: 0 }
    : { kind: 'failed', failure: reason, attempt: 0 }
}

export function withText(
  errors: readonly FormError[],
  errorText: Translations['errorText'],
): readonly ShownError[] {
  return errors.map((error) => ({ field: error.field, message: errorText(error) }))
}

/** The form that was sent; a reference begins with the letters of its form. */
export function formOf(sent: SentForm): FormName {
  if (sent.kind === 'notStored') return sent.form
  return sent.reference.startsWith('TR') ? 'tourRequest' : 'feedback'
}

/** The fields in their order on the page. */
const FIELD_ORDER: Readonly<Record<FormName, readonly string[]>> = {
  feedback: ['topic', 'where', 'about', 'message', 'name', 'replyBy', 'email', 'phone', 'replyLanguage'],
  tourRequest: [
    'organization',
    'groupType',
    'youngestAge',
    'groupSize',
    'visitKind',
    'dateFirst',
    'dateSecond',
    'timeWindow',
    'language',
    'contactName',
    'email',
    'phone',
    'accommodations',
    'notes',
  ],
}

/** Errors in the order of the fields; one without a field comes first. Pure. */
export function inOrder(form: FormName, errors: readonly ShownError[]): readonly ShownError[] {
  const order = FIELD_ORDER[form]
  return [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** Whether the form has such a field, so that an error can link to it. */
export function hasField(form: FormName, field: string): boolean {
  return FIELD_ORDER[form].includes(field)
}
