import { expect, test } from 'vitest'
import { buildMatchExpression, parseWords } from './parse-words.ts'

test.each([
  ['road ranger', '("road" AND ("ranger" OR "ranger" *)) OR ("road ranger" OR "road ranger" *)'],
  ['  Road   RANGER ', '("road" AND ("ranger" OR "ranger" *)) OR ("road ranger" OR "road ranger" *)'],
  ['"road ranger"', '"road ranger"'],
  [
    '“Road Ranger” hours',
    '("road ranger" AND ("hours" OR "hours" *)) OR ("road ranger hours" OR "road ranger hours" *)',
  ],
  ['"road ran', '("road ran" OR "road ran" *)'],
  ['hours "road ranger"', '("hours" AND "road ranger") OR "hours road ranger"'],
  ['I-95', '("i 95" OR "i 95" *)'],
  ['I-9', '"i 9"'],
  ['a', '"a"'],
  ['señales', '("senales" OR "senales" *)'],
  ['road road road', '("road" AND ("road" OR "road" *)) OR ("road road" OR "road road" *)'],
  [
    'a AND NOT (near*',
    '("a" AND "and" AND "not" AND ("near" OR "near" *)) OR ("a and not near" OR "a and not near" *)',
  ],
  ['title:x" OR 1=1 --', '("title x" AND "or 1 1") OR "title x or 1 1"'],
  ['1 2 3 4 5 6 7', '"1" AND "2" AND "3" AND "4" AND "5" AND "6" AND "7"'],
])('%j is searched for as %s', (typed, expression) => {
  expect(buildMatchExpression(parseWords(typed))).toBe(expression)
})

test.each(['', '   ', '"', '""', '!?', '" "', '\0', '«»'])('%j searches for nothing', (typed) => {
  expect(buildMatchExpression(parseWords(typed))).toBeNull()
})
