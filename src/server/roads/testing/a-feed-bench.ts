import type { SiteContent } from '../../../content/site-content.ts'
import { readSampleMap } from '../../cameras/testing/sample-map.ts'
import { aSiteContent } from '../../testing/a-site.ts'
import type { ReadList } from '../../upstream/read-feed.ts'
import type { Feeds, PolledFeed } from '../../upstream/shared-feeds.ts'
import type { RoadSettings } from '../road-environment.ts'
import { createRoadService, type RoadService } from '../road-service.ts'

/** A road service whose feeds and clock a test controls. */
export interface FeedBench {
  service: RoadService
  /** Moves the clock to an instant. */
  setTime: (instant: string) => void
  /** One poll of a feed, named by its address: what it sends, `unchanged`, or `null` for no response. */
  poll: (address: string, response: string | 'unchanged' | null) => Promise<void>
  /** The names of the feeds being polled. */
  readonly polled: readonly string[]
}

/** Feeds at addresses such as `https://events.test/`, by the settings. `dataDir`: for a service that survives a restart. */
export async function aFeedBench(
  urls: RoadSettings['urls'],
  site: Partial<SiteContent['site']> = {},
  exits: SiteContent['exits'] = [],
  dataDir?: string,
): Promise<FeedBench> {
  let now = new Date('2026-11-24T12:00:00Z')
  const polls = new Map<string, (response: string | null) => Promise<void>>()
  const feeds: Feeds = {
    follow: <Item, Code extends string>(
      feed: PolledFeed<Item, Code>,
      take: (read: ReadList<Item, NoInfer<Code>>) => Promise<void>,
    ) => {
      const { host } = new URL(feed.address)
      const state = { lastTryAt: null as number | null, lastSuccessAt: null as number | null }
      polls.set(host, async (response) => {
        state.lastTryAt = now.getTime()
        const read = await readOf(feed, response)
        // As the poller does, after the followers have it.
        await take(read)
        if (read.kind !== 'failed') state.lastSuccessAt = now.getTime()
      })
      return { state, first: Promise.resolve(), stop: () => void polls.delete(host) }
    },
  }
  const map = await readSampleMap()
  const content = aSiteContent({ map })
  const district = { ...content.site.district, counties: map.counties.map(({ name }) => name) }
  const live = { ...content, exits, site: { ...content.site, district, sample: false, ...site } }
  const service = createRoadService({
    settings: { urls, keys: {}, allowsPrivateNetworks: false },
    feeds,
    ...(dataDir === undefined ? {} : { dataDir }),
    log: { warn: () => undefined },
    readContent: () => live,
    now: () => now,
  })
  await service.start()
  return {
    service,
    setTime: (instant) => {
      now = new Date(instant)
    },
    poll: async (address, response) => polls.get(new URL(address).host)?.(response),
    get polled() {
      return [...polls.keys()]
    },
  }
}

async function readOf<Item, Code extends string>(
  { parse, address }: PolledFeed<Item, Code>,
  response: string | null,
): Promise<ReadList<Item, Code>> {
  if (response === 'unchanged') return { kind: 'unchanged' }
  const failed = (problems: ReadonlyMap<Code | 'noAnswer', number>) =>
    ({ kind: 'failed', problems, retryAfterSeconds: null }) as const
  if (response === null) return failed(new Map([['noAnswer', 1]]))
  const parsed = await parse(response, address)
  return parsed.kind === 'refused' ? failed(parsed.problems) : parsed
}
