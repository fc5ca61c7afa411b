import type { FormError } from './form-error.ts'

/** The forms of the contact page. A plain form names itself in its hidden field `form`. */
export const FORM_NAMES = ['feedback', 'tourRequest'] as const
export type FormName = (typeof FORM_NAMES)[number]

/** Hidden fields of a plain form. The token is empty in a page rendered for everybody. */
export const FORM_NAME_FIELD = 'form'
export const FORM_TOKEN_FIELD = 'xsrfToken'

/** What became of a form that a browser without scripts sent from this page. */
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
  /** It cannot be stored now: phone and post are the way. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent the form: the visitor presses Send once more, on this page. */
  | { kind: 'confirm' }
