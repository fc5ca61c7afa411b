import { expect, test, vi } from 'vitest'
import { someOf } from '../../testing/test-cases.ts'
import { patternsIn, readPatterns } from './read-patterns.ts'
import { findSlowText } from './slow-patterns.ts'

// `npm run check` tries those of the whole program.
test('the regular expressions of a folder are found', async () => {
  expect((await readPatterns(['src/contract/**/*.ts'])).length).toBeGreaterThan(20)
})

const SLOW: readonly [string, RegExp][] = [
  ['a repetition that begins anywhere', /\s+$/],
  ['two repetitions that match the same characters', /;\s*(?!q=)[^;,="]+=("[^"]*"|[^;,"]*)/gi],
  ['two repetitions with a character between them that both match', /^[^@\s]+@[^@\s]+\.[^@\s]+$/],
  ['a repetition after a word that it matches, too', /entry-client-[^/]*\.css$/],
  ['a repetition after an opening that never closes', /\$\{.*?\}/g],
  ['two repetitions that differ only in line breaks', /^https?:\/\/[^/?#]*(?<rest>.*)$/i],
  ['letters of other alphabets', /\p{L}+\p{M}/u],
]
test.each(someOf(SLOW, 3, 1))('%s is found to be slow', (_, { source, flags }) => {
  expect(findSlowText({ source, flags })).not.toBeNull()
})

// They would take forever, so a short timeout is enough.
const ENDLESS: readonly [string, RegExp][] = [
  ['three repetitions', /^\s*\s*\s*x/],
  ['a repetition of a repetition', /^(?:[\w-]+)*$/],
  ['a repetition of choices that are alike', /^(?:\w|\d)*$/],
]
test.each(someOf(ENDLESS, 3, 1))('%s is stopped and found to be slow', (_, { source, flags }) => {
  expect(findSlowText({ source, flags }, { short: 300, long: 300 })).not.toBeNull()
})

test('on a machine so busy that a pattern gets only a fifth of the time, an endless one is still stopped', () => {
  const usage = vi
    .spyOn(process, 'threadCpuUsage')
    .mockImplementation((before) => ({ user: performance.now() * 200 - (before?.user ?? 0), system: 0 }))
  expect(findSlowText({ source: '^(?:[\\w-]+)*$', flags: '' }, { short: 50, long: 50 })).not.toBeNull()
  usage.mockRestore()
})

test.each([
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /"[^"]*"/g,
  /^\s*(\d+)\s*$/,
  /<\/?[a-z][^<>]*>/gi,
  /(?<![\w-])--([\w-]+):/g,
  /[\p{L}\p{N}]+/gu,
])('%s is as quick as it looks', ({ source, flags }) => {
  expect(findSlowText({ source, flags })).toBeNull()
})

test('a composed pattern is read as far as its file contains its parts', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code to be parsed, not run
  const code = [
    "const MARK = '[!?]'",
    'const WORD = String.raw`\\w+${MARK}`',
    'const one = /a+/g',
    "const two = new RegExp(`^${WORD} ${isOpen ? 'a' : `b${given}`}$`, 'u')",
    'const three = RegExp(given)',
  ].join('\n')
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code to be parsed, not run
  expect(patternsIn('file.ts', code)).toEqual([
    { place: 'file.ts:3', source: 'a+', flags: 'g' },
    { place: 'file.ts:4', source: '^\\w+[!?] a$', flags: 'u' },
    { place: 'file.ts:4', source: '^\\w+[!?] bab$', flags: 'u' },
    { place: 'file.ts:5', source: 'ab', flags: '' },
  ])
})
