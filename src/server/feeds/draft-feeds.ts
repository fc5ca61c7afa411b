import type { SiteContent } from '../../content/site-content.ts'
import type { ResponseDraft } from '../snapshot/prepared-response.ts'
import { buildAtom } from './atom-feed.ts'
import { buildFeeds } from './build-feeds.ts'
import { buildJsonFeed } from './json-feed.ts'

/** Every feed in both formats. Programs on other sites may read them as they may read the API. */
export function* draftFeeds(
  content: Pick<SiteContent, 'site' | 'reports'>,
  publicUrl: string,
): Generator<ResponseDraft> {
  for (const feed of buildFeeds(content, publicUrl)) {
    yield draftOf(`${feed.path}.atom`, 'application/atom+xml; charset=utf-8', buildAtom(feed, publicUrl))
    yield draftOf(`${feed.path}.json`, 'application/feed+json; charset=utf-8', buildJsonFeed(feed, publicUrl))
  }
}

function draftOf(path: string, mediaType: string, text: string): ResponseDraft {
  return { path, kind: 'api', mediaType, bytes: Buffer.from(text) }
}
