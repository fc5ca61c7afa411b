import { readSessionText, storeSessionText } from '../browser/session-texts.ts'
import { changeFor, type Draft, type DraftField, readDraft } from './draft-fields.ts'

/** Forms whose entries survive a reload: `<form data-draft="feedback">`, fields by their `name`. */
const FORMS = 'form[data-draft]'

/**
 * Keeps what a visitor types until the tab is closed, and puts it back when its form appears again.
 * A field with `data-draft="off"` stays out. Call `eraseDraft` once a form is sent.
 */
export function keepDrafts(): void {
  const restored = new WeakSet<HTMLFormElement>()
  const restoreNew = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
      if (restored.has(form)) continue
      restored.add(form)
      restore(form)
    }
  }
  for (const kind of ['input', 'change']) document.addEventListener(kind, saveFormOf)
  document.addEventListener('reset', (event) => {
    if (event.target instanceof HTMLFormElement) eraseDraft(event.target.dataset.draft ?? '')
  })
  restoreNew()
  new MutationObserver(restoreNew).observe(document.body, { childList: true, subtree: true })
}

/** Forgets what was typed into a form, by its `data-draft`. */
export function eraseDraft(name: string): void {
  storeSessionText(keyOf(name), null)
}

function saveFormOf(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(FORMS) : null
  if (form === null) return
  const draft = readDraft(fieldsOf(form))
  storeSessionText(keyOf(form.dataset.draft ?? ''), draft === null ? null : JSON.stringify(draft))
}

function restore(form: HTMLFormElement): void {
  const stored = readSessionText(keyOf(form.dataset.draft ?? ''))
  if (stored === null) return
  // Written by `saveFormOf`.
  const draft = JSON.parse(stored) as Draft
  for (const field of fieldsOf(form)) {
    const change = changeFor(field, draft)
    if (change?.kind === 'check') field.click()
    if (change?.kind === 'write') write(field, change.value)
  }
}

/**
 * React watches a field's own `value` property and takes a write to it for its own; the
 * prototype's setter goes past that, so the event that follows reaches the form's state.
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
