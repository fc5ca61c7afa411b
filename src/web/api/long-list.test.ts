import { expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { buildLongList } from './long-list.ts'
import { isListed } from './report-list.ts'

const FIRST = 30
const many = Array.from({ length: 1040 }, (_, index) => `item ${index}`)
const beginning = { first: many.slice(0, FIRST), total: many.length }
const failed = { kind: 'failed', status: 503, reference: null, retry: () => undefined } as const

type Parts = Parameters<typeof buildLongList<string>>

/** What a visitor sees of the list. */
function shown(begun: Parts[0], whole: Parts[1], isAllWanted: boolean) {
  const list = buildLongList(begun, whole, { first: FIRST, isAllWanted })
  if (list.kind !== 'loaded') return list.kind
  return { count: list.response.shown.length, total: list.response.total, rest: list.response.rest }
}

test('a long list begins with its first thirty and tells how many there are', () => {
  const first = { count: 30, total: 1040, rest: 'hidden' }
  expect(shown(beginning, { kind: 'loading' }, false)).toEqual(first)
  expect(shown(null, { kind: 'loaded', response: many }, false)).toEqual(first)
})

test('all are shown once they are asked for and here; until then the first stay', () => {
  expect(shown(beginning, { kind: 'loading' }, true)).toEqual({
    count: 30,
    total: 1040,
    rest: 'loading',
  })
  expect(shown(beginning, failed, true)).toEqual({ count: 30, total: 1040, rest: 'failed' })
  expect(shown(beginning, { kind: 'loaded', response: many }, true)).toEqual({
    count: 1040,
    total: 1040,
    rest: 'none',
  })
})

test('of a page that brings more than a list begins with, the list begins as ever', () => {
  const more = { first: many.slice(0, 100), total: many.length }
  expect(shown(more, { kind: 'loading' }, false)).toEqual({ count: 30, total: 1040, rest: 'hidden' })
  expect(shown(more, { kind: 'loading' }, true)).toEqual({ count: 100, total: 1040, rest: 'loading' })
})

test('a short list is whole at once, and one that is not here says so', () => {
  expect(shown(null, { kind: 'loaded', response: many.slice(0, 30) }, false)).toEqual({
    count: 30,
    total: 30,
    rest: 'none',
  })
  expect(shown(null, { kind: 'loading' }, false)).toBe('loading')
  expect(shown(null, failed, false)).toBe('failed')
})

test('a beginning that is all there is, because the rest is in the archive, offers no more', () => {
  const few = { first: many.slice(0, 3), total: 3 }
  expect(shown(few, { kind: 'loading' }, false)).toEqual({
    count: 3,
    total: 3,
    rest: 'none',
  })
})

test('what is archived stands in the archive and not in its list', () => {
  expect([aReport(), aReport({ archived: true })].filter(isListed)).toEqual([aReport()])
})
