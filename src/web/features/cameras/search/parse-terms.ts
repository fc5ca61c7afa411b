import { DIRECTIONS, type Direction } from '../model/cameras-params.ts'
import { type RoadSystem, type SearchVocabulary, TRAVEL } from './search-vocabulary.ts'

/** One thing a text names. Numbers are texts: roads are called "A1A", exits "33B". */
export type Term =
  | { kind: 'road'; system: RoadSystem; number: string }
  | { kind: 'exit' | 'mile'; number: string }
  /** `isTravel`: it can be nothing but a way of travel. */
  | { kind: 'direction'; direction: Direction; word: string; isTravel: boolean }
  | { kind: 'number' | 'word' | 'connecting'; word: string }

/** A term, and the word after it. */
type Read = { term: Term; next: number } | null

/** The longest phrase of a vocabulary, words. */
const LONGEST_PHRASE = 3

/** Reads a text word by word: roads, exits, mileposts and directions in any spelling, and the words between. Pure. */
export function parseTerms(text: string, vocabulary: SearchVocabulary): Term[] {
  const words = splitWords(text)
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const { term, next } =
      readNumbered(words, at, terms.at(-1), vocabulary) ??
      readDirection(words, at, vocabulary) ??
      readWord(words, at, vocabulary)
    terms.push(term)
    at = next
  }
  return terms
}

/** What has a number; most words of a text have none near, and are skipped quickly. */
function readNumbered(
  words: readonly Word[],
  at: number,
  before: Term | undefined,
  vocabulary: SearchVocabulary,
): Read {
  if (!isNumberWithin(words, at, LONGEST_PHRASE + 1)) return null
  return (
    readRoad(words, at, vocabulary) ??
    readNextRoad(words, at, before) ??
    readNamedNumber(words, at, 'exit', vocabulary.exit) ??
    readNamedNumber(words, at, 'mile', vocabulary.mile)
  )
}

function isNumberWithin(words: readonly Word[], at: number, ahead: number): boolean {
  for (let index = at; index <= at + ahead; index++) if (words[index]?.isNumber === true) return true
  return false
}

function readRoad(words: readonly Word[], at: number, { systems }: SearchVocabulary): Read {
  const phrase = readPhrase(words, at, (words) => systems.get(words))
  const number = phrase === null ? null : readRoadNumber(words, phrase.next)
  if (phrase !== null && number !== null)
    return { term: { kind: 'road', system: phrase.meaning, number: number.number }, next: number.next }
  return readStateRoad(words, at)
}

/** State roads by the state's code, as "FL-84", and before another name, as "FL SR 84". */
function readStateRoad(words: readonly Word[], at: number): Read {
  const [code, first] = [words[at], words[at + 1]]
  if (code === undefined || first === undefined || !STATES.has(code.text)) return null
  if (first.joint === 'apart' && WORDS_TOO.has(code.text)) return null
  const number = readRoadNumber(words, at + 1)
  return number === null
    ? null
    : { term: { kind: 'road', system: 'sr', number: number.number }, next: number.next }
}

/** The second road of "I-75/85". */
function readNextRoad(words: readonly Word[], at: number, before: Term | undefined): Read {
  if (before?.kind !== 'road' || words[at]?.joint !== 'slash') return null
  const number = readRoadNumber(words, at)
  return number === null ? null : { term: { ...before, number: number.number }, next: number.next }
}

function readNamedNumber(
  words: readonly Word[],
  at: number,
  kind: 'exit' | 'mile',
  names: ReadonlySet<string>,
): Read {
  const phrase = readPhrase(words, at, (words) => (names.has(words) ? kind : undefined))
  const digits = phrase === null ? undefined : words[phrase.next]
  if (phrase === null || digits?.isNumber !== true) return null
  const letter = letterAfter(words, phrase.next)
  return { term: { kind, number: digits.text + letter }, next: phrase.next + (letter === '' ? 1 : 2) }
}

function readDirection(words: readonly Word[], at: number, { compass }: SearchVocabulary): Read {
  const word = words[at]?.text ?? ''
  const [isApart, isBound] = [words[at + 1]?.joint !== 'none', words[at + 1]?.text === 'bound']
  const travel = TRAVEL.get(word)
  const direction = travel ?? compass.get(word)
  // "N1" is a name.
  if (direction === undefined || !isApart) return null
  const isTravel = travel !== undefined || isBound
  return { term: { kind: 'direction', direction, word, isTravel }, next: at + (isBound ? 2 : 1) }
}

/** What is written together stays together: "79th", "A1A". */
function readWord(words: readonly Word[], at: number, { connecting }: SearchVocabulary) {
  let next = at + 1
  while (words[next]?.joint === 'none' && !TRAVEL.has(words[next]?.text ?? '')) next++
  const word = words
    .slice(at, next)
    .map(({ text }) => text)
    .join('')
  const isNumber = next === at + 1 && words[at]?.isNumber === true
  const kind = isNumber ? 'number' : connecting.has(word) ? 'connecting' : 'word'
  return { term: { kind, word } as const, next }
}

