import { expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { currentReports, listOfPage } from './long-list.ts'

const page = Array.from({ length: 100 }, (_, index) => `item ${index}`)

/** What a visitor sees of a list of which the page above is here. */
function shown(rest: 'hidden' | 'loading' | 'failed', { items = page, total = 1040 } = {}) {
  const list = listOfPage(items, total, { first: 30, rest })
  return { count: list.shown.length, total: list.total, rest: list.rest }
}

test('a long list begins with its first thirty and says how many there are', () => {
  expect(shown('hidden')).toEqual({ count: 30, total: 1040, rest: 'hidden' })
})

test('until all that are wanted arrive, those that are here are shown', () => {
  expect(shown('loading')).toEqual({ count: 100, total: 1040, rest: 'loading' })
  expect(shown('failed')).toEqual({ count: 100, total: 1040, rest: 'failed' })
})

test('a first page that is all there is, because the rest is in the archive, offers no more', () => {
  const few = { items: page.slice(0, 3), total: 3 }
  expect(shown('hidden', few)).toEqual({ count: 3, total: 3, rest: 'none' })
})

test('an archived report is in the archive and not in its list', () => {
  expect(currentReports([aReport(), aReport({ archived: true })])).toEqual([aReport()])
})
