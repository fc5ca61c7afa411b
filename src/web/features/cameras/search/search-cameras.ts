import type { Camera } from '../../../../contract/camera.ts'
import { groupId, groupOf } from '../model/shown-cameras.ts'
import { parseTerms, type RoadSystem, type SearchNames, splitSuffix, type Term } from './parse-terms.ts'

/** Text after this length is ignored. */
const LONGEST_QUERY = 200
const MOST_TERMS = 16

/** How far a camera is from one term: 0 is an exact match. `null`: no match. */
type Distance = (camera: Camera, text: CameraText) => number | null

/**
 * The cameras that match a query, the best match first; cameras of one road and direction stay together
 * and otherwise in the given order. Each term must match. All cameras when the query has no terms. Pure.
 *
 * @param names those of the visitor's language besides English; `null`: none
 */
export function searchCameras(
  cameras: readonly Camera[],
  query: string,
  names: SearchNames | null,
): readonly Camera[] {
  const distances = readQuery(query, names)
  if (distances.length === 0) return cameras
  const found = cameras.flatMap((camera) => {
    const distance = distanceOf(camera, distances)
    return distance === null ? [] : [{ camera, distance }]
  })
  const groups = Map.groupBy(found, ({ camera }) => groupId(groupOf(camera)))
  return Array.from(groups.values(), (group) => group.toSorted((a, b) => a.distance - b.distance))
    .toSorted(([a], [b]) => (a?.distance ?? 0) - (b?.distance ?? 0))
    .flat()
    .map(({ camera }) => camera)
}

function distanceOf(camera: Camera, distances: readonly Distance[]): number | null {
  const text = cameraText(camera)
  let sum = 0
  for (const distance of distances) {
    const one = distance(camera, text)
    if (one === null) return null
    sum += one
  }
  return sum
}

function readQuery(query: string, names: SearchNames | null): Distance[] {
  const terms = parseTerms(query.slice(0, LONGEST_QUERY), names).slice(0, MOST_TERMS)
  const telling = terms.filter(({ kind }) => kind !== 'connecting')
  const counted = (telling.length === 0 ? terms : telling).filter(isFirstOfItsWord)
  return counted.map((term, index) => {
    switch (term.kind) {
      case 'road':
        return distanceToRoad(term)
      case 'exit':
      case 'mile':
        return distanceToNumber(term)
      case 'direction':
        return distanceToDirection(term, isWayOfTravel(counted[index - 1], counted[index + 1]), names)
      case 'number':
        return (_, text) => wholeWord(text, term.word)
      default:
        return distanceToWord(term.word, names)
    }
  })
}

/** A word typed twice counts once. */
function isFirstOfItsWord(term: Term, index: number, terms: readonly Term[]): boolean {
  return (
    term.kind !== 'word' || index === terms.findIndex((one) => one.kind === 'word' && one.word === term.word)
  )
}

/** Whether "north" here is the direction of travel: in "I-10 north" it is, in "I-10 north lake" it may not be. */
function isWayOfTravel(before: Term | undefined, after: Term | undefined): boolean {
  if (after?.kind === 'road') return true
  const isBesideRoad = before?.kind === 'road' || before?.kind === 'number'
  return isBesideRoad && after?.kind !== 'word'
}

function distanceToRoad({ system, number }: Extract<Term, { kind: 'road' }>): Distance {
  const key = roadKey(system, number)
  const suffix = splitSuffix(number)
  const distanceTo = (text: CameraText, road: string) => (text[0].road === road ? 0 : wholeWord(text, road))
  return ({ direction }, text) => {
    const own = distanceTo(text, key)
    if (own !== null || suffix === null || direction !== suffix.direction) return own
    return distanceTo(text, roadKey(system, suffix.number))
  }
}

function distanceToNumber({ kind, number }: Extract<Term, { kind: 'exit' | 'mile' }>): Distance {
  return (_, text) => {
    const own = wholeWord(text, `${kind}:${number}`)
    if (own !== null || kind === 'mile' || text.some(({ namesExit }) => namesExit)) return own
    // Exits are numbered by the mile, so a camera at mile 31 without a named exit is at exit 31.
    return wholeWord(text, `mile:${number}`)
  }
}

function distanceToDirection(
  { direction, word, isTravel }: Extract<Term, { kind: 'direction' }>,
  isWay: boolean,
  names: SearchNames | null,
): Distance {
  const toWord = distanceToWord(word, names)
  return (camera, text) => {
    if (camera.direction === direction) return 0
    if (!isWay && !isTravel) return toWord(camera, text)
    // A camera without a direction may name one in its text.
    const compass = direction.slice(0, -'bound'.length)
    return camera.direction === null ? (wholeWord(text, compass) ?? wholeWord(text, direction)) : null
  }
}

