import { createHash } from 'node:crypto'
import type { SiteContent } from '../../content/site-content.ts'
import { writeTime } from '../../content/zoned-time.ts'
import { CATEGORIES, type Category } from '../../contract/category.ts'
import { FEED_PATH } from '../../contract/feed-path.ts'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { pagePath, reportPath, sectionOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { shownCategories } from '../../contract/site-in-language.ts'
import type { SiteInfo } from '../../contract/site-info.ts'

/** A list of new and revised reports, independent of the feed's format. */
export interface Feed {
  /** URL path without its extension: `/feeds/reports`. */
  path: string
  id: string
  title: string
  description: string
  /** URL of the page with the same list. */
  homeUrl: string
  author: { name: string; url: string }
  updatedAt: string
  /** Newest first. */
  entries: readonly FeedEntry[]
}

/** One report. Its id stays the same when the report is revised or the site moves. */
export interface FeedEntry {
  id: string
  title: string
  /** BCP 47. */
  language: string
  text: string
  pageUrl: string
  publishedAt: string
  /** `null`: never revised. */
  revisedAt: string | null
  category: { term: Category; label: string }
  file: { url: string; mediaType: string; bytes: number }
  /** `null`: it has no picture. */
  pictureUrl: string | null
}

const MAX_ENTRIES = 50

/** The feed of all reports, then one per category, all without archived reports. Pure. */
export function buildFeeds(content: Pick<SiteContent, 'site' | 'reports'>, publicUrl: string): Feed[] {
  const newest = content.reports.filter(({ archived }) => !archived).toSorted(byNewestChange)
  const titles = feedTitles(content.site)
  const feedOf = (path: string, title: string, homePath: string, reports: readonly Report[]): Feed => {
    const { district, release } = content.site
    const shown = reports.slice(0, MAX_ENTRIES)
    const day = shown[0] === undefined ? release.date : changedOn(shown[0])
    return {
      path,
      id: stableId(nameOf(content, path)),
      title: `${title} · ${district.name}`,
      description: `${title}, as ${district.name} publishes and revises them.`,
      homeUrl: publicUrl + homePath,
      author: { name: district.department, url: `${publicUrl}/` },
      updatedAt: noonOf(day, district.timeZone),
      entries: shown.map((report) => entryOf(report, titles, content, publicUrl)),
    }
  }
  return [
    feedOf(FEED_PATH, 'New and revised reports', pagePath('documents'), newest),
    ...Array.from(titles, ([category, title]) =>
      feedOf(
        `/feeds/${category}`,
        title,
        pagePath(sectionOf(category)),
        newest.filter((report) => report.category === category),
      ),
    ),
  ]
}

function entryOf(
  report: Report,
  titles: ReadonlyMap<Category, string>,
  content: Pick<SiteContent, 'site'>,
  publicUrl: string,
): FeedEntry {
  const { id, title, language, publishedOn, revisedOn, category, file, thumbnail } = report
  const { timeZone } = content.site.district
  return {
    id: stableId(nameOf(content, `report/${id}`)),
    title,
    language,
    text: textOf(report),
    pageUrl: publicUrl + reportPath(report),
    publishedAt: noonOf(publishedOn, timeZone),
    revisedAt: revisedOn === null ? null : noonOf(revisedOn, timeZone),
    // No report is published in `none`, which has no title.
    category: { term: category, label: titles.get(category) ?? title },
    file: { url: publicUrl + file.url, mediaType: file.mediaType, bytes: file.bytes },
    pictureUrl: thumbnail === null ? null : publicUrl + thumbnail.url,
  }
}

function textOf({ summary, history }: Report): string {
  const [newest] = history
  if (newest === undefined) return summary
  const day = new Date(newest.on).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `${summary} Revised ${day}: ${newest.note}`
}

/** The district's name makes ids unique across districts; the site's address may change. */
function nameOf({ site }: Pick<SiteContent, 'site'>, name: string): string {
  return [site.district.department, site.district.name, name].join('\n')
}

function changedOn({ revisedOn, publishedOn }: Report): string {
  return revisedOn ?? publishedOn
}

function byNewestChange(a: Report, b: Report): number {
  const [dayOfA, dayOfB] = [changedOn(a), changedOn(b)]
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Namespace of the site's ids; chosen at random once. */
const NAMESPACE = Buffer.from('5b0c6f2e9d3a4c1fa7e88d6b2f40c913', 'hex')

/**
 * An id in a feed, `urn:uuid:…`: always the same for the same name, wherever the site is hosted. A version 5 UUID.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9562#section-5.5
 */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${parts.join('-')}`
}

/** Title of a category's feed. Feeds are in English, which is authoritative. */
const TITLES: Readonly<Partial<Record<Category, string>>> = {
  documents_annual: 'Annual reports',
  documents_strategicBusinessPlans: 'Strategic business plans',
  documents_masterPlans: 'Master plans',
  metrics_freeway_quarterly: 'Quarterly freeway reports',
  metrics_freeway_weekly: 'Weekly freeway reports',
  metrics_freeway_monthly: 'Monthly freeway reports',
  services_incidentManagement_tim: 'Traffic incident management reports',
  ramp_monthly: 'Monthly ramp signal reports',
}

/** Every category that the district shows, with the title of its feed. */
function feedTitles(site: SiteInfo): ReadonlyMap<Category, string> {
  const shown = shownCategories(site, DEFAULT_LANGUAGE)
  const titles = CATEGORIES.flatMap((category): [Category, string][] => {
    const profile = shown[category]
    if (profile === undefined) return []
    const { name, road } = profile
    if (road !== undefined) return [[category, `Express lanes reports, ${road}`]]
    if (category.startsWith('metrics_arterial_')) return [[category, `Arterial reports, ${name}`]]
    return [[category, name ?? TITLES[category] ?? category]]
  })
  return new Map(titles)
}

/**
 * Noon of a calendar day in a time zone, in RFC 3339: "2026-11-10T12:00:00-05:00". The office publishes on days, and
 * noon falls on the same day in most readers' time zones.
 */
export function noonOf(day: string, timeZone: string): string {
  // Noon UTC is early morning in the United States, where clocks change at 2 a.m.
  const offset = writeTime(new Date(`${day}T12:00:00Z`), timeZone).slice(-'-05:00'.length)
  return `${day}T12:00:00${offset}`
}
