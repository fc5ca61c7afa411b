import type { FormError } from './form-error.ts'

/** The forms of the contact page. A plain form has its name in its hidden field `form`. */
export const FORM_NAMES = ['feedback', 'tourRequest'] as const
export type FormName = (typeof FORM_NAMES)[number]

/** Hidden fields of a plain form. The token is empty in a page rendered for everyone. */
export const FORM_NAME_FIELD = 'form'
export const FORM_TOKEN_FIELD = 'xsrfToken'

/** The result of a form sent from this page by a browser without scripts. */
export type SentForm =
  | { kind: 'stored'; reference: string }
  /** Nothing was stored. The form is shown again with everything in it, and with `token` in its hidden field. */
  | {
      kind: 'notStored'
      form: FormName
      reason: NotStoredReason
      /** What the visitor filled in, by field. */
      values: Readonly<Record<string, string>>
      token: string
    }

export type NotStoredReason =
  | { kind: 'invalid'; errors: readonly FormError[] }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** It cannot be stored now: the visitor is pointed to phone and mail. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent the form: the visitor presses Send again on this page. */
  | { kind: 'confirm' }
