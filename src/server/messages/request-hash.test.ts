import { expect, test } from 'vitest'
import { findDeepField, hashRequest } from './request-hash.ts'

test('neither the order of fields nor a form’s technical fields make a difference', () => {
  const hash = hashRequest('feedback', { topic: 'other', message: 'ten letters' })
  expect(hashRequest('feedback', { message: 'ten letters', topic: 'other' })).toBe(hash)
  expect(
    hashRequest('feedback', { topic: 'other', message: 'ten letters', altcha: 'x', fillSeconds: 9 }),
  ).toBe(hash)
  expect(hashRequest('feedback', { topic: 'other', message: 'Ten letters' })).not.toBe(hash)
  expect(hashRequest('tourRequest', { topic: 'other', message: 'ten letters' })).not.toBe(hash)
})

test('plain values and lists of them are not nested too deep; anything inside them is', () => {
  expect(findDeepField({ a: 1, b: ['x'], c: { d: 1 }, e: null })).toBeNull()
  expect(findDeepField({ a: 1, b: [['x']] })).toBe('b')
  expect(findDeepField({ a: { b: { c: 1 } } })).toBe('a')
  expect(findDeepField('text')).toBeNull()
})