function distanceToWord(word: string, names: SearchNames | null): Distance {
  const english = names !== null && Object.hasOwn(names.inEnglish, word) ? names.inEnglish[word] : undefined
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : null
  return (_, text) => {
    for (const one of english === undefined ? [word] : [word, english]) {
      const distance = wholeWord(text, one) ?? fieldWith(text, ` ${one}`, 2)
      if (distance !== null) return distance
    }
    return singular === null ? null : wholeWord(text, singular)
  }
}

function wholeWord(text: CameraText, word: string): number | null {
  return fieldWith(text, ` ${word} `, 1)
}

/** The rank of a match: by field first, then a whole word (1) before the start of a word (2). */
function fieldWith(text: CameraText, part: string, rank: 1 | 2): number | null {
  const index = text.findIndex(({ words }) => words.includes(part))
  return index === -1 ? null : 2 * index + rank
}

/** What a camera can be found by: road, place, views and area (county, city, landmarks), most important first. */
export type CameraText = readonly [road: FieldText, place: FieldText, views: FieldText, area: FieldText]

/** A text from a feed, prepared for searching. */
interface FieldText {
  /** Its words in every spelling, each between spaces, so that a whole word is found with its spaces. */
  words: string
  /** The road, such as "i:95", if the text names nothing else; otherwise empty. */
  road: string
  namesExit: boolean
}

/** Each letter typed searches all cameras, and a refetched list is mostly the same. */
const fields = new Map<string, FieldText>()
/** Four texts per camera for 20,000 cameras, most of them the same. */
const MOST_FIELDS = 40_000

export function cameraText({ road, location, exit, milepost, county, views }: Camera): CameraText {
  return [
    fieldText(road),
    fieldText(
      joined(
        location,
        exit === null ? null : `exit ${exit.number}`,
        exit?.crossStreet,
        milepost === null ? null : `milepost ${milepost}`,
      ),
    ),
    fieldText(views.map(({ description }) => description).join(' / ')),
    fieldText(joined(county === null ? null : `${county} county`, exit?.city, ...(exit?.landmarks ?? []))),
  ]
}

function joined(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter((text) => text !== null && text !== undefined).join(' / ')
}

/** The form of a road among the words, none of which has a colon. */
export function roadKey(system: RoadSystem, number: string): string {
  return `${system}:${number}`
}

function fieldText(text: string): FieldText {
  const cached = fields.get(text)
  if (cached !== undefined) return cached
  const terms = parseTerms(text, null)
  const [only, ...others] = terms
  const field = {
    words: ` ${terms.map(formsOf).join(' ')} `,
    road: only?.kind === 'road' && others.length === 0 ? roadKey(only.system, only.number) : '',
    namesExit: terms.some(({ kind }) => kind === 'exit'),
  }
  if (fields.size >= MOST_FIELDS) fields.clear()
  fields.set(text, field)
  return field
}

/** Every form of a term, separated by spaces. */
function formsOf(term: Term): string {
  switch (term.kind) {
    case 'road': {
      const { system, number } = term
      const base = splitSuffix(number)?.number ?? number
      const forms = (one: string) => `${roadKey(system, one)} ${roadKey('any', one)} ${one}`
      return `${forms(number)} ${forms(base)} ${ROAD_WORDS[system]}`
    }
    case 'exit':
    case 'mile': {
      const { kind, number } = term
      // "33A" is found by "exit 33", and mile 29.3 by "mile 29".
      const whole = /^\d+/.exec(number)?.[0] ?? number
      return `${kind}:${number} ${number} ${kind}:${whole} ${whole} ${kind}`
    }
    case 'number':
      return term.word
    default:
      // "62nd" is found by "62" too.
      return SAME_WORDS.get(term.word) ?? term.word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$& $1')
  }
}

const ROAD_WORDS: Readonly<Record<RoadSystem, string>> = {
  i: 'interstate highway',
  us: 'us highway route',
  sr: 'sr state road route',
  cr: 'cr county road',
  any: 'highway route',
}

/** Maps each of these words, which feeds and visitors spell in several ways, to all its spellings. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  `avenue ave av, beach bch, boulevard blvd, bridge br, causeway cswy, center ctr, circle cir, court ct, creek crk,
  drive dr, east e, eastbound eb, express exp, expressway expy expwy xway, fort ft, freeway fwy, heights hts,
  highway hwy, international intl, junction jct, lake lk, lane ln, mount mt, north n, northbound nb, northeast ne,
  northwest nw, parkway pkwy pky, place pl, plaza plz, road rd, route rte rt, saint st street, south s,
  southbound sb, southeast se, southwest sw, square sq, terrace ter, trail trl, turnpike tpke tpk tnpk, west w,
  westbound wb`
    .split(/,\s+/)
    .flatMap((words) => words.split(' ').map((word) => [word, words] as const)),
)
