import type { RoadsNow } from '../../contract/page-source.ts'
import { isFeedLate, OWN_ROAD_FEEDS, type RoadFeedKind } from '../../contract/road-event-state.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { shownRoadFeed } from '../../contract/shown-feed.ts'
import type { Surroundings } from '../cameras/place/surroundings.ts'
import { pollTimes } from '../upstream/feed-poller.ts'
import { parseRecords } from '../upstream/parse-records.ts'
import {
  advisoriesAt,
  buildEventList,
  buildSignList,
  evaluateEvents,
  type PlacedEvent,
  type PlacedSign,
  runThrough,
  runWithPauses,
} from './build-lists.ts'
import type { FeedAdvisory, FeedEvent, FeedSign, RoadForm } from './feed/feed-records.ts'
import { advisoryForm, eventForm, signForm } from './feed/parse-511.ts'
import { WZDX_FORM } from './feed/parse-wzdx.ts'
import {
  describeFeed,
  doubtEmptyLists,
  type FeedSource,
  type FollowedFeed,
  followFeed,
  followRoadPlaces,
  type OwnFeed,
  POLL_SECONDS,
  ROAD_LIMITS,
  type RoadServiceOptions,
  sourceOf,
} from './followed-feed.ts'
import { openGoneEvents } from './gone-events.ts'
import { findSameEvents, mergeSameEvents } from './merge-events.ts'
import { Placing } from './place-records.ts'
import { TrackedRecords } from './tracked-records.ts'

export interface RoadService {
  /** The same object for a second; of more than 1,000 events, the one built before while a newer one is being built. */
  now: () => RoadsNow
  /** The same, built without blocking other work. */
  fresh: () => Promise<RoadsNow>
  /** Changes with every new list, and only then. */
  readonly version: number
  /** Starts polling, if the site shows feeds. Resolves with their first responses, good or not. */
  start: () => Promise<void>
  /** After the start: starts or stops feeds to match the current content. */
  follow: () => Promise<void>
  close: () => void
}

const MOMENT_MS = 1000
/** Evaluating this many events takes a few milliseconds. */
const LONG_LIST = 1000

