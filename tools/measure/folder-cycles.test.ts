import { expect, test } from 'vitest'
import { findCycles } from './folder-cycles.ts'

const edges = (given: Record<string, string[]>) =>
  new Map(Object.entries(given).map(([from, to]) => [from, new Set(to)]))

test('folders that import each other, directly or through others, are one cycle', () => {
  expect(
    findCycles(edges({ mail: ['outbox'], outbox: ['routes'], routes: ['mail'], http: ['mail'] })),
  ).toEqual([['mail', 'outbox', 'routes']])
})

test('folders with imports in only one direction have no cycle', () => {
  expect(findCycles(edges({ routes: ['mail', 'http'], mail: ['http'] }))).toEqual([])
})
