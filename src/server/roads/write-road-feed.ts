import { OTHER_ROADS } from '../../contract/camera-place.ts'
import { ROAD_FEED_PATH } from '../../contract/feed-path.ts'
import type { EventsResponse, RoadEvent } from '../../contract/roads.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { stableId } from '../feeds/build-feeds.ts'
import { escapeMarkup } from '../http/escape-markup.ts'

const MAX_ENTRIES = 100

/**
 * The events on the roads as Atom, the last changed first, in English. An entry keeps its id from the first report to the
 * end of the event; a sample says so. Pure.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeRoadFeed(
  { asOf, feeds, events }: EventsResponse,
  { district }: Pick<SiteInfo, 'district'>,
  publicUrl: string,
): string {
  const nameOf = (name: string) => stableId([district.department, district.name, name].join('\n'))
  const samples = new Set(feeds.filter(({ isSample }) => isSample).map(({ kind }) => kind))
  const entries = events
    .map((event) => ({ event, updated: changeOf(event) }))
    .toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
    .slice(0, MAX_ENTRIES)
  const lastSuccess = feeds
    .flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    .toSorted()
    .at(-1)
  const home = `${publicUrl}/app/roads`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${nameOf(ROAD_FEED_PATH)}</id>
<title>${escapeMarkup(`On the road now · ${district.name}`)}</title>
<subtitle>${escapeMarkup(subtitleOf(feeds, lastSuccess))}</subtitle>
<updated>${entries[0]?.updated ?? lastSuccess ?? asOf}</updated>
<author><name>${escapeMarkup(district.department)}</name><uri>${escapeMarkup(`${publicUrl}/`)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(publicUrl + ROAD_FEED_PATH)}"/>
<link rel="alternate" type="text/html" hreflang="en" href="${escapeMarkup(home)}"/>
${entries
  .map(({ event, updated }) =>
    writeEntry(event, { updated, id: nameOf(`event/${event.id}`), isSample: samples.has(event.feed), home }),
  )
  .join('')}</feed>
`
}

/** Never "nothing is going on" if that is not known. */
function subtitleOf(feeds: EventsResponse['feeds'], lastSuccess: string | undefined): string {
  if (feeds.length === 0) return 'This site has no feed of events.'
  return lastSuccess === undefined
    ? 'No list of events was received yet.'
    : `As of the list received at ${lastSuccess}.`
}

function changeOf(event: RoadEvent): string {
  return event.goneAt ?? event.changedAt ?? event.reportedAt ?? event.startsAt ?? event.lastSeenAt
}

const STATES: Readonly<Record<RoadEvent['state'], string>> = {
  open: '',
  unconfirmed: 'Unconfirmed: ',
  ended: 'Ended: ',
}

function writeEntry(
  { sentence, operatorText, kind, state, road, reportedAt }: RoadEvent,
  { updated, id, isSample, home }: { updated: string; id: string; isSample: boolean; home: string },
): string {
  const title = `${isSample ? 'Sample: ' : ''}${STATES[state]}${sentence.en}`
  const terms = [kind, state, ...(isSample ? ['sample'] : [])]
  const text = operatorText === null ? sentence.en : `${sentence.en}\n${operatorText}`
  return `<entry>
<id>${id}</id>
<title>${escapeMarkup(title)}</title>
<published>${reportedAt ?? updated}</published>
<updated>${updated}</updated>
<summary>${escapeMarkup(text)}</summary>
${terms.map((term) => `<category term="${escapeMarkup(term)}"/>`).join('')}
<link rel="alternate" type="text/html" href="${escapeMarkup(road === OTHER_ROADS ? home : `${home}?road=${encodeURIComponent(road)}`)}"/>
</entry>
`
}
