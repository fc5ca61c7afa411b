import type { SiteContent } from '../../content/site-content.ts'
import { NOTICE_FEED_PATH } from '../../contract/feed-path.ts'
import type { Notice, NoticeLevel } from '../../contract/notice.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { noonOf, stableId } from './build-feeds.ts'

const LEVELS: Readonly<Record<NoticeLevel, string>> = {
  emergency: 'Emergency',
  closure: 'Closure',
  information: 'Information',
}

/**
 * The notices in force as Atom, in the site's order, in English. An entry's id depends on its start, so a notice that
 * comes back counts as new. Pure.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function buildNoticeFeed(
  { site, notices }: Pick<SiteContent, 'site' | 'notices'>,
  publicUrl: string,
): string {
  const { district, release } = site
  const nameOf = (name: string) => stableId([district.department, district.name, name].join('\n'))
  const newest = notices
    .map(({ from }) => from)
    .toSorted()
    .at(-1)
  const entries = notices.map((notice) =>
    buildEntry(notice, nameOf(`notice/${notice.id}/${notice.from}`), publicUrl),
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${nameOf(NOTICE_FEED_PATH)}</id>
<title>${escapeMarkup(`Notices · ${district.name}`)}</title>
<updated>${newest ?? noonOf(release.date, district.timeZone)}</updated>
<author><name>${escapeMarkup(district.department)}</name><uri>${escapeMarkup(`${publicUrl}/`)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(publicUrl + NOTICE_FEED_PATH)}"/>
<link rel="alternate" type="text/html" hreflang="en" href="${escapeMarkup(`${publicUrl}/`)}"/>
${entries.join('')}</feed>
`
}

function buildEntry({ level, text, from, roads, link }: Notice, id: string, publicUrl: string): string {
  const categories = [level, ...roads].map((term) => `<category term="${escapeMarkup(term)}"/>`)
  return `<entry>
<id>${id}</id>
<title>${escapeMarkup(`${LEVELS[level]}: ${text.en}`)}</title>
<published>${from}</published>
<updated>${from}</updated>
<summary>${escapeMarkup(text.en)}</summary>
${categories.join('')}
<link rel="alternate" type="text/html" href="${escapeMarkup(new URL(link ?? '/', `${publicUrl}/`).href)}"/>
</entry>
`
}
