import { expect, test } from 'vitest'
import { bodyOfValues } from './form-body.ts'

test('numbers and ticked boxes are sent as such, and what is not a number stays as it was typed', () => {
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

test('only a school sends an age', () => {
  expect(bodyOfValues('tourRequest', { groupType: 'civic', youngestAge: '11' })).toEqual({
    groupType: 'civic',
  })
})

test('where it is, is sent of what is on a road, and not of anything else', () => {
  const values = { message: 'Hello', where: 'I-95 at Exit 29' }
  expect(bodyOfValues('feedback', { ...values, topic: 'camera' })).toHaveProperty('where', 'I-95 at Exit 29')
  expect(bodyOfValues('feedback', { ...values, topic: 'website' })).not.toHaveProperty('where')
})