/** The road feeds that the site shows, each polled once, with the result for their records. */
export function createRoadService(options: RoadServiceOptions): RoadService {
  const { readContent, pollSeconds = POLL_SECONDS, now = () => new Date() } = options
  const running = new Map<OwnFeed, FollowedFeed & { variant: string }>()
  const track = (kind: 'events-511' | 'wzdx') =>
    new TrackedRecords<FeedEvent>(kind === 'wzdx' ? 'w' : 'e', openGoneEvents(kind, options))
  const events = { 'events-511': track('events-511'), wzdx: track('wzdx') }
  const signs = new TrackedRecords<FeedSign>('s')
  const advisories = new TrackedRecords<FeedAdvisory>('a')
  const readSurroundings = followRoadPlaces(options)
  let placedEvents: readonly PlacedEvent[] = []
  let same: ReadonlyMap<string, string> = new Map()
  let placedSigns: readonly PlacedSign[] = []
  let outside: ReadonlyMap<RoadFeedKind, number> = new Map()
  let signsOutside = 0
  let placings = 0
  let placedWith: Surroundings | null = null
  let moment: { at: number; roads: RoadsNow } | null = null
  let refreshing: Promise<RoadsNow> | null = null
  const placing = new Placing()
  const signPlacing = new Placing()
  /** There is a newer list than `moment` was built from. */
  let isOld = true
  let version = 0
  let hasStarted = false
  let isClosed = false

  const outdate = () => {
    isOld = true
    version++
  }

  const areaOf = (kind: RoadFeedKind, area: Surroundings['area']) =>
    running.get(kind as OwnFeed)?.isSample === true ? null : area

  async function placeEvents(): Promise<void> {
    const surroundings = readSurroundings()
    const begun = ++placings
    const lists = (['events-511', 'wzdx'] as const)
      .filter((kind) => running.has(kind))
      .map((kind) => ({ kind, tracked: events[kind].all }))
    placing.begin(surroundings)
    const built = await buildEventList(lists, placing, (kind) => areaOf(kind, surroundings.area))
    const foundSame = await findSameEvents(built.events)
    // If two run at once, the later one counts.
    if (begun !== placings) return
    placedWith = surroundings
    placedEvents = built.events
    same = foundSame
    outside = built.outside
    outdate()
  }

  async function placeSigns(): Promise<void> {
    const surroundings = readSurroundings()
    const area = areaOf('signs-511', surroundings.area)
    signPlacing.begin(surroundings)
    const built = await buildSignList(running.has('signs-511') ? signs.all : [], signPlacing, area)
    placedSigns = built.signs
    signsOutside = built.outsideArea
    outdate()
  }

  async function note<Item extends { key: string }>(
    tracked: TrackedRecords<Item>,
    items: readonly Item[] | null,
  ): Promise<void> {
    if (items === null) tracked.confirm(now().getTime())
    else await tracked.take(items, now().getTime())
  }

  async function takeEvents(kind: 'events-511' | 'wzdx', items: readonly FeedEvent[] | null): Promise<void> {
    const tracked = events[kind]
    await note(tracked, items)
    const isSame =
      items === null && tracked.forget(now().getTime()) === 0 && isEqual(placedWith, readSurroundings())
    if (!isSame) await placeEvents()
  }

  function open(kind: OwnFeed, source: FeedSource, timeZone: string): FollowedFeed {
    const { feeds, log } = options
    const read = <Item extends { key: string; changedAt?: number | null }>(
      form: RoadForm<Item>,
      take: (items: readonly Item[] | null) => Promise<void>,
    ) => {
      const parse = doubtEmptyLists((text) => parseRecords(form, text))
      const limits = ROAD_LIMITS
      return followFeed({ kind, source, variant: timeZone, parse, take, feeds, log, pollSeconds, limits })
    }
    switch (kind) {
      case 'events-511':
        return read(eventForm(timeZone), (items) => takeEvents(kind, items))
      case 'wzdx':
        return read(WZDX_FORM, (items) => takeEvents(kind, items))
      case 'signs-511':
        return read(signForm(timeZone), async (items) => {
          await note(signs, items)
          await placeSigns()
        })
      case 'advisories-511':
        return read(advisoryForm(timeZone), async (items) => {
          await note(advisories, items)
          outdate()
        })
    }
  }

  const follow = async () => {
    const content = readContent()
    if (!hasStarted || isClosed || content === null) return
    for (const kind of OWN_ROAD_FEEDS) {
      const shown = shownRoadFeed(kind, content.site, options.settings)
      const { timeZone } = content.site.district
      const variant = `${shown} ${timeZone}`
      const before = running.get(kind)
      if (before?.variant === variant || (before === undefined && shown === null)) continue
      before?.poller.stop()
      running.delete(kind)
      if (before !== undefined) clear(kind)
      if (shown === null) continue
      const source = sourceOf(kind, shown, options, now)
      running.set(kind, Object.assign(open(kind, source, timeZone), { variant }))
    }
    await Promise.all([...running.values()].map(({ poller }) => poller.first))
    // Counties, exits or the area may have changed.
    await placeEvents()
    await placeSigns()
  }

  function clear(kind: OwnFeed): void {
    if (kind === 'events-511' || kind === 'wzdx') events[kind] = track(kind)
    outdate()
  }

  /** One step per event, so that a long list can be built with pauses. */
  function* buildNow(at: Date): Generator<undefined, RoadsNow> {
    const asOf = at.toISOString()
    const timesOf = (kind: RoadFeedKind) => ({
      lastSuccessAt: pollTimes(running.get(kind as OwnFeed)?.poller.state).lastSuccessAt,
      pollSeconds,
    })
    const shown = placedEvents.filter(({ feed }) => running.has(feed as OwnFeed))
    const { events: each, longOver } = yield* evaluateEvents(shown, timesOf, at)
    const { events: list, merged } = mergeSameEvents(each, same, (kind) => isFeedLate(timesOf(kind), at))
    const healthOf = (kinds: readonly OwnFeed[]): RoadFeed[] =>
      kinds.flatMap((kind) => {
        const feed = running.get(kind)
        if (feed === undefined) return []
        const outsideArea = kind === 'signs-511' ? signsOutside : (outside.get(kind) ?? 0)
        return [
          describeFeed(
            feed,
            pollSeconds,
            outsideArea,
            new Map([
              ['outsideArea', outsideArea],
              ['longOver', longOver.get(kind) ?? 0],
              ['sameEvent', merged.get(kind) ?? 0],
            ]),
          ),
        ]
      })
    const signsSeenAt = timesOf('signs-511').lastSuccessAt ?? asOf
    return {
      events: { asOf, feeds: healthOf(['events-511', 'wzdx']), events: list },
      signs: {
        asOf,
        feeds: healthOf(['signs-511']),
        signs: running.has('signs-511')
          ? placedSigns.map((sign) => ({ ...sign, lastSeenAt: signsSeenAt }))
          : [],
      },
      advisories: {
        asOf,
        feeds: healthOf(['advisories-511']),
        advisories: running.has('advisories-511')
          ? advisoriesAt(advisories.all, timesOf('advisories-511').lastSuccessAt ?? asOf, at)
          : [],
      },
    }
  }

  function isCurrent(): boolean {
    if (moment === null || isOld) return false
    const age = now().getTime() - moment.at
    return age >= 0 && age < MOMENT_MS
  }

  function keep(at: Date, roads: RoadsNow): RoadsNow {
    moment = { at: at.getTime(), roads }
    isOld = false
    return roads
  }

  function refresh(): Promise<RoadsNow> {
    const at = now()
    refreshing ??= runWithPauses(buildNow(at))
      .then((roads) => keep(at, roads))
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  return {
    now: () => {
      if (moment !== null && isCurrent()) return moment.roads
      // Nobody waits for a long list: requests get the previous one.
      const isLong = placedEvents.length > LONG_LIST
      if (isLong && moment !== null) {
        void refresh()
        return moment.roads
      }
      const at = now()
      return keep(at, runThrough(buildNow(at)))
    },
    fresh: async () => (isCurrent() && moment !== null ? moment.roads : refresh()),
    get version() {
      return version
    },
    start: () => {
      hasStarted = true
      return follow()
    },
    follow,
    close: () => {
      isClosed = true
      for (const { poller } of running.values()) poller.stop()
      running.clear()
    },
  }
}

function isEqual(a: Surroundings | null, b: Surroundings): boolean {
  return a?.area === b.area && a.exits === b.exits && a.shapes === b.shapes
}
