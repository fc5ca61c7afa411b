import { buildAccessibilitySummary, type Downloads } from '../../content/compliance-ledger.ts'
import { type ContentProblem, formatProblem, type SiteContent } from '../../content/site-content.ts'
import { dayIn } from '../../contract/calendar-days.ts'
import type { FeedHealth } from '../../contract/camera.ts'
import type { HealthItem } from '../../contract/desk-inbox.ts'
import type { DeskView } from '../../contract/desk-view.ts'
import { pagePath } from '../../contract/pages.ts'
import { isFeedLate, type RoadFeedKind } from '../../contract/road-event-state.ts'
import type { RoadFeed } from '../../contract/roads.ts'
import { readProposals } from '../../publishing/proposals.ts'
import type { CameraService } from '../cameras/camera-service.ts'
import type { MessageService } from '../messages/message-service.ts'
import { inTimeOrNull } from '../messages/storage-readiness.ts'
import { countInbox } from '../outbox/inbox.ts'
import type { OutboxFigures } from '../outbox/outbox-maintenance.ts'
import type { RoadService } from '../roads/road-service.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import type { WeatherService } from '../weather/weather-service.ts'
import { type DeskCall, type DeskVisit, pageAt } from './desk-call.ts'
import type { InboxParts } from './inbox-calls.ts'
import { type DeskContext, proposalsDir } from './make-change.ts'
import { isOwn } from './review-calls.ts'

export interface HealthParts {
  messages: Pick<MessageService, 'readFigures' | 'readReadiness'>
  cameras: Pick<CameraService, 'response'>
  roads: Pick<RoadService, 'now'>
  weather: Pick<WeatherService, 'response'>
  downloads: () => Downloads
  /** Warnings from the last reading of the content. */
  warnings: () => readonly ContentProblem[]
}

/** The health page: problems of the site, most urgent first. */
export function healthCall(site: Pick<LiveSite, 'state'>, parts: HealthParts): DeskCall {
  return pageAt('/desk/health', ['author', 'publisher', 'inbox'], async (visit) =>
    visit.show({ kind: 'health', items: await readHealth(site, parts, visit) }),
  )
}

/** What needs attention now, most urgent first. */
async function readHealth(
  site: Pick<LiveSite, 'state'>,
  parts: HealthParts,
  { content, now }: Pick<DeskVisit, 'content' | 'now'>,
): Promise<HealthItem[]> {
  const { messages, downloads, warnings } = parts
  const [storage, { outbox }] = await Promise.all([messages.readReadiness(), messages.readFigures()])
  const problems = site.state.kind === 'starting' ? [] : site.state.problems
  const items = [
    ...contentItems(problems),
    ...messageItems(storage.kind === 'ready', outbox, now),
    ...feedsOf(parts, content, now).flatMap(([name, feed]) => feedItems(name, feed, now)),
    ...documentItems(content, downloads(), now),
    ...warningItems(warnings()),
  ]
  const order: readonly HealthItem['urgency'][] = ['now', 'soon', 'later']
  const place = ({ urgency }: HealthItem) => order.indexOf(urgency)
  return items.toSorted((a, b) => place(a) - place(b))
}

const MOST_LINES = 20

function contentItems(problems: readonly ContentProblem[]): HealthItem[] {
  if (problems.length === 0) return []
  const title = 'The content folder has problems: visitors see the last good version'
  return [{ urgency: 'now', title, lines: shorten(problems.map(formatProblem)), href: '/desk/history' }]
}

const HOUR_MS = 3_600_000

function messageItems(canStore: boolean, outbox: OutboxFigures | null, now: Date): HealthItem[] {
  if (!canStore || outbox === null) {
    const title = 'Messages cannot be stored: the forms turn visitors away'
    const lines = ['Tell the site’s administrator, who can see why at /readyz and in the log.']
    return [{ urgency: 'now', title, lines, href: null }]
  }
  const { dead, expiring, oldestPendingAt } = outbox
  const items: HealthItem[] = []
  if (dead > 0) {
    const title = `${count(dead, 'message')} could not be delivered by mail`
    const erased = expiring === 0 ? [] : [`${expiring} of them will be erased soon.`]
    const lines = ['Read and answer them in the inbox.', ...erased]
    items.push({ urgency: 'now', title, lines, href: '/desk/inbox' })
  }
  const waitsMs = oldestPendingAt === null ? 0 : now.getTime() - oldestPendingAt.getTime()
  if (waitsMs >= HOUR_MS) {
    const line = `The oldest message has waited ${Math.floor(waitsMs / HOUR_MS)} h for the mail server.`
    items.push({ urgency: 'now', title: 'Mail is late', lines: [line], href: null })
  }
  return items
}

const ROAD_FEED_NAMES: Readonly<Record<RoadFeedKind, string>> = {
  'events-511': 'Road events',
  wzdx: 'Work zones',
  'signs-511': 'Message signs',
  'advisories-511': 'Travel advisories',
  'nws-alerts': 'Weather alerts',
  'nhc-storms': 'Tropical storms',
}

