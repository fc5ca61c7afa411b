import { expect, test } from 'vitest'
import { aReport } from '../../../tests/builders/a-report.ts'
import { buildReportList, FIRST_SHOWN, isListed } from './report-list.ts'

const many = Array.from({ length: 1040 }, (_, index) => aReport({ id: `report-${index}` }))
const beginning = { first: many.slice(0, FIRST_SHOWN), total: many.length }
const failed = { kind: 'failed', status: 503, reference: null, retry: () => undefined } as const

function shown(list: ReturnType<typeof buildReportList>) {
  if (list.kind !== 'loaded') return list.kind
  return { count: list.answer.shown.length, total: list.answer.total, rest: list.answer.rest }
}

test('a long list begins with its first thirty and tells how many there are', () => {
  const first = { count: 30, total: 1040, rest: 'hidden' }
  expect(shown(buildReportList(beginning, { kind: 'loading' }, false))).toEqual(first)
  expect(shown(buildReportList(null, { kind: 'loaded', answer: many }, false))).toEqual(first)
})

test('all are shown once they are asked for and here; until then the first stay', () => {
  expect(shown(buildReportList(beginning, { kind: 'loading' }, true))).toEqual({
    count: 30,
    total: 1040,
    rest: 'loading',
  })
  expect(shown(buildReportList(beginning, failed, true))).toEqual({ count: 30, total: 1040, rest: 'failed' })
  expect(shown(buildReportList(beginning, { kind: 'loaded', answer: many }, true))).toEqual({
    count: 1040,
    total: 1040,
    rest: 'none',
  })
})

test('a short list is whole at once, and one that is not here says so', () => {
  expect(shown(buildReportList(null, { kind: 'loaded', answer: many.slice(0, 30) }, false))).toEqual({
    count: 30,
    total: 30,
    rest: 'none',
  })
  expect(shown(buildReportList(null, { kind: 'loading' }, false))).toBe('loading')
  expect(shown(buildReportList(null, failed, false))).toBe('failed')
})

test('a beginning that is all there is, because the rest is in the archive, offers no more', () => {
  const few = { first: many.slice(0, 3), total: 3 }
  expect(shown(buildReportList(few, { kind: 'loading' }, false))).toEqual({
    count: 3,
    total: 3,
    rest: 'none',
  })
})

test('what is archived stands in the archive and not in its list', () => {
  expect([aReport(), aReport({ archived: true })].filter(isListed)).toEqual([aReport()])
})
