import type { SiteContent } from '../../content/site-content.ts'
import { isFeedLate } from '../../contract/road-event-state.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import type { Warning, WeatherAlertsResponse } from '../../contract/weather.ts'
import type { EventLog } from '../platform/event-log.ts'
import { type FeedPoller, pollTimes } from '../upstream/feed-poller.ts'
import type { ParsedList, ReadList } from '../upstream/read-feed.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'
import { parseJson } from '../upstream/split-records.ts'
import { buildAlerts, buildWarnings } from './build-warnings.ts'
import {
  type AlertMessage,
  type ListedStorm,
  parseAlerts,
  parseStorms,
  type ReadRecords,
  type WeatherProblem,
} from './parse-alerts.ts'

/** The settings of the weather feeds. */
export interface WeatherSettings {
  urls: Readonly<Partial<Record<WeatherFeedKind, string>>>
  allowsPrivateNetworks: boolean
}

type WeatherFeedKind = 'nws-alerts' | 'nhc-storms'

export interface WeatherService {
  /** All weather data at a moment, for a site with this content. */
  response: (content: SiteContent | null, now: Date) => WeatherAlertsResponse
  /** What every page shows. `null`: the site has no zones, or no feed. */
  warnings: (content: SiteContent, now: Date) => readonly Warning[] | null
  /** Starts polling. Resolves with the first responses, good or not. */
  start: () => Promise<void>
  close: () => void
}

/**
 * Four calls a minute: a warning is on pages within 60 s even if an open page looks half a minute later, and another
 * server requests the list. The center's list changes every few hours.
 */
const POLL_SECONDS: Readonly<Record<WeatherFeedKind, number>> = { 'nws-alerts': 15, 'nhc-storms': 300 }

/** All alerts of the United States are some 8 MB. */
const LIMITS = { timeMs: 15_000, bytes: 24 * 1024 * 1024 }

/** A cancelled warning stays cancelled, even if a server in between sends an older list again. */
const ENDED_KEPT_MS = 24 * 60 * 60_000
const MOST_ENDED = 2_000

type FeedCode = WeatherProblem | 'notAList' | 'notJson'
type List<Item> = { kind: 'list' } & ReadRecords<Item>

interface Followed<Item> {
  kind: WeatherFeedKind
  items: readonly Item[]
  problems: ReadonlyMap<string, number>
  /** The problem of the last request, if it failed. */
  failure: ReadonlyMap<string, number>
  records: number
  poller: FeedPoller | null
}

export function createWeatherService(options: {
  settings: WeatherSettings
  feeds: Feeds
  log: EventLog
}): WeatherService {
  const { settings } = options
  const alerts = followed<AlertMessage>('nws-alerts')
  const storms = followed<ListedStorm>('nhc-storms')
  let ended: readonly AlertMessage[] = []

  function follow<Item>(
    feed: Followed<Item>,
    parse: (response: unknown) => ReadRecords<Item> | null,
    note: (items: readonly Item[]) => void = () => undefined,
  ): Promise<void> {
    const address = settings.urls[feed.kind]
    if (address === undefined) return Promise.resolve()
    const polled = {
      name: feed.kind,
      address,
      hosts: [],
      limits: LIMITS,
      allowsPrivateNetworks: settings.allowsPrivateNetworks,
      pollSeconds: POLL_SECONDS[feed.kind],
      log: options.log,
      parse: async (text: string) => parseList(text, parse),
    }
    feed.poller = options.feeds.follow<List<Item>, FeedCode>(polled, async (read) => {
      take(read, feed)
      if (read.kind === 'list') note(read.items)
    })
    return feed.poller.first
  }

  function isCurrent(now: Date): boolean {
    return !isFeedLate(healthOf(alerts, settings, false), now)
  }

  const alertsAt = (content: SiteContent, now: Date) =>
    buildAlerts([...alerts.items, ...ended], zonesOf(content), { now, isFeedCurrent: isCurrent(now) })

  return {
    response: (content, now) => {
      const isSample = content?.site.sample === true
      const hasZones = content !== null && content.site.weather !== undefined
      const feeds = hasZones ? [alerts, storms].filter((feed) => hasFeed(feed, settings, isSample)) : []
      return {
        asOf: now.toISOString(),
        feeds: feeds.map((feed) => healthOf(feed, settings, isSample)),
        alerts: hasZones ? alertsAt(content, now) : [],
        storms: hasZones ? storms.items.map(activeStorm) : [],
      }
    },
    warnings: (content, now) => {
      const { weather } = content.site
      if (weather === undefined || settings.urls['nws-alerts'] === undefined) return null
      return buildWarnings(alertsAt(content, now), weather)
    },
    start: async () => {
      const rememberEnded = (items: readonly AlertMessage[]) => {
        ended = keepEnded(ended, items, new Date())
      }
      await Promise.all([follow(alerts, parseAlerts, rememberEnded), follow(storms, parseStorms)])
    },
    close: () => {
      alerts.poller?.stop()
      storms.poller?.stop()
    },
  }
}

