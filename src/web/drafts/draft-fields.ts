/** What a draft needs to know of a form's field; the browser's own elements are such. */
export interface DraftField {
  name: string
  /** `text`, `checkbox`, `textarea`, `select-one`, … */
  type: string
  value: string
  checked?: boolean
}

/** What a visitor entered, by field name; several values where several boxes share a name. */
export type Draft = Readonly<Record<string, readonly string[]>>

/** Kinds that hold nothing a visitor wrote, or what must not be kept. */
const NEVER_KEPT = new Set([
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

export function isKept(field: DraftField): boolean {
  return field.name !== '' && !NEVER_KEPT.has(field.type)
}

/** Reads what was entered. `null`: nothing was. Pure. */
export function readDraft(fields: readonly DraftField[]): Draft | null {
  const draft: Record<string, string[]> = {}
  for (const field of fields) {
    if (!isKept(field)) continue
    const values = draft[field.name] ?? []
    draft[field.name] = values
    if (isBox(field) ? field.checked === true : field.value !== '') values.push(field.value)
  }
  return Object.values(draft).some((values) => values.length > 0) ? draft : null
}

/** How a field must change to hold the draft again; `null`: it holds it, or the draft does not know it. Pure. */
export function changeFor(
  field: DraftField,
  draft: Draft,
): { kind: 'check' } | { kind: 'write'; value: string } | null {
  const values = isKept(field) ? draft[field.name] : undefined
  if (values === undefined) return null
  if (isBox(field)) return values.includes(field.value) === field.checked ? null : { kind: 'check' }
  const value = values[0] ?? ''
  return value === field.value ? null : { kind: 'write', value }
}

function isBox(field: DraftField): boolean {
  return field.type === 'checkbox' || field.type === 'radio'
}
