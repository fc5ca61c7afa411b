import { readSessionText, storeSessionText } from '../../ui/browser-storage.ts'

/** What a draft needs to know of a form's field; the browser's own elements are such. */
export interface DraftField {
  name: string
  /** `text`, `checkbox`, `textarea`, `select-one`, … */
  type: string
  value: string
  checked?: boolean
}

/** What a visitor entered, by field name; several values where several boxes share a name. */
type Draft = Readonly<Record<string, readonly string[]>>

/** Types that hold nothing a visitor wrote, or what must not be stored. */
const NEVER_STORED = new Set([
  'password',
  'hidden',
  'file',
  'submit',
  'button',
  'reset',
  'image',
  'fieldset',
  'output',
])

/**
 * Restores what was typed into a form, and stores what is typed until the tab is closed. A field with
 * `data-draft="off"` is left out.
 *
 * @returns the way to stop
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  restore(form, name)
  const store = () => {
    const draft = readDraft(fieldsOf(form))
    storeSessionText(keyOf(name), draft === null ? null : JSON.stringify(draft))
  }
  const stop = new AbortController()
  for (const kind of ['input', 'change']) form.addEventListener(kind, store, { signal: stop.signal })
  return () => stop.abort()
}

/** Removes what was stored of a form, once it is sent. */
export function eraseDraft(name: string): void {
  storeSessionText(keyOf(name), null)
}

/** Reads what was entered. `null`: nothing was. Pure. */
export function readDraft(fields: readonly DraftField[]): Draft | null {
  const draft: Record<string, string[]> = {}
  for (const field of fields) {
    if (!isStored(field)) continue
    const values = draft[field.name] ?? []
    draft[field.name] = values
    if (isBox(field) ? field.checked === true : field.value !== '') values.push(field.value)
  }
  return Object.values(draft).some((values) => values.length > 0) ? draft : null
}

/** How a field must change to hold the draft again; `null`: it does, or the draft does not know it. Pure. */
export function changeFor(
  field: DraftField,
  draft: Draft,
): { kind: 'check' } | { kind: 'write'; value: string } | null {
  const values = isStored(field) ? draft[field.name] : undefined
  if (values === undefined) return null
  if (isBox(field)) return values.includes(field.value) === field.checked ? null : { kind: 'check' }
  const value = values[0] ?? ''
  return value === field.value ? null : { kind: 'write', value }
}

function isStored(field: DraftField): boolean {
  return field.name !== '' && !NEVER_STORED.has(field.type)
}

function isBox(field: DraftField): boolean {
  return field.type === 'checkbox' || field.type === 'radio'
}

function restore(form: HTMLFormElement, name: string): void {
  const stored = readSessionText(keyOf(name))
  if (stored === null) return
  // Written by `keepDraft`.
  const draft = JSON.parse(stored) as Draft
  for (const field of fieldsOf(form)) {
    const change = changeFor(field, draft)
    if (change?.kind === 'check') field.click()
    if (change?.kind === 'write') write(field, change.value)
  }
}

/**
 * React watches a field's own `value` property and takes a write to it for its own; the prototype's setter goes past
 * that, so the event that follows reaches the form's state.
 */
function write(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

function fieldsOf(form: HTMLFormElement): (HTMLElement & DraftField)[] {
  return [...form.elements].filter((element): element is HTMLElement & DraftField => {
    return element instanceof HTMLElement && 'value' in element && element.dataset.draft !== 'off'
  })
}

function keyOf(name: string): string {
  return `draft:${name}`
}
