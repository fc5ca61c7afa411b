import { expect, test } from 'vitest'
import { FAULT_WORDS } from '../../../contract/fault-words.ts'
import { Feedback } from '../../../contract/feedback.ts'
import type { FormFault } from '../../../contract/form-fault.ts'
import { TourRequest } from '../../../contract/tour-request.ts'
import { firstState, hasField, inOrder } from './form-state.ts'

const faultText = (fault: Pick<FormFault, 'code' | 'written' | 'limit'>) => FAULT_WORDS[fault.code](fault)

test('every field of the contract has its place in the form', () => {
  for (const field of Object.keys(Feedback.entries)) expect(hasField('feedback', field), field).toBe(true)
  for (const field of Object.keys(TourRequest.entries))
    expect(hasField('tourRequest', field), field).toBe(true)
})

test('faults are listed as the fields stand, and what is about no field comes first', () => {
  const faults = ['email', 'message', '', 'topic'].map((field) => ({ field, text: field }))
  expect(inOrder('feedback', faults).map(({ field }) => field)).toEqual(['', 'topic', 'message', 'email'])
})

test('a form begins with what became of it when a browser without scripts sent it', () => {
  const sent = { kind: 'notStored', form: 'feedback', values: {}, token: '' } as const
  const fault = { field: 'message', code: 'messageTooShort', written: 6, limit: 10 } as const
  const invalid = { ...sent, reason: { kind: 'invalid', faults: [fault] } } as const
  expect(firstState('feedback', invalid, faultText)).toEqual({
    kind: 'invalid',
    attempt: 0,
    faults: [{ field: 'message', text: 'Write at least 10 characters. You wrote 6.' }],
  })
  expect(firstState('tourRequest', invalid, faultText)).toEqual({ kind: 'open' })
  const away = { ...sent, reason: { kind: 'unavailable' } } as const
  expect(firstState('feedback', away, faultText)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unavailable' },
  })
})

test('the letters of a reference tell which form was stored', () => {
  const stored = { kind: 'stored', reference: 'TR-7K3M-9Q2X' } as const
  expect(firstState('tourRequest', stored, faultText)).toMatchObject({ reference: 'TR-7K3M-9Q2X' })
  expect(firstState('feedback', stored, faultText)).toEqual({ kind: 'open' })
})
