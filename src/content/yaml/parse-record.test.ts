import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseRecord } from './parse-record.ts'

const Schema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  tags: v.optional(v.array(v.string()), []),
  place: v.optional(v.strictObject({ road: v.string() })),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 10),
})

function messagesOf(text: string): string[] {
  const record = parseRecord(Schema, text)
  return record.kind === 'parsed' ? [] : record.issues.map(({ line, message }) => `${line ?? '-'} ${message}`)
}

test('a day stays the text as written, and so do yes and no', () => {
  const record = parseRecord(
    v.object({ day: v.string(), response: v.string() }),
    'day: 2025-07-01\nresponse: no\n',
  )
  expect(record.kind === 'parsed' && record.value.value).toEqual({ day: '2025-07-01', response: 'no' })
})

test('each value has the line of its key', () => {
  const record = parseRecord(Schema, '# first\ntitle: >\n  One\nplace:\n  road: I-95\n')
  if (record.kind === 'invalid') throw new Error('invalid')
  expect(record.value.lineOf(['title'])).toBe(2)
  expect(record.value.lineOf(['place', 'road'])).toBe(5)
  expect(record.value.lineOf(['place', 'nothing'])).toBe(4)
  expect(record.value.lineOf(['nothing'])).toBe(null)
})

test('all issues of a file are reported at once', () => {
  expect(messagesOf('titel: x\ntags: one\nplace: { raod: I-95 }\n')).toEqual([
    '1 "titel" is not a key of this file: did you mean "title"?',
    '3 "raod" is not a key of "place": did you mean "road"?',
    '- title is missing',
    '2 tags "one" must be a list: one line for each item, beginning with "- "',
    '3 place.road is missing',
  ])
})

test.each([
  ['title: ""', '1 title must not be empty'],
  ['title:', '1 title has no value'],
  ['title: 5', '1 title 5 must be text: put it in quotes'],
  ['title: [a]', '1 title must be one text'],
  ['title: {a: b}', '1 title must be one text'],
  ['title: a\ncount: "5"', '2 count "5" must be a number'],
  ['title: a\ncount: 1.5', '2 count 1.5 must be a whole number'],
  ['title: a\ncount: 0', '2 count 0 must be at least 1'],
  ['title: a\ncount: 41', '2 count 41 must be at most 40'],
  ['title: a\ntags: [1]', '2 tags.0 1 must be text: put it in quotes'],
  [
    'title: |-\n  one\n  two\n  and many more words',
    '1 title "one two and many more words" must have at most 20 characters; it has 27',
  ],
])('%j is reported as an invalid value', (text, message) => {
  expect(messagesOf(text)).toEqual([message])
})

test.each([
  [
    'title: a: b',
    '1 cannot be read: put a text that holds ": " in quotes, and begin every key in the same column',
  ],
  [
    'title: a\n  tags: b',
    '1 cannot be read: put a text that holds ": " in quotes, and begin every key in the same column',
  ],
  ['title: @home', '1 begins with "@" or "`", which YAML reserves: put the text in quotes'],
  ['title: "C:\\new\\q"', '1 holds a "\\" inside double quotes: use single quotes, or write "\\\\"'],
  ["title: 'it's'", '1 cannot be read: put the whole text in quotes, and write a quote inside it twice'],
  [
    'title: |\nab',
    '2 cannot be read: a quote or bracket opened here or above is not closed, or the ":" after a key is missing',
  ],
  [
    'tags: [a, b',
    '1 cannot be read: close the "[" or "{" opened here or above, and indent the lines in between',
  ],
  [
    'tags: {a: b\ntitle: c',
    '2 cannot be read: close the "[" or "{" opened here or above, and indent the lines in between',
  ],
  [
    'tags:\n    a: b\n  c: d',
    '3 has the wrong indentation: start lines that belong together in the same column',
  ],
  ['[a]: b', '1 has a key that is not a word: write "key: value"'],
  ['title: *x', '1 refers to another value ("*x"): write the value itself'],
  ['title: &x a', '1 holds the anchor "&x": delete it'],
  ['title: !!binary YQ==', '1 holds a "!", which has a special meaning in YAML: put the text in quotes'],
  ['title: "\\ud800"', '1 holds an invisible character or a broken letter: type the text again'],
  ['title: a\ntitle: b', '2 "title" appears twice: keep one of the two lines'],
  ['', '- is empty: write its "key: value" lines'],
  ['Just words', '- must be made of "key: value" lines'],
  [`a: ${'['.repeat(30_000)}`, '1 is nested too deeply: two levels are enough'],
])('%.40j is reported as unreadable YAML', (text, message) => {
  expect(messagesOf(text)[0]).toBe(message)
})

test('a file that refers to itself a billion times is refused without being expanded', () => {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level < 12; level++) {
    const before = `*a${level - 1}`
    lines.push(`a${level}: &a${level} [${Array(9).fill(before).join(', ')}]`)
  }
  expect(messagesOf(lines.join('\n'))[0]).toMatch(/^\d+ (holds the anchor|refers to another value)/)
})
