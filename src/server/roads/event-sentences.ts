import { OTHER_ROADS } from '../../contract/camera-place.ts'
import { inEveryLanguage } from '../../contract/language.ts'
import { fillText } from '../../contract/message-text.ts'
import type { RoadEvent, Sentence } from '../../contract/roads.ts'
import type { Phrases } from '../../phrases/en.ts'
import { PHRASES } from '../../phrases/phrases.ts'

type Terms = Phrases['roadEvent']

type DescribedEvent = Pick<
  RoadEvent,
  'cause' | 'road' | 'direction' | 'location' | 'exit' | 'county' | 'lanes' | 'isFullClosure' | 'kind'
>

/** What an event is, where, and what it blocks, in each language. Names stay as they are; nothing is translated by machine. Pure. */
export function buildSentence(event: DescribedEvent): Sentence {
  return inEveryLanguage((language) => sentenceOf(event, PHRASES[language].roadEvent))
}

function sentenceOf(event: DescribedEvent, terms: Terms): string {
  const { cause, road, direction, exit, location, county } = event
  const words = [terms.causes[cause]]
  if (road !== '' && road !== OTHER_ROADS)
    words.push(
      direction === null
        ? fillText(terms.onRoad, { road })
        : fillText(terms.onRoadInDirection, { road, direction: terms.directions[direction] }),
    )
  if (exit !== null) words.push(describeExit(exit, terms))
  else if (location !== '') words.push(describePlace(location, terms))
  else if (county !== null) words.push(fillText(terms.inCounty, { county }))
  const blocked = describeBlocked(event, terms)
  return `${words.join(' ')}${blocked === null ? '' : `: ${blocked}`}.`
}

/** Work zones name the two cross streets of a stretch, joined by a dash. */
function describePlace(location: string, terms: Terms): string {
  const [from = '', to] = location.split(' – ')
  return to === undefined ? fillText(terms.near, { place: location }) : fillText(terms.between, { from, to })
}

function describeExit({ number, crossStreet }: NonNullable<RoadEvent['exit']>, terms: Terms): string {
  return crossStreet === null
    ? fillText(terms.atExit, { exit: number })
    : fillText(terms.atStreetAndExit, { exit: number, street: crossStreet })
}

function describeBlocked({ lanes, isFullClosure }: DescribedEvent, terms: Terms): string | null {
  const { blocked, closedCount, totalCount } = lanes
  if (isFullClosure && (blocked === null || blocked === 'allLanes')) return terms.closed
  const isCounted = closedCount !== null && closedCount > 0
  if (isCounted && (blocked === null || blocked === 'someLanes'))
    return totalCount === null
      ? fillText(terms.lanes, { count: closedCount })
      : fillText(terms.lanesOf, { count: closedCount, total: totalCount })
  const isSide = blocked === 'leftLanes' || blocked === 'centerLanes' || blocked === 'rightLanes'
  if (isSide && closedCount === 1) return terms.oneLane[blocked]
  return blocked === null ? null : terms.blocked[blocked]
}
