import { createHash } from 'node:crypto'
import { allowHosts } from './allowed-hosts.ts'
import { type FeedPoller, startPolling } from './feed-poller.ts'
import { createUpstream, type Upstream } from './fetch-upstream.ts'
import { createFeedReader, type FeedList, type FeedStore, type ReadList } from './read-feed.ts'

/** A feed, and how it is called. */
export interface PolledFeed<Item, Code extends string> extends FeedList<Item, Code> {
  /** What is read, and everything else its reading depends on: feeds with the same name and address are shared. */
  name: string
  /** Servers a redirect may lead to, besides the feed's own. */
  hosts: readonly string[]
  allowsPrivateNetworks: boolean
  pollSeconds: number
  /** Generates the responses of a sample. Missing: the feed's server is called. */
  fetch?: Upstream['fetch']
  log: { warn: (facts: object, event: string) => void }
}

/** Polls feeds, each once, however many sites of this process show it; with a store, once for all servers that share it. */
export interface Feeds {
  /** Calls `take` with each outcome, and at once with the last list if there is one, until the result is stopped. */
  follow: <Item, Code extends string>(
    feed: PolledFeed<Item, Code>,
    take: Take<Item, NoInfer<Code>>,
  ) => FeedPoller
}

type Take<Item, Code extends string> = (read: ReadList<Item, Code>) => Promise<void>

interface Polling<Item, Code extends string> {
  poller: FeedPoller
  followers: Set<Take<Item, Code>>
  readonly list: ReadList<Item, Code> | null
  close: () => void
}

/** `store`: of servers that share a database; `null`: this server is alone. */
export function createFeeds(store: FeedStore | null = null): Feeds {
  const running = new Map<string, unknown>()
  return {
    follow: <Item, Code extends string>(feed: PolledFeed<Item, Code>, take: Take<Item, NoInfer<Code>>) => {
      const name = JSON.stringify([
        ...[feed.name, feed.address, feed.hosts],
        ...[feed.allowsPrivateNetworks, feed.pollSeconds],
      ])
      // Feeds with the same name are read into the same lists.
      const polling = (running.get(name) as Polling<Item, Code> | undefined) ?? pollFeed(feed, store)
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

/** Names a feed's address where it is stored: it may hold a key. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 16)
}

function pollFeed<Item, Code extends string>(
  feed: PolledFeed<Item, Code>,
  store: FeedStore | null,
): Polling<Item, Code> {
  const { address, hosts, allowsPrivateNetworks, pollSeconds, log } = feed
  const upstream = createUpstream(allowHosts(new URL(address), hosts), allowsPrivateNetworks)
  const name = `${feed.name} ${addressHash(address)}`
  const shared = store === null || feed.fetch !== undefined ? null : { store, name }
  const readFeed = createFeedReader(feed, feed.fetch ?? upstream.fetch, shared)
  const followers: Polling<Item, Code>['followers'] = new Set()
  const noteOutcome = createFailureLog(new URL(address).host, log)
  let list: ReadList<Item, Code> | null = null

  async function request() {
    const requestedAt = Date.now()
    // The one boundary of a loop that nobody awaits: a bug in it must be logged, and must not end the server.
    const timed = await readFeed().catch((error: unknown) => {
      log.warn({ err: error }, 'A feed could not be read')
      const problems = new Map([['notJson', 1] as const])
      const read = { kind: 'failed' as const, problems, retryAfterSeconds: null }
      return { read, requestedAt, receivedAt: null, isFollowing: false }
    })
    const { read } = timed
    noteOutcome(read)
    if (read.kind === 'list') list = read
    // One site after the other.
    for (const take of followers)
      await take(read).catch((error: unknown) => log.warn({ err: error }, 'A list could not be taken'))
    return { ...timed, retryAfterSeconds: read.kind === 'failed' ? read.retryAfterSeconds : null }
  }
  const poller = startPolling({ request, pollSeconds })
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

/** Logs when a feed begins to fail, and when it works again; not each time. `host`: its server, without the key. */
export function createFailureLog(host: string, log: PolledFeed<never, never>['log']) {
  let isFailing = false
  return (read: ReadList<unknown, string>): void => {
    if ((read.kind === 'failed') === isFailing) return
    isFailing = !isFailing
    if (read.kind === 'failed')
      log.warn({ host, problems: [...read.problems.keys()] }, 'A feed fails: visitors see its last list')
    else log.warn({ host }, 'A feed that failed works again')
  }
}
