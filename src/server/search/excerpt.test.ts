import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Excerpt } from '../../contract/search.ts'
import { buildExcerpt, buildOpening } from './excerpt.ts'
import { parseWords } from './parse-words.ts'

/** An excerpt as one line, with matches in brackets. */
function marked(excerpt: Excerpt | null): string | null {
  return excerpt?.map(({ text, match }) => (match ? `[${text}]` : text)).join('') ?? null
}

const excerptOf = (text: string, typed: string) => marked(buildExcerpt([text], parseWords(typed)))

const PAGE = `${'Traffic was counted at forty places along the coast. '.repeat(5)}
This year crews made 84,310 stops. The average Road Ranger reached the driver
in 13 minutes, two minutes inside the goal. ${'Lanes reopened sooner than in the years before. '.repeat(5)}`

test('an excerpt is about two lines around a match, cut between words', () => {
  const excerpt = excerptOf(PAGE, 'road ranger') ?? ''
  expect(excerpt).toMatch(/^…\w.* \[Road Ranger\] reached the driver in 13 minutes.*\w…$/)
  expect(excerpt.length).toBeGreaterThan(140)
  expect(excerpt.length).toBeLessThan(180)
})

test.each([
  ['Road Rangers help.', 'road ranger', '[Road Rangers] help.'],
  ['Road\nRangers help.', 'road ranger', '[Road Rangers] help.'],
  ['Road Rangers\nRoad Ranger crews', 'road ranger', '[Road Rangers] [Road Ranger] crews'],
  ['Rangers of the road.', 'road ranger', '[Rangers] of the [road].'],
  ['The ranger, and a road ranger.', '"road ranger"', 'The ranger, and a [road ranger].'],
  ['Un tránsito más rápido.', 'transito', 'Un [tránsito] más rápido.'],
  ['Kreyòl ayisyen', 'KREYOL', '[Kreyòl] ayisyen'],
  ['From I-95 to I-595.', 'i-95', 'From [I-95] to I-595.'],
  ['A broad road.', '"road"', 'A broad [road].'],
  ['One car (two where signed).', '"car two"', 'One [car (two] where signed).'],
])('%j shows for %j: %s', (text, typed, shown) => {
  expect(excerptOf(text, typed)).toBe(shown)
})

test('an excerpt shows the place with the most matches, not the first', () => {
  const text = `Road works. ${'x '.repeat(300)}A road with a ranger. ${'y '.repeat(300)}Another ranger.`
  expect(excerptOf(text, 'road ranger')).toContain('A [road] with a [ranger].')
})

test('an excerpt comes from the first of page, summary and title with the most matches', () => {
  const texts = ['A page about roads.', 'What the rangers did on every road.', 'Annual report']
  expect(marked(buildExcerpt(texts, parseWords('rangers road')))).toBe(
    'What the [rangers] did on every [road].',
  )
  expect(marked(buildExcerpt(texts, parseWords('annual')))).toBe('[Annual] report')
  expect(buildExcerpt(texts, parseWords('bridge'))).toBeNull()
})

test('the excerpt of a page without a match to show is the start of the page', () => {
  expect(marked(buildOpening('Short.'))).toBe('Short.')
  expect(marked(buildOpening('word '.repeat(100)))).toMatch(/^word .*word…$/)
  expect(buildOpening('')).toEqual([])
})

test('whatever the page and the query, an excerpt is a short part of the page', () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(words, fc.nat(400), fc.nat(20), words, (any, from, length, other) => {
      const text = any.normalize('NFC')
      for (const typed of [text.slice(from, from + length), other]) {
        const excerpt = buildExcerpt([text], parseWords(typed)) ?? buildOpening(text)
        const joined = excerpt.map((segment) => segment.text).join('')
        const plain = joined.replace(/^…|…$/g, '')
        expect(text.replace(/\s+/g, ' ')).toContain(plain)
        expect(plain.isWellFormed() || !text.isWellFormed()).toBe(true)
        expect(joined.length).toBeLessThan(320)
      }
    }),
  )
})
