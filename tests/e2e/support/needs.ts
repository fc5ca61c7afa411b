import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Category, METRICS_GROUPS, type MetricsGroup } from '../../../src/contract/category.ts'
import type { Language } from '../../../src/contract/language.ts'
import { type LocalText, textIn } from '../../../src/contract/local-text.ts'
import { metricsChoices } from '../../../src/contract/metrics-choices.ts'
import { reportAddressOf } from '../../../src/contract/pages.ts'
import type { Report } from '../../../src/contract/report.ts'
import type { EventsResponse, RoadFeed } from '../../../src/contract/roads.ts'
import { shownCategories } from '../../../src/contract/site-in-language.ts'
import type { SiteInfo } from '../../../src/contract/site-info.ts'
import { readSiteInfo } from './districts.ts'
import { expect, type ReadSite, test } from './site.ts'

/** The site's `site.yaml`. Skips the test on a site without one of the languages. */
export async function needLanguages(site: ReadSite, ...languages: readonly Language[]): Promise<SiteInfo> {
  const info = await readSiteInfo(site.contentDir)
  for (const language of languages)
    test.skip(!info.languages.includes(language), `The site has no pages in “${language}”`)
  return info
}

/** Skips the test on a site whose menu has no report. */
export async function needPromo(site: ReadSite): Promise<void> {
  const { promo } = await readSiteInfo(site.contentDir)
  test.skip(promo === undefined, 'The menu of the site shows no report')
}

/** Skips the test on a site without cameras. */
export async function needCameras(site: ReadSite): Promise<void> {
  const { cameras } = await readSiteInfo(site.contentDir)
  test.skip(cameras.feed === 'off', 'The site has no cameras')
}

/** The feeds of road events, once events are listed. Skips the test on a site without them. */
export async function needRoads(site: ReadSite): Promise<readonly RoadFeed[]> {
  const read = async (): Promise<EventsResponse> =>
    (await fetch(`${site.url}/api/api/Roads/GetEvents`)).json()
  const { feeds } = await read()
  test.skip(feeds.length === 0, 'The site has no feed of events')
  // The first list arrives a moment after the server's start.
  await expect.poll(async () => (await read()).events.length).toBeGreaterThan(0)
  return feeds
}

/** An abbreviation that the site's services page explains. Skips the test on a site without one. */
export async function needAbbreviation(site: ReadSite, language: Language = 'en') {
  const { abbreviations } = await needLanguages(site, language)
  const text = await readFile(join(site.contentDir, 'pages', language, 'services.md'), 'utf8')
  const [name, term] =
    Object.entries(abbreviations).find(([one]) => new RegExp(`\\b${one}\\b`).test(text)) ?? []
  test.skip(term === undefined, 'The services page of the site has no abbreviation')
  const meaning: LocalText = term?.meaning ?? ''
  return { name: name ?? '', meaning: textIn(meaning, language) }
}

const TAB_NAMES = {
  freeway: 'Freeway',
  arterial: 'Arterial',
  express: 'Express lanes',
  ramp: 'Ramp signals',
} as const
export type MetricsTab = keyof typeof TAB_NAMES

/** The tabs of a site's metrics page in order, each with a view that has figures. `null`: the tab has none. */
export async function readTabs(site: ReadSite) {
  const { tabs, counties, roads } = metricsChoices(shownCategories(await readSiteInfo(site.contentDir), 'en'))
  const files: string[] = await readdir(join(site.contentDir, 'metrics')).catch(() => [])
  const hasFigures = (group: MetricsGroup) => files.includes(`${METRICS_GROUPS[group]}.csv`)
  const [county, road] = [counties.find(hasFigures), roads.find(hasFigures)]
  const views = {
    freeway: hasFigures('weekly') ? '' : null,
    arterial: county === undefined ? null : `?tab=arterial&county=${county}`,
    express: road === undefined ? null : `?tab=express&road=${road}`,
    ramp: hasFigures('ramp') ? '?tab=ramp' : null,
  }
  return tabs.map((tab) => ({ tab, name: TAB_NAMES[tab], view: views[tab] }))
}

/** The address of a view with figures in a tab of the metrics page. Skips the test on a site without any. */
export async function needFigures(site: ReadSite, tab: MetricsTab = 'freeway'): Promise<string> {
  const view = (await readTabs(site)).find((one) => one.tab === tab)?.view ?? null
  test.skip(view === null, `The site publishes no ${tab} figures`)
  return `${site.url}/app/metrics${view}`
}

/** A report of the site. */
export interface OwnReport {
  id: string
  title: string
  /** `/app/documents/annual-report-fy2026` */
  path: string
}

/** The newest report of the site. Skips the test on a site that has published none. */
export async function needReport(site: ReadSite): Promise<OwnReport> {
  const feed: { items: readonly { url: string; title: string }[] } = await (
    await fetch(`${site.url}/feeds/reports.json`)
  ).json()
  const [newest] = feed.items
  test.skip(newest === undefined, 'The site has published no report')
  const { url = site.url, title = '' } = newest ?? {}
  const path = new URL(url).pathname
  return { id: reportAddressOf(path)?.id ?? '', title, path }
}

/** The unarchived reports of a category, newest period first. Skips the test if there are none. */
export async function needReports(
  site: ReadSite,
  category: Category,
): Promise<readonly [Report, ...Report[]]> {
  const all: readonly Report[] = await (
    await fetch(`${site.url}/api/api/Documents/GetReports/${category}`)
  ).json()
  const [newest, ...older] = all.filter(({ archived }) => !archived)
  test.skip(newest === undefined, `The site has published nothing in ${category}`)
  if (newest === undefined) throw new Error('The test was skipped')
  return [newest, ...older]
}
