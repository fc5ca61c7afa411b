import { expect, test } from 'vitest'
import { ERROR_MESSAGES } from '../../../contract/error-messages.ts'
import { Feedback } from '../../../contract/feedback.ts'
import type { FormError } from '../../../contract/form-error.ts'
import { TourRequest } from '../../../contract/tour-request.ts'
import { changeFor, type DraftField, firstState, hasField, inOrder } from './form-state.ts'

const errorText = (error: Pick<FormError, 'code' | 'written' | 'limit'>) => ERROR_MESSAGES[error.code](error)

test('every field of the contract has its place in the form', () => {
  for (const field of Object.keys(Feedback.entries)) {
    // Whether an answer is wanted is asked together with how.
    const asked = field === 'wantsReply' ? 'replyBy' : field
    expect(hasField('feedback', asked), field).toBe(true)
  }
  for (const field of Object.keys(TourRequest.entries))
    expect(hasField('tourRequest', field), field).toBe(true)
})

test('errors are listed in the order of the fields, and those about no field come first', () => {
  const errors = ['email', 'message', '', 'topic'].map((field) => ({ field, message: field }))
  expect(inOrder('feedback', errors).map(({ field }) => field)).toEqual(['', 'topic', 'message', 'email'])
})

test('a form begins with what became of it when a browser without scripts sent it', () => {
  const sent = { kind: 'notStored', form: 'feedback', values: {}, token: '' } as const
  const error = { field: 'message', code: 'messageTooShort', written: 6, limit: 10 } as const
  const invalid = { ...sent, reason: { kind: 'invalid', errors: [error] } } as const
  expect(firstState('feedback', invalid, errorText)).toEqual({
    kind: 'invalid',
    attempt: 0,
    errors: [{ field: 'message', message: 'Write at least 10 characters. You entered 6.' }],
  })
  expect(firstState('tourRequest', invalid, errorText)).toEqual({ kind: 'open' })
  const away = { ...sent, reason: { kind: 'unavailable' } } as const
  expect(firstState('feedback', away, errorText)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unavailable' },
  })
})

test('the letters of a reference show which form was stored', () => {
  const stored = { kind: 'stored', reference: 'TR-7K3M-9Q2X' } as const
  expect(firstState('tourRequest', stored, errorText)).toMatchObject({ reference: 'TR-7K3M-9Q2X' })
  expect(firstState('feedback', stored, errorText)).toEqual({ kind: 'open' })
})

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
