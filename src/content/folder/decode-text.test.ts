import { expect, test } from 'vitest'
import { decodeText } from './read-text.ts'

function outcomeOf(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  return text.kind === 'parsed'
    ? text.value
    : text.issues.map(({ line, message }) => `${line ?? '-'} ${message}`).join()
}

test('byte order marks and the line ends of every system are understood', () => {
  expect(outcomeOf(Buffer.from('\uFEFFone\r\ntwo\rthree\n'))).toBe('one\ntwo\nthree\n')
})

test('letters of every language are accepted', () => {
  expect(outcomeOf(Buffer.from('¿Qué? Kreyòl “–” 🚗\ttab'))).toBe('¿Qué? Kreyòl “–” 🚗\ttab')
})

test.each([
  [
    Buffer.from('\uFEFFone', 'utf16le'),
    '- is saved as UTF-16 ("Unicode"): save it with the encoding "UTF-8"',
  ],
  [
    Buffer.from('one\ntwo', 'utf16le'),
    '1 has zero bytes: it is not text, or not saved as "UTF-8": save it as text in UTF-8',
  ],
  [
    Buffer.from([0x61, 0x0a, 0xe9, 0x0a]),
    '2 has letters that are not UTF-8: open the file in an editor and save it with the encoding "UTF-8"',
  ],
  [Buffer.from('a\n\n\u0007'), '3 has the invisible character U+0007: delete it, or type the line again'],
  [Buffer.from('\n\uFFFD'), '2 has "\uFFFD" in place of a lost letter: type the letter again'],
])('bytes that are not plain text are reported: %#', (bytes, message) => {
  expect(outcomeOf(bytes)).toBe(message)
})
