import { escapeMarkup } from '../http/escape-markup.ts'
import type { Feed, FeedEntry } from './build-feeds.ts'

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
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  return `<link${words.join('')}/>`
}
