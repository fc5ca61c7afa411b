import type { Language } from '../../../../contract/language.ts'
import { DIRECTIONS, type Direction } from '../model/cameras-params.ts'
import { ROAD_SYSTEMS, type RoadSystem, SEARCH_NAMES, type SearchNames, TRAVEL } from './search-vocabulary.ts'

/** One thing a text names. Numbers are texts: roads are called "A1A", exits "33B". */
export type Term =
  | { kind: 'road'; system: RoadSystem; number: string }
  | { kind: 'exit' | 'mile'; number: string }
  /** `isTravel`: it can be nothing but a way of travel. */
  | { kind: 'direction'; direction: Direction; word: string; isTravel: boolean }
  | { kind: 'number' | 'word' | 'connecting'; word: string }

/** Reads a text word by word: roads, exits, mileposts and directions in any spelling, and the words between. Pure. */
export function parseTerms(text: string, language: Language): Term[] {
  vocabularies[language] ??= vocabularyOf(SEARCH_NAMES[language])
  const vocabulary = vocabularies[language]
  return Array.from(foldText(text).matchAll(vocabulary.pattern), ({ groups = {} }) =>
    readTerms(groups, vocabulary),
  ).flat()
}

interface Vocabulary {
  pattern: RegExp
  directions: ReadonlyMap<string, Direction>
  connecting: ReadonlySet<string>
}

function readTerms(found: Partial<Record<string, string>>, vocabulary: Vocabulary): Term[] {
  const { exit, mile, compass, bound, word = '' } = found
  for (const system of ROAD_SYSTEMS) {
    const numbers = found[system] ?? (system === 'sr' ? found.state : undefined)
    if (numbers === undefined) continue
    return numbers.split('/').map((one) => ({ kind: 'road', system, number: one.replaceAll('-', '') }))
  }
  if (exit !== undefined) return [{ kind: 'exit', number: exit }]
  if (mile !== undefined) return [{ kind: 'mile', number: mile }]
  const direction = vocabulary.directions.get(compass ?? '')
  if (compass !== undefined && direction !== undefined) {
    const isTravel = bound !== undefined || TRAVEL.has(compass)
    return [{ kind: 'direction', direction, word: compass, isTravel }]
  }
  if (/^\p{N}+(?:\.\p{N}+)?$/u.test(word)) return [{ kind: 'number', word }]
  return [{ kind: vocabulary.connecting.has(word) ? 'connecting' : 'word', word }]
}

// The text is folded, so ASCII classes do. A Unicode class takes a browser a millisecond each time a pattern names it.
const BETWEEN = String.raw`\W`
const END = String.raw`(?!\w)`
/** "95", "84a", "a1a", "a-1-a"; "79th" is a street's. */
const ROAD = String.raw`(?:[a-z]-?\d{1,4}(?:-?[a-z])?|\d{1,4}[a-z]?)${END}(?!\.\d)`
/** An exit or a mile. */
const NUMBER = String.raw`\d+(?:\.\d+)?(?:[a-z](?![a-z]))?`
/** Codes of states that are words, or parts of addresses, where a space follows: "NE 5", "Ct 5". */
const WORDS_TOO = 'al co ct de hi id in la ma me mi mo ms mt ne oh ok or pa'

/** A page searches in one language. */
const vocabularies: Partial<Record<Language, Vocabulary>> = {}

function vocabularyOf(languages: readonly SearchNames[]): Vocabulary {
  const directions = new Map([
    ...TRAVEL,
    ...languages.flatMap(({ compass }) =>
      DIRECTIONS.flatMap((direction) => compass[direction].map((name) => [name, direction] as const)),
    ),
  ])
  const namesOf = (choose: (names: SearchNames) => readonly string[]) => anyOf(languages.flatMap(choose))
  const pattern = [
    ...ROAD_SYSTEMS.map(
      (system) =>
        `${namesOf(({ systems }) => systems[system])}(?:${BETWEEN}*(?=\\d)|${BETWEEN}+)(?<${system}>${ROAD}(?:/${ROAD})*)`,
    ),
    `${anyOf(WORDS_TOO.split(' '))}[-/]?(?<state>${ROAD}(?:/${ROAD})*)`,
    `${namesOf(({ exit }) => exit)}${BETWEEN}*(?<exit>${NUMBER})`,
    `${namesOf(({ mile }) => mile)}${BETWEEN}*(?<mile>${NUMBER})`,
    `(?<compass>${anyOf([...directions.keys()])})(?<bound>${BETWEEN}+bound)?${END}`,
    String.raw`(?<word>\d+\.\d+${END}|[\p{L}\p{N}]+)`,
  ]
  return {
    pattern: new RegExp(pattern.join('|'), 'gu'),
    directions,
    connecting: new Set(languages.flatMap(({ connecting }) => connecting)),
  }
}

function anyOf(phrases: readonly string[]): string {
  return `(?:${phrases.map((phrase) => phrase.replaceAll(' ', `${BETWEEN}+`)).join('|')})`
}

/** The number and the way of travel of "95N", which on some roads is a number of its own; `null`: it ends otherwise. */
export function splitSuffix(number: string): { number: string; direction: Direction } | null {
  const { digits, letter } = /^(?<digits>\d+)(?<letter>[nsew])$/.exec(number)?.groups ?? {}
  const direction = DIRECTIONS.find((one) => one[0] === letter)
  return digits === undefined || direction === undefined ? null : { number: digits, direction }
}

/** Lower case, without accents, possessive endings and apostrophes; every kind of hyphen is one; "95nb" is two words. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['‘’](?:s\b)?/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(\p{N})((?:[nsew]b|(?:north|south|east|west)bound)(?!\p{L}))/gu, '$1 $2')
}
