import { expect, test } from 'vitest'
import { heldReading, heldTexts } from '../../../tests/builders/a-pdf.ts'
import type { ReadableBlock } from '../../contract/readable-report.ts'
import type { StoredReading } from '../tagged-reading.ts'
import { buildReadable, fitHeadings } from './build-readable.ts'

const heading = (level: number, words: string): ReadableBlock => ({ kind: 'heading', level, text: [words] })
const report = { id: 'annual', title: 'Annual report, FY 2026' }

function readable(text: StoredReading['text'], reviewed: [string, []][] = []) {
  return buildReadable(report, {
    reviewed: new Map(reviewed),
    readings: new Map([['annual', heldReading({ text, figures: [] })]]),
    pageTexts: new Map([['annual', heldTexts(['One', 'Two'])]]),
  })
}

test('a first heading that repeats the title is left out, and the others begin below it without a gap', () => {
  const blocks = [
    { kind: 'page', page: 1 } as const,
    heading(1, 'Annual report FY 2026'),
    heading(3, 'A'),
    heading(6, 'B'),
    heading(3, 'C'),
  ]
  expect(fitHeadings(blocks, report.title)).toEqual([
    { kind: 'page', page: 1 },
    heading(2, 'A'),
    heading(3, 'B'),
    heading(2, 'C'),
  ])
})

test('a heading with different words stays, and those in lists count, too', () => {
  const list: ReadableBlock = { kind: 'list', marks: 'none', start: 1, items: [[heading(2, 'In a list')]] }
  expect(fitHeadings([heading(1, 'Summary'), list], report.title)).toEqual([
    heading(2, 'Summary'),
    { ...list, items: [[heading(3, 'In a list')]] },
  ])
})

test('if the tags are unusable, the text of the pages is shown with what to fix', () => {
  const problems = [{ code: 'figure' as const, count: 2, pages: [1] }]
  const pages = ['One', 'Two']
  expect(readable({ kind: 'withheld', problems })).toEqual({ kind: 'extracted', problems, pages })
  expect(readable({ kind: 'untagged' })).toEqual({ kind: 'extracted', problems: [], pages })
})

test('the office’s text takes precedence over the PDF’s', () => {
  expect(readable({ kind: 'untagged' }, [['annual', []]])).toEqual({ kind: 'reviewed', sections: [] })
})