function readPhrase<Meaning>(
  words: readonly Word[],
  at: number,
  meaningOf: (phrase: string) => Meaning | undefined,
): { meaning: Meaning; next: number } | null {
  const [one = '', two = '', three = ''] = [words[at]?.text, words[at + 1]?.text, words[at + 2]?.text]
  for (const [index, phrase] of [`${one} ${two} ${three}`, `${one} ${two}`, one].entries()) {
    const meaning = meaningOf(phrase)
    if (meaning !== undefined) return { meaning, next: at + LONGEST_PHRASE - index }
  }
  return null
}

/** A road's number: "95", "84a", "a1a". "79th" is a street's. */
function readRoadNumber(words: readonly Word[], at: number): { number: string; next: number } | null {
  const first = words[at]
  if (first === undefined) return null
  const isLetterFirst = /^[a-z]$/.test(first.text) && isJoined(words[at + 1])
  const digits = isLetterFirst ? words[at + 1] : first
  if (digits?.isNumber !== true || !/^\d{1,4}$/.test(digits.text)) return null
  const end = isLetterFirst ? at + 1 : at
  const letter =
    isLetterFirst && isJoined(words[end + 1]) ? oneLetter(words[end + 1]) : letterAfter(words, end)
  const after = words[end + 1]
  if (letter === '' && after?.joint === 'none' && !TRAVEL.has(after.text)) return null
  return {
    number: (isLetterFirst ? first.text : '') + digits.text + letter,
    next: end + (letter === '' ? 1 : 2),
  }
}

/** The letter right after a number, as in "33A"; empty: there is none. */
function letterAfter(words: readonly Word[], at: number): string {
  const after = words[at + 1]
  return after?.joint === 'none' ? oneLetter(after) : ''
}

function oneLetter(word: Word | undefined): string {
  return word !== undefined && /^[a-z]$/.test(word.text) ? word.text : ''
}

function isJoined(word: Word | undefined): boolean {
  return word?.joint === 'none' || word?.joint === 'hyphen'
}

/** The number and the way of travel of "95N", which on some roads is a number of its own; `null`: it ends otherwise. */
export function splitSuffix(number: string): { number: string; direction: Direction } | null {
  const match = /^(?<digits>\d+)(?<letter>[nsew])$/.exec(number)
  const { digits, letter } = match?.groups ?? {}
  const direction = DIRECTIONS.find((one) => one[0] === letter)
  return digits === undefined || direction === undefined ? null : { number: digits, direction }
}

const STATES = new Set(
  `al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc
  sd tn tx ut vt va wa wv wi wy`.split(/\s+/),
)
/** Codes that are words, or parts of addresses, where a space follows: "NE 5", "Ct 5". */
const WORDS_TOO = new Set('al co ct de hi id in la ma me mi mo ms mt ne oh ok or pa'.split(' '))

/** A piece of a text: letters alone or a number alone, folded. */
export interface Word {
  text: string
  isNumber: boolean
  /** What joins it to the piece before: nothing as in "I95", a hyphen, a slash, or something that parts them. */
  joint: 'none' | 'hyphen' | 'slash' | 'apart'
}

const JOINTS: Readonly<Record<string, Word['joint']>> = { '': 'none', '-': 'hyphen', '/': 'slash' }
const PIECE = /\p{N}+(?:\.\p{N}+)?|\p{L}+/gu
/** The same for most texts, in a third of the time. */
const ASCII_PIECE = /[0-9]+(?:\.[0-9]+)?|[a-z]+/g

/** Takes a text apart where letters, digits and everything else meet: "I-95NB" gives "i", "95", "nb". Pure. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text)
  const words: Word[] = []
  let end = -1
  for (const match of folded.matchAll(isAscii(folded) ? ASCII_PIECE : PIECE)) {
    const [piece] = match
    const joint = end === -1 ? 'apart' : (JOINTS[folded.slice(end, match.index)] ?? 'apart')
    words.push({ text: piece, isNumber: /^\p{N}/u.test(piece), joint })
    end = match.index + piece.length
  }
  return words
}

/** Lower case, without accents, possessive endings and apostrophes; every kind of hyphen is one. */
function foldText(text: string): string {
  if (isAscii(text)) return withoutApostrophes(text.toLowerCase())
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return withoutApostrophes(plain.replace(/[‘’]/g, "'").replace(/[‐‑‒–—−]/g, '-'))
}

function withoutApostrophes(text: string): string {
  return text.includes("'") ? text.replace(/'(?:s\b)?/g, '') : text
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are a part of ASCII
  return !/[^\x00-\x7f]/.test(text)
}
