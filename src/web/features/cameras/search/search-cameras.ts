import type { Camera } from '../../../../contract/camera.ts'
import type { Language } from '../../../../contract/language.ts'
import { groupId, groupOf } from '../model/shown-cameras.ts'
import { type CameraText, cameraText, roadKey } from './camera-text.ts'
import { parseTerms, splitSuffix, type Term } from './parse-terms.ts'
import { SEARCH_NAMES } from './search-vocabulary.ts'

/** More of what was typed is not read. */
const LONGEST_QUERY = 200
const MOST_TERMS = 16

/** How far a camera is from one term: 0 is an exact match. `null`: no match. */
type Distance = (camera: Camera, text: CameraText) => number | null

/**
 * The cameras that match a query, the best match first; cameras of one road and direction stay together
 * and otherwise in the given order. Each term must match. All cameras when the query has no terms. Pure.
 */
export function searchCameras(
  cameras: readonly Camera[],
  query: string,
  language: Language,
): readonly Camera[] {
  const distances = readQuery(query, language)
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

function readQuery(query: string, language: Language): Distance[] {
  const terms = parseTerms(query.slice(0, LONGEST_QUERY), language).slice(0, MOST_TERMS)
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
        return distanceToDirection(term, isWayOfTravel(counted[index - 1], counted[index + 1]), language)
      case 'number':
        return (_, text) => wholeWord(text, term.word)
      default:
        return distanceToWord(term.word, language)
    }
  })
}

/** A word typed twice asks no more than once. */
function isFirstOfItsWord(term: Term, index: number, terms: readonly Term[]): boolean {
  return (
    term.kind !== 'word' || index === terms.findIndex((one) => one.kind === 'word' && one.word === term.word)
  )
}

/** Whether "north" between these is the way of travel: in "I-95 north" it is, in "I-95 north lake" it need not be. */
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
  language: Language,
): Distance {
  const toWord = distanceToWord(word, language)
  return (camera, text) => {
    if (camera.direction === direction) return 0
    if (!isWay && !isTravel) return toWord(camera, text)
    // A camera without a direction may name one in its text.
    const compass = direction.slice(0, -'bound'.length)
    return camera.direction === null ? (wholeWord(text, compass) ?? wholeWord(text, direction)) : null
  }
}

function distanceToWord(word: string, language: Language): Distance {
  const english = SEARCH_NAMES[language].flatMap(({ inEnglish }) => inEnglish.get(word) ?? [])
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : null
  return (_, text) => {
    for (const one of [word, ...english]) {
      const distance = wholeWord(text, one) ?? fieldWith(text, ` ${one}`, 2)
      if (distance !== null) return distance
    }
    return singular === null ? null : wholeWord(text, singular)
  }
}

function wholeWord(text: CameraText, word: string): number | null {
  return fieldWith(text, ` ${word} `, 1)
}

/** Fields count one after the other, and in each a whole word (1) before the beginning of one (2). */
function fieldWith(text: CameraText, part: string, rank: 1 | 2): number | null {
  const index = text.findIndex(({ words }) => words.includes(part))
  return index === -1 ? null : 2 * index + rank
}
