import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { RoadEvent, Sentence } from '../../contract/roads.ts'
import { TERMS, type Terms } from './event-terms.ts'

type DescribedEvent = Pick<
  RoadEvent,
  'cause' | 'road' | 'direction' | 'location' | 'exit' | 'county' | 'lanes' | 'isFullClosure' | 'kind'
>

/** What an event is, where, and what it blocks, in each language. Names stay as they are; nothing is translated by machine. Pure. */
export function buildSentence(event: DescribedEvent): Sentence {
  return { en: sentenceOf(event, TERMS.en), es: sentenceOf(event, TERMS.es), ht: sentenceOf(event, TERMS.ht) }
}

function sentenceOf(event: DescribedEvent, terms: Terms): string {
  const { cause, road, direction, exit, location, county } = event
  const words = [terms.causes[cause]]
  if (road !== '' && road !== OTHER_ROADS)
    words.push(terms.onRoad(road, direction === null ? null : terms.directions[direction]))
  if (exit !== null) words.push(terms.atExit(exit.number, exit.crossStreet))
  else if (location !== '') words.push(terms.near(location))
  else if (county !== null) words.push(terms.inCounty(county))
  const blocked = describeBlocked(event, terms)
  return `${words.join(' ')}${blocked === null ? '' : `: ${blocked}`}.`
}

function describeBlocked({ lanes, isFullClosure }: DescribedEvent, terms: Terms): string | null {
  const { blocked, closedCount, totalCount } = lanes
  if (isFullClosure && (blocked === null || blocked === 'allLanes')) return terms.closed
  const isCounted = closedCount !== null && closedCount > 0
  if (isCounted && (blocked === null || blocked === 'someLanes')) return terms.lanes(closedCount, totalCount)
  const isSide = blocked === 'leftLanes' || blocked === 'centerLanes' || blocked === 'rightLanes'
  if (isSide && closedCount === 1) return terms.oneLane[blocked]
  return blocked === null ? null : terms.blocked[blocked]
}
