import { expect, test } from 'vitest'
import type { ReadableBlock } from '../../../contract/readable-report.ts'
import { chaptersOf } from './chapters.tsx'

const heading = (
  level: number,
  ...text: Extract<ReadableBlock, { kind: 'heading' }>['text']
): ReadableBlock => ({
  kind: 'heading',
  level,
  text,
})
const tagged = (...blocks: ReadableBlock[]) => chaptersOf({ kind: 'tagged', language: 'en', blocks })

test('chapters are the headings of the highest level, with the page each begins on', () => {
  expect(
    tagged(
      { kind: 'page', page: 1 },
      heading(2, 'Summary'),
      { kind: 'paragraph', text: ['Words that go on ', { page: 2 }, 'overleaf.'] },
      heading(3, 'A part'),
      heading(2, { text: ['Ramp '], as: 'strong' }, 'signals'),
      heading(2, { page: 3 }, 'Next year'),
    ),
  ).toEqual([
    { title: 'Summary', page: 1 },
    { title: 'Ramp signals', page: 2 },
    { title: 'Next year', page: 3 },
  ])
})

test('a report’s own title above all other headings is no chapter', () => {
  expect(tagged(heading(2, 'Business plan'), heading(3, 'Aims'), heading(3, 'Costs'))).toEqual([
    { title: 'Aims', page: 1 },
    { title: 'Costs', page: 1 },
  ])
})

test('a text without structure has no chapters', () => {
  expect(chaptersOf({ kind: 'extracted', problems: [], pages: ['Words'] })).toEqual([])
})