function followed<Item>(kind: WeatherFeedKind): Followed<Item> {
  return { kind, items: [], problems: new Map(), failure: new Map(), records: 0, poller: null }
}

async function parseList<Item>(
  text: string,
  parse: (response: unknown) => ReadRecords<Item> | null,
): Promise<ParsedList<List<Item>, FeedCode>> {
  const response = parseJson(text)
  if (response === undefined) return { kind: 'refused', problems: new Map([['notJson', 1]]) }
  const read = parse(response)
  return read === null ? { kind: 'refused', problems: new Map([['notAList', 1]]) } : { kind: 'list', ...read }
}

function take<Item>(read: ReadList<List<Item>, FeedCode>, feed: Followed<Item>): void {
  feed.failure = read.kind === 'failed' ? read.problems : new Map()
  if (read.kind !== 'list') return
  feed.items = read.items
  feed.problems = read.problems
  feed.records = read.records
}

/** The messages of the last day that ended an event, including those of the new list. Pure. */
export function keepEnded(
  known: readonly AlertMessage[],
  items: readonly AlertMessage[],
  now: Date,
): AlertMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  const fresh = items.filter((item) => !ids.has(item.id) && endsSomething(item))
  return [...known, ...fresh]
    .filter(({ sentAt }) => now.getTime() - sentAt.getTime() < ENDED_KEPT_MS)
    .slice(-MOST_ENDED)
}

function endsSomething({ messageType, vtec }: AlertMessage): boolean {
  return messageType === 'Cancel' || vtec.some(({ action }) => /^(?:CAN|UPG|EXP)$/.test(action))
}

function zonesOf({ site }: SiteContent): string[] {
  return site.weather?.zones.map(({ zone }) => zone) ?? []
}

function hasFeed({ kind }: Followed<unknown>, { urls }: WeatherSettings, isSample: boolean): boolean {
  return urls[kind] !== undefined || isSample
}

function healthOf(feed: Followed<unknown>, { urls }: WeatherSettings, isSample: boolean): RoadFeed {
  const { kind, problems, failure, records, poller } = feed
  return {
    kind,
    // A sample of warnings would be a false warning: the sample feed has no warnings, and says that it is a sample.
    isSample: isSample && urls[kind] === undefined,
    ...pollTimes(poller?.state),
    pollSeconds: POLL_SECONDS[kind],
    records,
    outsideArea: 0,
    problems: [...problems, ...failure].map(([code, count]) => ({
      code,
      count,
      message: MESSAGES[code] ?? code,
    })),
  }
}

/** What each problem means, in a sentence for the public. */
const MESSAGES: Readonly<Record<string, string>> = {
  noAnswer: 'The service did not respond in time.',
  tooLarge: 'The response was too large to be a list of warnings, so it was not read.',
  cutShort: 'The response was cut off.',
  forbiddenAddress: 'The list’s address leads to a server this site may not use.',
  refusedByAgency: 'The service refused to provide its list.',
  notJson: 'The response was not in the agreed format.',
  notAList: 'The response had no list of warnings.',
  notARecord: 'Records that were not in the agreed format were left out.',
  noId: 'Records without an ID or a name were left out.',
  noTime: 'Warnings without the time they were sent were left out.',
  unreadableVtec: 'Warnings whose event code cannot be read were left out.',
  tooLong: 'Warnings with more text than the service writes were left out.',
  tooManyRecords: 'The list had more records than this site reads. The rest were left out.',
}

function activeStorm({ updatedAt, ...storm }: ListedStorm) {
  return { ...storm, updatedAt: updatedAt?.toISOString() ?? null }
}
