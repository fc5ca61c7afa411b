import { expect, test } from 'vitest'
import { afterResponse, type Freshness } from './freshness.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const copyOf = (time: string): Freshness => ({ kind: 'copy', sentAt: at(time) })
const freshAt = (time: string): Freshness => ({ kind: 'fresh', sentAt: at(time) })

test('of several copies on one page the oldest decides how old the page is', () => {
  expect(afterResponse(copyOf('09:14:00'), copyOf('10:00:00'))).toEqual(copyOf('09:14:00'))
  expect(afterResponse(copyOf('09:14:00'), copyOf('08:00:00'))).toEqual(copyOf('08:00:00'))
})

test('a copy after fresh answers makes the page a copy', () => {
  expect(afterResponse(freshAt('10:00:00'), copyOf('09:14:00'))).toEqual(copyOf('09:14:00'))
})

test('an answer from the server ends the time of copies', () => {
  expect(afterResponse(copyOf('09:14:00'), freshAt('10:00:00'))).toEqual(freshAt('10:00:00'))
})
