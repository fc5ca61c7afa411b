import { inEveryLanguage } from '../../src/contract/language.ts'
import type { RoadEvent, RoadFeed } from '../../src/contract/roads.ts'
import { NOW } from './now.ts'

/** An instant this many minutes before `NOW`; if negative, after it. */
export function minutesAgo(minutes: number): string {
  return new Date(NOW.getTime() - minutes * 60_000).toISOString()
}

export function aRoadFeed(given: Partial<RoadFeed> = {}): RoadFeed {
  return {
    kind: 'events-511',
    isSample: true,
    lastSuccessAt: minutesAgo(0.5),
    lastTryAt: minutesAgo(0.5),
    pollSeconds: 60,
    records: 1,
    outsideArea: 0,
    problems: [],
    ...given,
  }
}

export function anEvent(given: Partial<RoadEvent> = {}): RoadEvent {
  return {
    id: 'e-1',
    feed: 'events-511',
    source: 'Sample agency',
    kind: 'incident',
    cause: 'crash',
    subtype: null,
    state: 'open',
    road: 'I-95',
    direction: 'northbound',
    location: 'At Sunrise Blvd',
    exit: { number: '29', crossStreet: 'Sunrise Blvd', city: 'Fort Lauderdale', landmarks: [] },
    county: 'Broward',
    latitude: 26.137,
    longitude: -80.17,
    polyline: null,
    milepost: 29,
    lanes: { blocked: 'rightLanes', closedCount: 2, totalCount: 5, text: 'Right 2 lanes' },
    isFullClosure: false,
    severity: 'major',
    reportedAt: minutesAgo(40),
    changedAt: minutesAgo(12),
    lastSeenAt: minutesAgo(0.5),
    startsAt: minutesAgo(40),
    endsAt: null,
    goneAt: null,
    usualIntervalSeconds: 3600,
    alsoFrom: [],
    recurrence: [],
    sentence: inEveryLanguage(() => 'Crash on I-95 northbound at exit 29: two right lanes are blocked.'),
    operatorText: 'CRASH I-95 NB AT SUNRISE BLVD, 2 RIGHT LANES BLOCKED',
    ...given,
  }
}
