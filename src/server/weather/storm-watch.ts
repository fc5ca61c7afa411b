import type { SiteContent } from '../../content/site-content.ts'
import { isEmergency } from '../../contract/notices-in-force.ts'
import { isFeedLate } from '../../contract/road-event-state.ts'
import type { EventsResponse } from '../../contract/roads.ts'
import { isClosedRoad, type PastStorm } from '../../contract/weather.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { PublishedWeather } from '../snapshot/draft-responses.ts'
import { beginStorm, createStormStore, endStorm, recordMoment } from './storm-record.ts'
import type { WeatherService } from './weather-service.ts'

/** What the site shows of storms: the warnings, the current storm, and past ones. */
export interface StormWatch {
  /** Reads what was recorded before. */
  open: () => Promise<void>
  /** What every page shows at a moment. Records the current storm in the background. */
  publishedAt: (content: SiteContent, now: Date) => PublishedWeather
  /** Resolves once everything is written. */
  close: () => Promise<void>
}

/** Changes to a list of the record are written this often; its beginning and end at once. */
const WRITE_EVERY_MS = 30_000

export function createStormWatch({
  dataDir,
  weather,
  readEvents,
  log,
}: {
  dataDir: string
  weather: Pick<WeatherService, 'warnings'>
  /** The current events on the roads; without feeds they are unknown. */
  readEvents: () => EventsResponse
  log: EventLog
}): StormWatch {
  const store = createStormStore(dataDir)
  /** The same array until one is added: a snapshot is compared by it. */
  let past: readonly PastStorm[] = []
  let current: PastStorm | null = null
  let written: PastStorm | null = null
  let writtenAtMs = 0
  let queue = Promise.resolve()

  function write(storm: PastStorm, now: Date): void {
    written = storm
    writtenAtMs = now.getTime()
    queue = queue
      .then(() => store.write(storm))
      .catch((error: unknown) => {
        // Written again with the next change.
        written = null
        log.error({ err: error }, 'The record of the storm could not be written')
      })
  }

  function follow(content: SiteContent, now: Date, warnings: PublishedWeather['warnings']): void {
    const isStorm = isEmergency(content.notices) && hasStormText(content)
    if (isStorm) {
      const begun =
        current ??
        beginStorm(
          now,
          content.site.district.timeZone,
          past.map(({ id }) => id),
        )
      const closures = closuresOf(readEvents())
      const notices = content.notices.filter(({ level }) => level === 'emergency')
      const isNew = current === null
      current = recordMoment(begun, { now, notices, warnings, closures })
      const isDue = now.getTime() - writtenAtMs >= WRITE_EVERY_MS
      if (current !== written && (isNew || isDue)) write(current, now)
    } else if (current !== null) {
      const ended = endStorm(current, now)
      current = null
      past = [ended, ...past]
      write(ended, now)
    }
  }

  return {
    open: async () => {
      const storms = await store
        .read((name) => log.warn({ file: name }, 'A record of a storm cannot be read and is not shown'))
        .catch((error: unknown) => {
          // In a storm a site without past storms is better than no site.
          log.error({ reason: String(error) }, 'The records of storms cannot be read and are not shown')
          return []
        })
      // A storm in progress when the server stopped continues, or ends with the next check.
      current = storms.find(({ endedAt }) => endedAt === null) ?? null
      past = storms.filter((storm) => storm !== current)
    },
    publishedAt: (content, now) => {
      const warnings = weather.warnings(content, now)
      follow(content, now, warnings)
      return { warnings, pastStorms: past }
    },
    close: () => queue,
  }
}

/** `null`: no feed is current, so a road that is missing in it need not be open. */
function closuresOf({ asOf, feeds, events }: EventsResponse) {
  const own = feeds.filter(({ kind }) => kind === 'events-511' || kind === 'wzdx')
  const now = new Date(asOf)
  const isKnown = own.length > 0 && own.every((feed) => !isFeedLate(feed, now))
  return isKnown ? events.filter((event) => isClosedRoad(event, now)) : null
}

function hasStormText({ pages }: SiteContent): boolean {
  return pages.some(({ page, language }) => page === 'storm' && language === 'en')
}
