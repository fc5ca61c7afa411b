import type { Feed, FeedEntry } from './build-feeds.ts'

/**
 * Writes a feed as JSON Feed. Pure.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function buildJsonFeed(feed: Feed, publicUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: `${publicUrl}${feed.path}.json`,
    language: 'en',
    authors: [feed.author],
    items: feed.entries.map(buildItem),
  })
}

function buildItem(entry: FeedEntry) {
  const { file } = entry
  return {
    id: entry.id,
    url: entry.pageUrl,
    title: entry.title,
    content_text: entry.text,
    date_published: entry.publishedAt,
    ...(entry.revisedAt === null ? {} : { date_modified: entry.revisedAt }),
    ...(entry.pictureUrl === null ? {} : { image: entry.pictureUrl }),
    language: entry.language,
    tags: [entry.category.label],
    attachments: [
      { url: file.url, mime_type: file.mediaType, title: entry.title, size_in_bytes: file.bytes },
    ],
  }
}
