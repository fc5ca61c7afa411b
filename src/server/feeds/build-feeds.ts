import type { SiteContent } from '../../content/site-content.ts'
import type { Category } from '../../contract/category.ts'
import { FEED_PATH } from '../../contract/feed-path.ts'
import { pagePath, reportPath, sectionOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { FEED_CATEGORIES, FEED_TITLES } from './feed-titles.ts'
import { noonOf } from './noon-of.ts'
import { stableId } from './stable-id.ts'

/** One list of new and revised reports, before it is written in one format or the other. */
export interface Feed {
  /** Address path without its ending: `/feeds/reports`. */
  path: string
  id: string
  title: string
  description: string
  /** Address of the page that lists the same. */
  homeUrl: string
  author: { name: string; url: string }
  updatedAt: string
  /** Newest first. */
  entries: readonly FeedEntry[]
}

/** One report. Its id stays when the report is revised or the site moves. */
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
  /** `null`: there is no picture of it. */
  pictureUrl: string | null
}

const MOST_ENTRIES = 50

/** The feed of all reports, then that of each category; archived reports are in none of them. Pure. */
export function buildFeeds(content: Pick<SiteContent, 'site' | 'reports'>, publicUrl: string): Feed[] {
  const newest = content.reports.filter(({ archived }) => !archived).toSorted(byNewestChange)
  const feedOf = (path: string, title: string, homePath: string, reports: readonly Report[]): Feed => {
    const { district, release } = content.site
    const shown = reports.slice(0, MOST_ENTRIES)
    const day = shown[0] === undefined ? release.date : changedOn(shown[0])
    return {
      path,
      id: stableId(nameOf(content, path)),
      title: `${title} · ${district.name}`,
      description: `${title}, as ${district.name} publishes and revises them.`,
      homeUrl: publicUrl + homePath,
      author: { name: district.department, url: `${publicUrl}/` },
      updatedAt: noonOf(day, district.timeZone),
      entries: shown.map((report) => entryOf(report, content, publicUrl)),
    }
  }
  return [
    feedOf(FEED_PATH, 'New and revised reports', pagePath('documents'), newest),
    ...FEED_CATEGORIES.map((category) =>
      feedOf(
        `/feeds/${category}`,
        FEED_TITLES[category],
        pagePath(sectionOf(category)),
        newest.filter((report) => report.category === category),
      ),
    ),
  ]
}

function entryOf(report: Report, content: Pick<SiteContent, 'site'>, publicUrl: string): FeedEntry {
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
    // No report is published in `none`, which has no title of its own.
    category: { term: category, label: category === 'none' ? title : FEED_TITLES[category] },
    file: { url: publicUrl + file.url, mediaType: file.mediaType, bytes: file.bytes },
    pictureUrl: thumbnail === null ? null : publicUrl + thumbnail.url,
  }
}

/** The summary, and of a revised report what changed last. */
function textOf({ summary, history }: Report): string {
  const [newest] = history
  if (newest === undefined) return summary
  const day = new Date(newest.on).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return `${summary} Revised ${day}: ${newest.note}`
}

/** The district's name keeps ids apart from those of another district; the site's address may change. */
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
