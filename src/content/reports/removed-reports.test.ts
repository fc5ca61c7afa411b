import { expect, test } from 'vitest'
import { buildRemoved, type RemovedEntry } from './removed-reports.ts'

function anEntry(id: string, replacedBy?: string): RemovedEntry {
  const entry = {
    id,
    title: id,
    language: 'en',
    files: [`${id} é.pdf`],
    on: '2026-11-21',
    why: 'It was wrong.',
  }
  return replacedBy === undefined ? entry : { ...entry, replacedBy }
}

function replacements(entries: readonly RemovedEntry[]): (string | null)[] {
  return buildRemoved(entries, new Set(['live'])).map(({ replacedBy }) => replacedBy)
}

test('a removed report leads to its current replacement, however often that was replaced', () => {
  expect(replacements([anEntry('a', 'b'), anEntry('b', 'c'), anEntry('c', 'live')])).toEqual([
    'live',
    'live',
    'live',
  ])
})

test('a report without a replacement, or replaced in a circle, leads nowhere', () => {
  expect(replacements([anEntry('a'), anEntry('b', 'a')])).toEqual([null, null])
  expect(replacements([anEntry('a', 'b'), anEntry('b', 'a')])).toEqual([null, null])
})

test('the addresses of its files are those that people cited', () => {
  expect(buildRemoved([anEntry('a')], new Set())).toMatchObject([{ urls: ['/files/a%20%C3%A9.pdf'] }])
})
