import { expect, test } from 'vitest'
import { bodyOfValues, errorsInForm } from './form-body.ts'

test('numbers and checked boxes are sent as such, and anything else stays as typed', () => {
  const values = { groupType: 'school', groupSize: ' 25 ', youngestAge: 'eleven', notes: '12' }
  expect(bodyOfValues('tourRequest', values)).toEqual({
    groupType: 'school',
    groupSize: 25,
    youngestAge: 'eleven',
    notes: '12',
  })
})

test('an address is sent only when the visitor asks for a reply', () => {
  const values = { message: 'Hello', email: 'name@example.com', phone: '954 555 0147', replyLanguage: 'ht' }
  expect(bodyOfValues('feedback', values)).toEqual({ message: 'Hello' })
  expect(bodyOfValues('feedback', { ...values, wantsReply: 'on' })).toEqual({ ...values, wantsReply: true })
})

test('only the address the visitor chose for the reply is sent', () => {
  const values = { message: 'Hello', email: 'name@example.com', phone: '954 555 0147', replyLanguage: 'ht' }
  expect(bodyOfValues('feedback', { ...values, replyBy: 'none' })).toEqual({
    message: 'Hello',
    wantsReply: false,
  })
  const byEmail = { message: 'Hello', email: 'name@example.com', replyLanguage: 'ht' }
  expect(bodyOfValues('feedback', { ...values, replyBy: 'email' })).toEqual({ ...byEmail, wantsReply: true })
  const byPhone = { message: 'Hello', phone: '954 555 0147', replyLanguage: 'ht' }
  expect(bodyOfValues('feedback', { ...values, replyBy: 'phone' })).toEqual({ ...byPhone, wantsReply: true })
})

test('a reply by phone without a phone number is an error at the phone number', () => {
  const error = { field: 'email', code: 'replyAddressRequired', written: 0, limit: null } as const
  expect(errorsInForm([error], { replyBy: 'phone' })).toEqual([
    { ...error, field: 'phone', code: 'phoneRequired' },
  ])
  expect(errorsInForm([error], { replyBy: 'email' })).toEqual([{ ...error, code: 'emailRequired' }])
  expect(errorsInForm([error], { wantsReply: 'on' })).toEqual([error])
})

test('only a school sends an age', () => {
  expect(bodyOfValues('tourRequest', { groupType: 'civic', youngestAge: '11' })).toEqual({
    groupType: 'civic',
  })
})

test('a location is sent only for topics on a road', () => {
  const values = { message: 'Hello', where: 'I-95 at Exit 29' }
  expect(bodyOfValues('feedback', { ...values, topic: 'camera' })).toHaveProperty('where', 'I-95 at Exit 29')
  expect(bodyOfValues('feedback', { ...values, topic: 'website' })).not.toHaveProperty('where')
})
