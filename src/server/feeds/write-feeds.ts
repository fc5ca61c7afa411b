import type { SiteContent } from '../../content/site-content.ts'
import { buildAtom } from './atom-feed.ts'
import { buildFeeds } from './build-feeds.ts'
import { buildJsonFeed } from './json-feed.ts'

/** Every feed in both formats. */
export function* writeFeeds(
  content: Pick<SiteContent, 'site' | 'reports'>,
  publicUrl: string,
): Generator<{ path: string; mediaType: string; text: string }> {
  for (const feed of buildFeeds(content, publicUrl)) {
    const [atom, json] = [buildAtom(feed, publicUrl), buildJsonFeed(feed, publicUrl)]
    yield { path: `${feed.path}.atom`, mediaType: 'application/atom+xml; charset=utf-8', text: atom }
    yield { path: `${feed.path}.json`, mediaType: 'application/feed+json; charset=utf-8', text: json }
  }
}
