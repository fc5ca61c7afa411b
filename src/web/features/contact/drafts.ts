import type { FormValues } from '../../../contract/form-body.ts'
import { readSessionText, storeSessionText } from '../../ui/browser.ts'

/** What a form's fields hold now, as a browser would send it. */
export function readValues(form: HTMLFormElement): FormValues {
  // Every value is a text, as no field of ours takes a file.
  return Object.fromEntries(new FormData(form)) as FormValues
}

/**
 * Restores what was typed into a form, and stores what is typed until the tab is closed.
 *
 * @returns the way to stop
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  restore(form, name)
  const store = () => storeSessionText(keyOf(name), JSON.stringify(readValues(form)))
  const stop = new AbortController()
  for (const kind of ['input', 'change']) form.addEventListener(kind, store, { signal: stop.signal })
  return () => stop.abort()
}

/** Removes what was stored of a form, once it is sent. */
export function eraseDraft(name: string): void {
  storeSessionText(keyOf(name), null)
}

/** What a draft needs to know of a form's field; the browser's own elements are such. */
export interface DraftField {
  name: string
  /** `text`, `checkbox`, `textarea`, `select-one`, … */
  type: string
  value: string
  checked?: boolean
}

/** How a field must change to hold the draft again; `null`: it does, or the draft does not know it. Pure. */
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
  // Written by `keepDraft`.
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
 * React watches a field's own `value` property and takes a write to it for its own; the prototype's setter goes past
 * that, so the event that follows reaches the form's state.
 */
function write(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

function keyOf(name: string): string {
  return `draft:${name}`
}
