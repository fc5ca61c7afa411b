import type { Browser, Page } from '@playwright/test'
import { languagePrefix } from '../../../src/contract/language.ts'
import type { EventsResponse } from '../../../src/contract/roads.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { readTabs } from '../support/needs.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { issuesOf, type Scan, scanPage, storeScans } from './find-violations.ts'
import { STATES } from './states.ts'
import {
  DISTRICT_VISITS,
  type SitePart,
  STATE_WIDTHS,
  scrollsSideways,
  setColors,
  type Visit,
  visitsOf,
} from './visits.ts'

for (const [number, walk] of STATES.entries()) {
  test(`axe finds nothing to fix in states that a visitor can encounter: ${walk.name}`, async ({
    browser,
    site,
    district,
  }) => {
    const parts = await readParts(site)
    const hasPart = ({ part }: { part?: SitePart }) => part === undefined || parts.has(part)
    test.skip(!hasPart(walk), `The site has no ${walk.part}`)
    // A district has the same states as the sample, so few visits are enough.
    const { languages } = await readSiteInfo(site.contentDir)
    const visits =
      district === null
        ? visitsOf(number)
        : DISTRICT_VISITS.filter(({ language }) => languages.includes(language))
    test.setTimeout(isEveryCase ? 900_000 : 120_000)
    const scans: Scan[] = []
    const tooWide: string[] = []
    for (const visit of visits.filter(({ width }) => STATE_WIDTHS.includes(width))) {
      const page = await openAt(browser, visit, site.url + languagePrefix(visit.language) + walk.path)
      for (const { state, arrive } of walk.steps.filter(hasPart)) {
        await arrive(page)
        scans.push(
          ...(await scanInSchemes(page, `${languagePrefix(visit.language)}${walk.path}: ${state}`, visit)),
        )
        if (await scrollsSideways(page)) tooWide.push(`${state}, ${visit.language}, ${visit.width} px`)
      }
      await page.context().close()
    }
    // The conformance report counts scans of the sample only.
    if (district === null) await storeScans(`state ${walk.name}`, scans)
    expect(issuesOf(scans)).toEqual([])
    expect(tooWide, 'pages that scroll sideways').toEqual([])
  })
}

async function readParts(site: ReadSite): Promise<ReadonlySet<SitePart>> {
  const { cameras } = await readSiteInfo(site.contentDir)
  const events: EventsResponse = await (await fetch(`${site.url}/api/api/Roads/GetEvents`)).json()
  const parts = {
    cameras: cameras.feed !== 'off',
    figures: (await readTabs(site)).length > 0,
    roads: events.feeds.length > 0,
  }
  return new Set((['cameras', 'figures', 'roads'] as const).filter((part) => parts[part]))
}

/** A separate page, because requests that fail on purpose are logged to the console. */
async function openAt(browser: Browser, visit: Visit, address: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: visit.width, height: 900 },
  })
  const page = await context.newPage()
  await setColors(page, visit.schemes[0] ?? 'light')
  await page.goto(address)
  await untilHydrated(page)
  return page
}

async function scanInSchemes(page: Page, name: string, { width, schemes }: Visit): Promise<Scan[]> {
  const scans: Scan[] = []
  for (const scheme of schemes) {
    await setColors(page, scheme)
    const rules = scans.length === 0 ? 'every' : 'rendering'
    scans.push(await scanPage(page, name, `${scheme}, ${width} px`, rules))
  }
  return scans
}
