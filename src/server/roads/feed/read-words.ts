import type { RoadEvent } from '../../../contract/roads.ts'

type Cause = RoadEvent['cause']
type Blocked = NonNullable<RoadEvent['lanes']['blocked']>

/** What words say of the cause, the more telling ones first. The codes of services run words together: "vehicleOnFire". */
const CAUSES: readonly [RegExp, Cause][] = [
  [/wrong.?way/i, 'wrongWayDriver'],
  [/vehicle.?(on.?)?fire|car fire|truck fire/i, 'vehicleFire'],
  [/brush.?fire|wild.?fire|grass.?fire|smoke/i, 'brushFire'],
  [/flood|high water|standing water/i, 'flooding'],
  [/crash|collision|accident|rollover|jackknif/i, 'crash'],
  [/debris|object on road/i, 'debris'],
  [/spill|hazmat|hazardous material/i, 'spill'],
  [/animal|cattle|horse|deer/i, 'animal'],
  [/pedestrian|bicycl/i, 'pedestrian'],
  [/signal|traffic light/i, 'signalProblem'],
  [/disabled|stalled|abandoned|c34|t1018/i, 'disabledVehicle'],
  [/pothole|sinkhole|road damage|guard.?rail|fence.?damage|pavement (damage|failure)/i, 'roadDamage'],
  [/police|law enforcement/i, 'police'],
  [/congestion|slow traffic|heavy traffic|delays?$/i, 'congestion'],
  [/fog|wind|ice|snow|hurricane|storm(?! drain)/i, 'weather'],
  [/bridge (work|inspection|repair|maint)/i, 'bridgeWork'],
  [/pav(ing|ement)|resurfac|milling/i, 'paving'],
  [/utilit|storm drain|sewer|water main|power line/i, 'utilityWork'],
  [/maintenance|mowing|sweeping|landscap/i, 'maintenance'],
  [/marathon|parade|festival|concert|game|stadium|special.?event/i, 'specialEvent'],
]

const USUAL: Readonly<Record<RoadEvent['kind'], Cause>> = {
  incident: 'incident',
  closure: 'closure',
  roadwork: 'roadwork',
  specialEvent: 'specialEvent',
}

/** Causes that work has; an incident's description that mentions a bridge is no bridge work. */
const WORK: readonly Cause[] = ['bridgeWork', 'paving', 'utilityWork', 'maintenance', 'roadwork']

/** What an event is about, from its source's words. */
export function causeOf(kind: RoadEvent['kind'], words: string): Cause {
  const found = CAUSES.find(([pattern, cause]) => isPossible(kind, cause) && pattern.test(words))?.[1]
  if (found !== undefined) return found
  return kind === 'closure' && /construction|road.?work/i.test(words) ? 'roadwork' : USUAL[kind]
}

function isPossible(kind: RoadEvent['kind'], cause: Cause): boolean {
  if (kind === 'roadwork') return WORK.includes(cause)
  if (kind === 'specialEvent') return cause === 'specialEvent'
  return kind === 'closure' || !WORK.includes(cause)
}

/** What words say of the part of the road, the more telling ones first. */
const BLOCKED: readonly [RegExp, Blocked][] = [
  [/all.?lanes.?open|no lanes? (closed|blocked|affected)/i, 'none'],
  [/all.?ramps|ramps closed/i, 'ramps'],
  [/hov/i, 'hovLanes'],
  [/express lane/i, 'expressLanes'],
  [/left shoulder|l.?shoulder\b/i, 'leftShoulder'],
  [/right shoulder|r.?shoulder\b/i, 'rightShoulder'],
  [/shoulder/i, 'shoulder'],
  [/on.?ramp|entrance ramp|hovramp/i, 'onRamp'],
  [/off.?ramp|exit ramp|exit.?closed|crash.?b?.?exit/i, 'offRamp'],
  [/all.?lanes.?(are )?(closed|blocked)/i, 'allLanes'],
  [/left.{0,3}lanes?|l.?lanes?$/i, 'leftLanes'],
  [/right.{0,3}lanes?|r.?lanes?$/i, 'rightLanes'],
  [/cent(er|re).{0,3}lanes?/i, 'centerLanes'],
  [/intersection/i, 'intersection'],
  [/some.?lanes|\d lanes? (closed|blocked)|lanes? (is |are )?(closed|blocked|restricted)/i, 'someLanes'],
]

/** What of the road an event takes: as its field says, else its code, else its description. */
export function blockedOf(event: {
  kind: RoadEvent['kind']
  text: string
  subtype: string
  description: string
  isFullClosure: boolean
}): RoadEvent['lanes'] {
  const { text, subtype, description, isFullClosure } = event
  const said = /^no data$/i.test(text) ? '' : text
  const find = (words: string) => BLOCKED.find(([pattern]) => pattern.test(words))?.[1]
  const found = find(said) ?? find(subtype) ?? find(description)
  const isPart = found !== undefined && /ramp|hov|express/i.test(found)
  const count = /(?<count>\d{1,2}) (?:(?:left|right|center) )?lanes?\b/i.exec(said)?.groups?.count
  return {
    blocked: isFullClosure && !isPart ? 'allLanes' : (found ?? null),
    closedCount: count === undefined ? null : Number(count),
    totalCount: null,
    text: said === '' ? null : said,
  }
}

/** "near Elliot Rd (MP 158)": where along its road an event is, as sentences of services end. `null`: not said. */
export function placeInText(
  description: string,
  road: string,
): { location: string | null; milepost: number | null } {
  const [first = ''] = description.split('\n')
  const milepost = /\b(?:mp|mile ?(?:post|marker)|mm)\s?(?<mile>\d{1,3}(?:\.\d{1,2})?)\b/i.exec(first)?.groups
    ?.mile
  const { place } =
    // "near St. Paul Ave": the period of a name's first word does not end the sentence.
    /\b(?:near|at|past|before|beyond|ahead of)\s{1,5}(?!(?:night|noon|midnight|times?|this time|\d{1,2}(?::\d\d)?\s?[ap]\.?m)\b)(?<place>(?:(?:Port\s)?(?:St|Ft|Mt|Dr|[NSEW])\.\s)?\S[^()\n]{1,80}?)\s{0,5}(?:\(|\.\s|\.$|,|;|$)/i.exec(
      first,
    )?.groups ?? {}
  const isRoad = place !== undefined && road !== '' && place.toLowerCase() === road.toLowerCase()
  return {
    location: place === undefined || isRoad ? null : place.trim(),
    milepost: milepost === undefined ? null : Number(milepost),
  }
}
