import type { FormValues } from '../../../contract/form-body.ts'
import type { FormError } from '../../../contract/form-error.ts'
import type { FormName, SentForm } from '../../../contract/sent-form.ts'
import type { Translations } from '../../messages/catalog.ts'
import { readSessionText, storeSessionText } from '../../ui/browser.ts'
import type { Failure, ShownError } from './send-form.ts'

/** The state of a form. Exactly one case holds at a time; `attempt` counts how often Send was pressed. */
export type FormState =
  | { kind: 'open' }
  | { kind: 'sending'; isWorking: boolean }
  | { kind: 'invalid'; errors: readonly ShownError[]; attempt: number }
  | { kind: 'failed'; failure: Failure; attempt: number }
  /** `receivedAt`: `null` when the page is the response to a plain form. */
  | { kind: 'stored'; reference: string; receivedAt: Date | null; attempt: number }

/** A form's initial state: open, or the outcome after a browser without scripts sent it. Pure. */
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

const FIELD_ORDER: Readonly<Record<FormName, readonly string[]>> = {
  feedback: 'topic where about message name replyBy email phone replyLanguage'.split(' '),
  tourRequest:
    `organization groupType youngestAge groupSize visitKind dateFirst dateSecond timeWindow language
    contactName email phone accommodations notes`.split(/\s+/),
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

/** What a form's fields hold now, as a browser would send it. */
export function readValues(form: HTMLFormElement): FormValues {
  // Every value is a string, because no field of ours takes a file.
  return Object.fromEntries(new FormData(form)) as FormValues
}

/**
 * Restores what was typed into a form, and stores what is typed until the tab is closed.
 *
 * @returns stops it
 */
export function syncDraft(form: HTMLFormElement, name: string): () => void {
  restore(form, name)
  const store = () => storeSessionText(keyOf(name), JSON.stringify(readValues(form)))
  const stop = new AbortController()
  for (const kind of ['input', 'change']) form.addEventListener(kind, store, { signal: stop.signal })
  return () => stop.abort()
}

export function eraseDraft(name: string): void {
  storeSessionText(keyOf(name), null)
}

/** The part of a form's field that a draft needs; the browser's elements have it. */
export interface DraftField {
  name: string
  /** `text`, `checkbox`, `textarea`, `select-one`, … */
  type: string
  value: string
  checked?: boolean
}

/** How a field must change to match the draft; `null`: it does, or the draft does not have it. Pure. */
export function changeFor(
  { name, type, value, checked }: DraftField,
  draft: FormValues,
): { kind: 'check' } | { kind: 'write'; value: string } | null {
  const stored = draft[name]
  // A draft lacks the boxes that are not ticked.
  if (type === 'checkbox' || type === 'radio')
    return checked === (stored === value) ? null : { kind: 'check' }
  return type === 'hidden' || stored === undefined || stored === value
    ? null
    : { kind: 'write', value: stored }
}

function restore(form: HTMLFormElement, name: string): void {
  const stored = readSessionText(keyOf(name))
  if (stored === null) return
  // Written by `syncDraft`.
  const draft = JSON.parse(stored) as FormValues
  for (const field of [...form.elements].filter(isField)) {
    const change = changeFor(field, draft)
    if (change?.kind === 'check') field.click()
    if (change?.kind === 'write') write(field, change.value)
  }
}

function isField(element: Element): element is HTMLElement & DraftField {
  return element instanceof HTMLElement && 'value' in element && element.dataset.draft !== 'off'
}

/**
 * React wraps a field's `value` property and would ignore the event after a write to it as its own change. The
 * prototype's setter bypasses that, so the event reaches the form's state.
 */
function write(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

function keyOf(name: string): string {
  return `draft:${name}`
}
