import type { Camera } from '../../../../contract/camera.ts'
import { parseTerms, splitSuffix, type Term } from './parse-terms.ts'
import type { RoadSystem } from './search-vocabulary.ts'

/** All a camera can be found by: road, place, views and area (county, city, landmarks), what counts most first. */
export type CameraText = readonly [road: FieldText, place: FieldText, views: FieldText, area: FieldText]

/** A text that a feed gave, made ready for searches. */
interface FieldText {
  /** Its words in every spelling with a space around each, so that a whole word is found by its spaces. */
  words: string
  /** The road it names, as in "i:95", where it names nothing else; else empty. */
  road: string
  namesExit: boolean
}

/** Each letter typed searches all cameras, and a refetched list is mostly the same. */
const fields = new Map<string, FieldText>()
/** Four texts each of 20,000 cameras, of which most are the same. */
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

/** How a road is written among the words, none of which has a colon. */
export function roadKey(system: RoadSystem, number: string): string {
  return `${system}:${number}`
}

function fieldText(text: string): FieldText {
  const known = fields.get(text)
  if (known !== undefined) return known
  const terms = parseTerms(text, 'en')
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

/** All that a term may be called, with spaces between. */
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

/** For each of these words, which feeds and visitors write in several ways, all that mean the same. */
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
