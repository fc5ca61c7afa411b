import type { SiteContent } from '../../content/site-content.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { buildFeeds, type Feed, type FeedEntry } from './build-feeds.ts'

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

/**
 * Writes a feed as Atom. Pure.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function buildAtom(feed: Feed, publicUrl: string): string {
  const { author } = feed
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${feed.id}</id>
<title>${escapeMarkup(feed.title)}</title>
<subtitle>${escapeMarkup(feed.description)}</subtitle>
<updated>${feed.updatedAt}</updated>
<author><name>${escapeMarkup(author.name)}</name><uri>${escapeMarkup(author.url)}</uri></author>
${link({ rel: 'self', type: 'application/atom+xml', href: `${publicUrl}${feed.path}.atom` })}
${link({ rel: 'alternate', type: 'text/html', hreflang: 'en', href: feed.homeUrl })}
${link({ rel: 'alternate', type: 'application/feed+json', href: `${publicUrl}${feed.path}.json` })}
${feed.entries.map(buildEntry).join('')}</feed>
`
}

function buildEntry(entry: FeedEntry): string {
  const { category, file } = entry
  return `<entry xml:lang="${escapeMarkup(entry.language)}">
<id>${entry.id}</id>
<title>${escapeMarkup(entry.title)}</title>
<published>${entry.publishedAt}</published>
<updated>${entry.revisedAt ?? entry.publishedAt}</updated>
<summary>${escapeMarkup(entry.text)}</summary>
<category term="${category.term}" label="${escapeMarkup(category.label)}"/>
${link({ rel: 'alternate', type: 'text/html', hreflang: 'en', href: entry.pageUrl })}
${link({ rel: 'enclosure', type: file.mediaType, hreflang: entry.language, length: String(file.bytes), href: file.url })}
</entry>
`
}

function link(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  return `<link${pairs.join('')}/>`
}
