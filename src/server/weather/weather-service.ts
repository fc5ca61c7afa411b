import type { SiteContent } from '../../content/site-content.ts'
import { isFeedLate } from '../../contract/road-event-state.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import type { Warning, WeatherAlertsResponse } from '../../contract/weather.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { RoadForm } from '../roads/feed/feed-records.ts'
import { describeFeed, type FollowedFeed, followFeed } from '../roads/followed-feed.ts'
import { pollTimes } from '../upstream/feed-poller.ts'
import { parseRecords } from '../upstream/parse-records.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'
import { buildAlerts, buildWarnings } from './build-warnings.ts'
import { ALERT_FORM, type AlertMessage, type ListedStorm, STORM_FORM } from './parse-alerts.ts'

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

export function createWeatherService(options: {
  settings: WeatherSettings
  feeds: Feeds
  log: EventLog
}): WeatherService {
  const { settings, feeds, log } = options
  const { urls, allowsPrivateNetworks } = settings
  const followed = new Map<WeatherFeedKind, FollowedFeed>()
  let alerts: readonly AlertMessage[] = []
  let ended: readonly AlertMessage[] = []
  let storms: readonly ListedStorm[] = []

  function follow<Item extends { key: string }>(
    kind: WeatherFeedKind,
    form: RoadForm<Item>,
    take: (items: readonly Item[]) => void,
  ): void {
    const address = urls[kind]
    if (address === undefined) return
    const feed = followFeed({
      kind,
      source: { address, allowsPrivateNetworks },
      variant: '',
      parse: (text) => parseRecords(form, text),
      take: async (items) => {
        if (items !== null) take(items)
      },
      feeds,
      log,
      pollSeconds: POLL_SECONDS[kind],
      limits: LIMITS,
    })
    followed.set(kind, feed)
  }

  /** A sample of warnings would be a false warning: a sample feed has no warnings, and says that it is a sample. */
  function healthOf(kind: WeatherFeedKind, isSample: boolean): RoadFeed {
    const [feed, pollSeconds] = [followed.get(kind), POLL_SECONDS[kind]]
    if (feed !== undefined) return describeFeed(feed, pollSeconds, 0)
    return { kind, isSample, ...pollTimes(), pollSeconds, records: 0, outsideArea: 0, problems: [] }
  }

  const alertsAt = (content: SiteContent, now: Date) => {
    const isFeedCurrent = !isFeedLate(healthOf('nws-alerts', false), now)
    return buildAlerts([...alerts, ...ended], zonesOf(content), { now, isFeedCurrent })
  }

  return {
    response: (content, now) => {
      const isSample = content?.site.sample === true
      const hasZones = content !== null && content.site.weather !== undefined
      const kinds = (['nws-alerts', 'nhc-storms'] as const).filter(
        (kind) => hasZones && (urls[kind] !== undefined || isSample),
      )
      return {
        asOf: now.toISOString(),
        feeds: kinds.map((kind) => healthOf(kind, urls[kind] === undefined)),
        alerts: hasZones ? alertsAt(content, now) : [],
        storms: hasZones ? storms.map(activeStorm) : [],
      }
    },
    warnings: (content, now) => {
      const { weather } = content.site
      if (weather === undefined || urls['nws-alerts'] === undefined) return null
      return buildWarnings(alertsAt(content, now), weather)
    },
    start: async () => {
      follow('nws-alerts', ALERT_FORM, (items) => {
        alerts = items
        ended = keepEnded(ended, items, new Date())
      })
      follow('nhc-storms', STORM_FORM, (items) => {
        storms = items.map(({ key: _, ...storm }) => storm)
      })
      await Promise.all([...followed.values()].map(({ poller }) => poller.first))
    },
    close: () => {
      for (const { poller } of followed.values()) poller.stop()
    },
  }
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

function activeStorm({ updatedAt, ...storm }: ListedStorm) {
  return { ...storm, updatedAt: updatedAt?.toISOString() ?? null }
}
