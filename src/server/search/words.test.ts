import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, wordsOf } from './words.ts'

test.each([
  ['Tránsito', 'transito'],
  ['SEÑALES', 'senales'],
  ['Kreyòl ayisyen', 'kreyol ayisyen'],
  ['Œuvre, Straße, Łódź', 'œuvre, straße, łodz'],
  ['I-95 & “Express”', 'i-95 & “express”'],
  ['Ｉ－９５ Ｔｏｌｌ', 'i-95 toll'],
])('%s is searched for as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a position in a folded text is the same position in the text, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      const text = any.normalize('NFC')
      expect(foldText(text)).toHaveLength(text.length)
    }),
  )
})

test('a letter with a separate combining mark is the same letter', () => {
  expect(wordsOf('tra\u0301nsito')).toEqual(['transito'])
  expect(wordsOf('x\u0302y')).toEqual(['xy'])
})

test.each([
  ['Road Rangers: dial *347!', ['road', 'rangers', 'dial', '347']],
  ['district’s I-95', ['district', 's', 'i', '95']],
  ['—… !?', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('the index splits texts of every Latin, Greek and Cyrillic letter into the same words', () => {
  const letters = Array.from({ length: 0x530 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    /\p{L}|\p{N}/u.test(letter),
  )
  const database = new DatabaseSync(':memory:')
  database.exec(`
    CREATE VIRTUAL TABLE pages USING fts5(text, tokenize='unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE words USING fts5vocab(pages, 'row');`)
  const text = letters.map((letter) => `x${letter}y`).join(' ')
  database.prepare('INSERT INTO pages (text) VALUES (?)').run(foldText(text))
  const indexed = database
    .prepare('SELECT term FROM words')
    .all()
    .map(({ term }) => term)
  expect(new Set(wordsOf(text))).toEqual(new Set(indexed))
})
