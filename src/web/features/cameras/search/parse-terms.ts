import { DIRECTIONS, type Direction } from '../model/cameras-params.ts'

/** One term of a text. Numbers are strings: a road may be "A1A", an exit "33B". */
export type Term =
  | { kind: 'road'; system: RoadSystem; number: string }
  | { kind: 'exit' | 'mile'; number: string }
  /** `isTravel`: it can only be a direction of travel. */
  | { kind: 'direction'; direction: Direction; word: string; isTravel: boolean }
  | { kind: 'number' | 'word' | 'connecting'; word: string }

/**
 * Reads a text word by word: roads, exits, mileposts and directions in any spelling, and the words between. Pure.
 *
 * @param names those of the text's language besides English, the language of the feeds; `null`: none
 */
export function parseTerms(text: string, names: SearchNames | null): Term[] {
  const vocabulary = vocabularies.get(names) ?? vocabularyOf(names === null ? [EN] : [EN, names])
  vocabularies.set(names, vocabulary)
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

// The text is folded, so ASCII classes suffice. A Unicode class costs a browser a millisecond per use in a pattern.
const BETWEEN = String.raw`\W`
const END = String.raw`(?!\w)`
/** "95", "84a", "a1a", "a-1-a"; "79th" is a street's. */
const ROAD = String.raw`(?:[a-z]-?\d{1,4}(?:-?[a-z])?|\d{1,4}[a-z]?)${END}(?!\.\d)`
/** An exit or a mile. */
const NUMBER = String.raw`\d+(?:\.\d+)?(?:[a-z](?![a-z]))?`
/** State codes that before a space are words or parts of addresses: "NE 5", "Ct 5". */
const WORDS_TOO = 'al co ct de hi id in la ma me mi mo ms mt ne oh ok or pa'

/** A page searches in one language. */
const vocabularies = new Map<SearchNames | null, Vocabulary>()

function vocabularyOf(languages: readonly EnglishNames[]): Vocabulary {
  const directions = new Map([
    ...TRAVEL,
    ...languages.flatMap(({ compass }) =>
      DIRECTIONS.flatMap((direction) => compass[direction].map((name) => [name, direction] as const)),
    ),
  ])
  const namesOf = (choose: (names: EnglishNames) => readonly string[]) => anyOf(languages.flatMap(choose))
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

/** Splits "95N", which may also be a road number, into number and direction of travel; `null`: it has no such ending. */
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

/** The numbering a road belongs to; `any`: a route or highway of an unnamed kind. */
export const ROAD_SYSTEMS = ['i', 'us', 'sr', 'cr', 'any'] as const
export type RoadSystem = (typeof ROAD_SYSTEMS)[number]

/** Search terms of a language, folded by `foldText`: words with a space between, or patterns of such. */
export interface SearchNames {
  /** What precedes a road's number. */
  systems: Readonly<Record<RoadSystem, readonly string[]>>
  /** "north", "n": a direction of travel, or a part of a street's name. */
  compass: Readonly<Record<Direction, readonly string[]>>
  exit: readonly string[]
  mile: readonly string[]
  /** Mean nothing beside other words. */
  connecting: readonly string[]
  /** Translations to English, the language of the feeds. */
  inEnglish: Readonly<Record<string, string>>
}
type EnglishNames = Omit<SearchNames, 'inEnglish'>

/** "northbound", "nb": only ever a direction of travel, in any language. */
export const TRAVEL: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.flatMap((direction) => [
    [direction, direction] as const,
    [`${direction[0]}b`, direction] as const,
  ]),
)

const HIGHWAY = '(?:highway|hwy|route|rte|rt)'
const ROAD_WORD = '(?:highway|hwy|route|rte|rt|road|rd)'
/** Codes of states, as in "FL-84". */
const STATES = `ak ar az ca fl ga ia il ks ky md mn mt nc nd nh nj nm nv ny sc sd tn tx ut va vt wa wi wv wy`

const EN: EnglishNames = {
  systems: {
    i: ['i', 'ih', 'interstate', `interstate ${HIGHWAY}`],
    us: ['us', 'u s', 'ush', `(?:us|u s) ${HIGHWAY}`],
    sr: ['sr', 's r', 'sh', 'sth', `(?:state|st) ${ROAD_WORD}`, ...STATES.split(' ')],
    cr: ['cr', 'c r', 'cth', `(?:county|co) ${ROAD_WORD}`],
    any: [HIGHWAY],
  },
  compass: {
    northbound: ['n', 'north'],
    southbound: ['s', 'south'],
    eastbound: ['e', 'east'],
    westbound: ['w', 'west'],
  },
  exit: ['exit', 'exits', 'ex'],
  mile: ['mile', 'milepost', 'mp', 'mm', 'mile marker', 'mile post', 'milemarker', 'post mile'],
  connecting: 'at near and the on in to of bound is where nearest closest camera cameras cam cams'.split(' '),
}