type AnyFeed = FeedHealth | RoadFeed

/** Every feed of the site, with its name for staff. */
function feedsOf(
  { cameras, roads, weather }: HealthParts,
  content: SiteContent,
  now: Date,
): (readonly [name: string, feed: AnyFeed])[] {
  const { events, signs, advisories } = roads.now()
  const others = [events, signs, advisories, weather.response(content, now)].flatMap(({ feeds }) => feeds)
  return [
    ['Cameras', cameras.response().feed],
    ...others.map((feed) => [ROAD_FEED_NAMES[feed.kind], feed] as const),
  ]
}

/** Normal for statewide feeds and for work that two feeds list; nothing can be done about them. */
const EXPECTED = ['outsideArea', 'longOver', 'sameEvent']

export function feedItems(name: string, feed: AnyFeed, now: Date): HealthItem[] {
  if (feed.kind === 'off') return []
  const { lastSuccessAt, lastTryAt, problems } = feed
  const lines = problems
    .filter(({ code }) => !EXPECTED.includes(code))
    .map(({ message, count: records }) => (records > 1 ? `${message} (${records} records)` : message))
  // Right after the start it has not been requested yet.
  if (isFeedLate(feed, now) && (lastSuccessAt ?? lastTryAt) !== null) {
    const since = lastSuccessAt === null ? 'since the site started' : `for ${spanSince(lastSuccessAt, now)}`
    return [{ urgency: 'now', title: `${name}: the feed has not responded ${since}`, lines, href: null }]
  }
  if (lines.length === 0) return []
  const title = `${name}: the feed has records with problems`
  return [{ urgency: 'later', title, lines: shorten(lines), href: null }]
}

function spanSince(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
  return minutes < 120 ? count(minutes, 'minute') : count(Math.floor(minutes / 60), 'hour')
}

function documentItems(content: SiteContent, downloads: Downloads, now: Date): HealthItem[] {
  const { due, complianceDate, queue } = buildAccessibilitySummary(content, downloads)
  if (due === 0) return []
  const today = dayIn(content.site.district.timeZone, now)
  const days = complianceDate === null ? null : (Date.parse(complianceDate) - Date.parse(today)) / 86_400_000
  const when =
    days === null
      ? ''
      : days < 0
        ? `, ${count(-days, 'day')} after the deadline`
        : `, ${count(days, 'day')} before the deadline`
  return [
    {
      urgency: days !== null && days < 0 ? 'now' : 'soon',
      title: `${count(due, 'document')} may not be readable by everyone${when}`,
      lines: shorten(queue.map(({ title, findings }) => `${title}: ${findingsOf(findings)}`)),
      href: pagePath('accessibility'),
    },
  ]
}

function findingsOf(findings: number | null): string {
  return findings === null ? 'could not be checked' : count(findings, 'finding')
}

function warningItems(warnings: readonly ContentProblem[]): HealthItem[] {
  const isTranslation = ({ file, message }: ContentProblem) =>
    /^pages\/[a-z]{2}(\/|$)/.test(file) || message.startsWith('translations.')
  const { translations = [], others = [] } = Object.groupBy(warnings, (one) =>
    isTranslation(one) ? 'translations' : 'others',
  )
  const item = (title: string, list: readonly ContentProblem[], href: string | null): HealthItem[] =>
    list.length === 0 ? [] : [{ urgency: 'later', title, lines: shorten(list.map(formatAtDesk)), href }]
  return [
    ...item('Translations are missing, older than their English, or drafts', translations, '/desk/pages'),
    ...item('The content folder has warnings', others, null),
  ]
}

function formatAtDesk(problem: ContentProblem): string {
  return problem.atDesk ?? formatProblem(problem)
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES
  return more <= 0 ? [...lines] : [...lines.slice(0, MOST_LINES), `${more} more`]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

interface HomeParts {
  context: DeskContext
  inbox: InboxParts
  health: HealthParts
  site: Pick<LiveSite, 'state'>
}

/** The desk's home page: what a person can do, and how much is waiting. */
export function homeCall(parts: HomeParts): DeskCall {
  return pageAt('/desk', ['author', 'publisher', 'inbox'], async (visit) =>
    visit.show({ kind: 'home', waiting: await countWaiting(parts, visit) }),
  )
}

async function countWaiting(
  { context, inbox, health, site }: HomeParts,
  visit: DeskVisit,
): Promise<Extract<DeskView, { kind: 'home' }>['waiting']> {
  const [proposals, messages, items] = await Promise.all([
    readProposals(proposalsDir(context)),
    // Missing while the store is unavailable, which the inbox page reports.
    visit.roles.includes('inbox') ? inTimeOrNull(countInbox(inbox.database)) : null,
    readHealth(site, health, visit),
  ])
  return {
    review: proposals.filter((one) =>
      one.returned === null ? visit.roles.includes('publisher') : isOwn(visit, one),
    ).length,
    inbox: messages?.new ?? 0,
    health: items.filter(({ urgency }) => urgency !== 'later').length,
  }
}
