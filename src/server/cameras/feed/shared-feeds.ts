import type { FeedKind } from '../../../contract/camera.ts'
import type { CameraCounters } from '../camera-counters.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'
import { createUpstream } from '../upstream/fetch-upstream.ts'
import { type FeedPoller, startPolling } from './feed-poller.ts'
import { createFeedReader, type ReadFeed } from './read-feed.ts'

/** A feed, and how it is called. */
export interface PolledFeed {
  kind: FeedKind
  /** Of the list, with its key. */
  address: string
  pictureHosts: readonly string[]
  allowsPrivateNetworks: boolean
  pollSeconds: number
  /** The calls are counted here; of several sites that follow a feed, where the first one counts. */
  counters: CameraCounters
  log: { warn: (facts: object, event: string) => void }
}

/** Polls feeds, each once, however many sites of this process show it. */
export interface Feeds {
  /** Calls `take` with each outcome, and at once with the last list if there is one, until the result is stopped. */
  follow: (feed: PolledFeed, take: Take) => FeedPoller
}

type Take = (read: ReadFeed) => Promise<void>

interface Polling {
  poller: FeedPoller
  followers: Set<Take>
  readonly list: ReadFeed | null
  close: () => void
}

export function createFeeds(): Feeds {
  const running = new Map<string, Polling>()
  return {
    follow: (feed, take) => {
      const name = JSON.stringify([
        ...[feed.kind, feed.address, feed.pictureHosts],
        ...[feed.allowsPrivateNetworks, feed.pollSeconds],
      ])
      const polling = running.get(name) ?? pollFeed(feed)
      running.set(name, polling)
      polling.followers.add(take)
      const taken = polling.list === null ? Promise.resolve() : take(polling.list)
      const stop = () => {
        polling.followers.delete(take)
        if (polling.followers.size > 0 || running.get(name) !== polling) return
        running.delete(name)
        polling.close()
      }
      return { state: polling.poller.state, first: polling.poller.first.then(() => taken), stop }
    },
  }
}

function pollFeed({ kind, address, counters, log, ...feed }: PolledFeed): Polling {
  const upstream = createUpstream(allowHosts(new URL(address), feed.pictureHosts), feed.allowsPrivateNetworks)
  const readFeed = createFeedReader(kind, address, upstream.fetch, counters)
  const followers: Polling['followers'] = new Set()
  let list: ReadFeed | null = null

  async function ask() {
    // The one boundary of a loop that nobody awaits: a bug in it must be logged, and must not end the server.
    const read = await readFeed().catch((error: unknown): ReadFeed => {
      log.warn({ err: error }, 'The list of cameras could not be read')
      return { kind: 'failed', problems: new Map([['notJson', 1]]), retryAfterSeconds: null }
    })
    if (read.kind === 'list') list = read
    // One site after the other.
    for (const take of followers) await take(read)
    const isFailed = read.kind === 'failed'
    return { isGood: !isFailed, retryAfterSeconds: isFailed ? read.retryAfterSeconds : null }
  }
  const poller = startPolling({ ask, pollSeconds: feed.pollSeconds })
  const close = () => {
    poller.stop()
    upstream.close()
  }
  return {
    poller,
    followers,
    get list() {
      return list
    },
    close,
  }
}
