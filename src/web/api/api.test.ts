import { describe, expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { afterResponse, clockDifference, type Freshness } from './freshness.ts'
import { currentReports, listOfPage } from './long-list.ts'

describe('freshness', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`)
  const copyOf = (time: string): Freshness => ({ kind: 'copy', sentAt: at(time) })
  const freshAt = (time: string): Freshness => ({ kind: 'fresh', sentAt: at(time) })

  test('a page with several copies is as old as the oldest of them', () => {
    expect(afterResponse(copyOf('09:14:00'), copyOf('10:00:00'))).toEqual(copyOf('09:14:00'))
    expect(afterResponse(copyOf('09:14:00'), copyOf('08:00:00'))).toEqual(copyOf('08:00:00'))
  })

  test('a copy after fresh responses makes the page a copy', () => {
    expect(afterResponse(freshAt('10:00:00'), copyOf('09:14:00'))).toEqual(copyOf('09:14:00'))
  })

  test('after a response from the server the page is no longer a copy', () => {
    expect(afterResponse(copyOf('09:14:00'), freshAt('10:00:00'))).toEqual(freshAt('10:00:00'))
  })

  const NOON = Date.parse('2026-11-21T12:00:00Z')
  const headers = (given: Record<string, string>) => new Headers(given)

  test('a device whose clock is wrong by an hour is corrected, a few seconds do not matter', () => {
    const date = { Date: 'Sat, 21 Nov 2026 12:00:00 GMT' }
    expect(clockDifference(headers(date), NOON - 3_600_000)).toBe(3_600_000)
    expect(clockDifference(headers(date), NOON + 3_000)).toBe(0)
  })

  test('a response from a shared cache is as old as it says', () => {
    const fromCache = { Date: 'Sat, 21 Nov 2026 11:58:00 GMT', Age: '120' }
    expect(clockDifference(headers(fromCache), NOON)).toBe(0)
  })

  test('a response without a time says nothing about the clock', () => {
    expect(clockDifference(headers({}), NOON)).toBeNull()
  })
})

describe('long list', () => {
  const page = Array.from({ length: 100 }, (_, index) => `item ${index}`)

  /** What a visitor sees of a list whose first page, above, has loaded. */
  function shown(rest: 'hidden' | 'loading' | 'failed', { items = page, total = 1040 } = {}) {
    const list = listOfPage(items, total, { first: 30, rest })
    return { count: list.shown.length, total: list.total, rest: list.rest }
  }

  test('a long list shows its first thirty items and says how many there are', () => {
    expect(shown('hidden')).toEqual({ count: 30, total: 1040, rest: 'hidden' })
  })

  test('until the whole list arrives, the items already loaded are shown', () => {
    expect(shown('loading')).toEqual({ count: 100, total: 1040, rest: 'loading' })
    expect(shown('failed')).toEqual({ count: 100, total: 1040, rest: 'failed' })
  })

  test('when everything past the first page is archived, the list offers no more', () => {
    const few = { items: page.slice(0, 3), total: 3 }
    expect(shown('hidden', few)).toEqual({ count: 3, total: 3, rest: 'none' })
  })

  test('an archived report is in the archive and not in its list', () => {
    expect(currentReports([aReport(), aReport({ archived: true })])).toEqual([aReport()])
  })
})
