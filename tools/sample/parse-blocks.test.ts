import { expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'
import { parseBlocks } from './parse-blocks.ts'

test('a table takes its caption from the line above and its note from the line below', () => {
  const markdown =
    'Table: Tolls\n\n| Road | Toll |\n| --- | ---: |\n| I-95 | $2 |\n\nNote: Weekdays.\n\nAfter it.'
  expect(parseBlocks(markdown, null)).toEqual([
    {
      kind: 'table',
      caption: 'Tolls',
      columns: [
        { title: 'Road', align: 'left' },
        { title: 'Toll', align: 'right' },
      ],
      rows: [['I-95', '$2']],
      note: 'Weekdays.',
    },
    { kind: 'paragraph', text: 'After it.' },
  ])
})

test('a text that print cannot show is refused rather than shown in part', () => {
  expect(() => parseBlocks('Some **bold** words.', null)).toThrow('cannot show "strong"')
  expect(() => parseBlocks('| a |\n| --- |\n| b |', null)).toThrow('needs "Table: …" above it')
  expect(() => parseBlocks('```figure\ntable devices\n```', null)).toThrow('cannot show a block of "figure"')
  expect(() => parseBlocks('```figure\ntable cars\n```', 2026)).toThrow(
    'no figure of the year is called "table cars"',
  )
})

test('a figure that does not exist is refused, so that no brace reaches a reader', () => {
  const words = new Map([['events', '40,150']])
  expect(fillWords('{{events}} events', words)).toBe('40,150 events')
  expect(() => fillWords('{{evnets}} events', words)).toThrow('"{{evnets}}" names no figure')
})
