import { expect, test } from 'vitest'
import { readActivity, trackActivity } from './activity.ts'

test('the site is getting data while a call is under way, also when the call fails', async () => {
  const call = Promise.withResolvers<void>()
  const tracked = trackActivity('getting', call.promise)
  expect(readActivity()).toBe('getting')
  call.reject(new Error('no answer'))
  await expect(tracked).rejects.toThrow('no answer')
  expect(readActivity()).toBe('none')
})

test('while something is being sent the site says that it is updating', async () => {
  const get = Promise.withResolvers<void>()
  const send = Promise.withResolvers<void>()
  const both = [trackActivity('getting', get.promise), trackActivity('updating', send.promise)]
  expect(readActivity()).toBe('updating')
  send.resolve()
  await both[1]
  expect(readActivity()).toBe('getting')
  get.resolve()
  await both[0]
  expect(readActivity()).toBe('none')
})
