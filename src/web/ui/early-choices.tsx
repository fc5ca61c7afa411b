import { useEffect } from 'react'
import { isTakenOver } from './early-presses.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields the server drew that no script has taken over yet. */
const waiting = new Set<Field>()

/** Remembers the fields of the server's page. */
export function keepDrawnFields(): void {
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) waiting.add(field)
}

/**
 * Reads what a visitor typed, ticked or chose before, in what has been taken over meanwhile: React listens only from then
 * on, and draws over it at its next drawing.
 *
 * @returns tells the page of it
 */
export function readEarlyChoices(): () => Promise<void> {
  const fields = [...waiting].filter(isTakenOver)
  for (const field of fields) waiting.delete(field)
  const tellings = fields.flatMap((field) => tellingOf(field) ?? [])
  return async () => {
    for (const tell of tellings) {
      tell()
      // What one choice changes is drawn before the next is told.
      await Promise.resolve()
    }
  }
}

/** Tells of what is taken over at once. Stands last, so that every field before it listens. */
export function EarlyChoices() {
  // Meets the document, once the page is taken over.
  useEffect(() => void readEarlyChoices()(), [])
  return null
}

/** What tells the page of this field; `null`: it is as the server drew it. */
function tellingOf(field: Field): (() => void) | null {
  if (field instanceof HTMLSelectElement) return tellingOfSelect(field)
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return tellingOfBox(field)
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return field.checked ? tellingOfBox(field) : null
  return tellingOfText(field)
}

function tellingOfSelect(field: HTMLSelectElement): (() => void) | null {
  const drawn = [...field.options].findIndex((option) => option.defaultSelected)
  const chosen = field.selectedIndex
  // A select without a drawn choice shows its first option.
  if (chosen === Math.max(drawn, 0)) return null
  return () => {
    field.selectedIndex = chosen
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function tellingOfBox(field: HTMLInputElement): (() => void) | null {
  if (field.checked === field.defaultChecked) return null
  return () => {
    field.checked = field.defaultChecked
    field.click()
  }
}

function tellingOfText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
  const { type, value, defaultValue } = field
  if (type === 'hidden' || type === 'file' || value === defaultValue) return null
  return () => {
    // Typed on since: React listens already, and has heard of all of it.
    if (field.value !== value && field.value !== defaultValue) return
    // React keeps what is written through the element, and passes over an event that brings nothing else.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
