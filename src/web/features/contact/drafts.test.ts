import { expect, test } from 'vitest'
import { changeFor, type DraftField, readDraft } from './drafts.ts'

const text = (name: string, value: string): DraftField => ({ name, type: 'textarea', value })
const box = (name: string, value: string, checked: boolean): DraftField => ({
  name,
  type: 'checkbox',
  value,
  checked,
})

test('a draft holds what was written and chosen, by the name of the field', () => {
  const fields = [text('message', 'The ramp'), box('days', 'mon', true), box('days', 'tue', false)]
  expect(readDraft(fields)).toEqual({ message: ['The ramp'], days: ['mon'] })
})

test('a form in which nothing was entered makes no draft', () => {
  expect(readDraft([text('message', ''), box('reply', 'yes', false)])).toBeNull()
})

test('passwords, files, hidden fields and fields without a name are never kept', () => {
  const types = ['password', 'file', 'hidden', 'submit']
  expect(readDraft(types.map((type) => ({ name: type, type, value: 'x' })))).toBeNull()
  expect(readDraft([text('', 'nameless')])).toBeNull()
})

test('a field gets back what the draft has for it, and only where it differs', () => {
  const draft = { message: ['The ramp'], days: ['mon'], note: [] }
  expect(changeFor(text('message', ''), draft)).toEqual({ kind: 'write', value: 'The ramp' })
  expect(changeFor(text('message', 'The ramp'), draft)).toBeNull()
  expect(changeFor(text('note', 'prefilled'), draft)).toEqual({ kind: 'write', value: '' })
  expect(changeFor(text('unknown', 'stays'), draft)).toBeNull()
  expect(changeFor(box('days', 'mon', false), draft)).toEqual({ kind: 'check' })
  expect(changeFor(box('days', 'tue', true), draft)).toEqual({ kind: 'check' })
  expect(changeFor(box('days', 'mon', true), draft)).toBeNull()
})
