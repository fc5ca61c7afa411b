import { expect, test } from 'vitest'
import { changeFor, type DraftField } from './drafts.ts'

const text = (name: string, value: string): DraftField => ({ name, type: 'textarea', value })
const box = (name: string, value: string, checked: boolean): DraftField => ({
  name,
  type: 'checkbox',
  value,
  checked,
})

test('a field gets back what the draft has for it, and only where it differs', () => {
  const draft = { message: 'The ramp', wantsReply: 'on', note: '' }
  expect(changeFor(text('message', ''), draft)).toEqual({ kind: 'write', value: 'The ramp' })
  expect(changeFor(text('message', 'The ramp'), draft)).toBeNull()
  expect(changeFor(text('note', 'prefilled'), draft)).toEqual({ kind: 'write', value: '' })
  expect(changeFor(text('unknown', 'stays'), draft)).toBeNull()
  expect(changeFor(box('wantsReply', 'on', false), draft)).toEqual({ kind: 'check' })
  expect(changeFor(box('wantsReply', 'on', true), draft)).toBeNull()
})

test('a box that was not ticked is not ticked again', () => {
  expect(changeFor(box('wantsReply', 'on', true), {})).toEqual({ kind: 'check' })
  expect(changeFor(box('wantsReply', 'on', false), {})).toBeNull()
})

test('a hidden field keeps the value the page came with', () => {
  expect(changeFor({ name: 'formToken', type: 'hidden', value: 'new' }, { formToken: 'old' })).toBeNull()
})
