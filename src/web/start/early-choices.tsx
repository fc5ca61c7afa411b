import { useEffect } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Tells the page what a visitor typed, ticked or chose in the server's page before its scripts were here, as if it were
 * done now: React listens only from then on, and would keep the page and its fields apart.
 */
export function EarlyChoices() {
  // Meets the document, once the page is taken over. Effects run from the inside out, so every field listens.
  useEffect(() => {
    const fields = [...document.querySelectorAll<Field>('input, select, textarea')]
    void tellAll(fields.flatMap((field) => tellingOf(field) ?? []))
  }, [])
  return null
}

/** One after the other: what one choice changes is drawn before the next is told. */
async function tellAll(tellings: readonly (() => void)[]): Promise<void> {
  for (const tell of tellings) {
    tell()
    await Promise.resolve()
  }
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
    // React keeps what is written through the element, and passes over an event that brings nothing else.
    field.value = defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
