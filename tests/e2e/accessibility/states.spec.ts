import type { Browser, Page } from '@playwright/test'
import { languagePrefix } from '../../../src/contract/language.ts'
import type { EventsResponse } from '../../../src/contract/roads.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { readTabs } from '../support/needs.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { issuesOf, keepLooks, type Look, lookAt } from './find-violations.ts'
import { STATES } from './states.ts'
import {
  drawIn,
  ONCE,
  type SitePart,
  STATE_WIDTHS,
  scrollsSideways,
  type Visit,
  visitsOf,
} from './ways-to-look.ts'

for (const [number, walk] of STATES.entries()) {
  test(`axe finds nothing to fix in a state that a visitor can meet: ${walk.name}`, async ({
    browser,
    site,
    district,
  }) => {
    const parts = await readParts(site)
    const isThere = ({ part }: { part?: SitePart }) => part === undefined || parts.has(part)
    test.skip(!isThere(walk), `The site has no ${walk.part}`)
    // A district has the same states as the sample: they are looked at in each way once.
    const { languages } = await readSiteInfo(site.contentDir)
    const ways =
      district === null ? visitsOf(number) : ONCE.filter(({ language }) => languages.includes(language))
    test.setTimeout(isEveryCase ? 900_000 : 120_000)
    const looks: Look[] = []
    const tooWide: string[] = []
    for (const visit of ways.filter(({ width }) => STATE_WIDTHS.includes(width))) {
      const page = await openAt(browser, visit, site.url + languagePrefix(visit.language) + walk.path)
      for (const { state, arrive } of walk.steps.filter(isThere)) {
        await arrive(page)
        looks.push(...(await looksAt(page, `${languagePrefix(visit.language)}${walk.path}: ${state}`, visit)))
        if (await scrollsSideways(page)) tooWide.push(`${state}, ${visit.language}, ${visit.width} px`)
      }
      await page.context().close()
    }
    // The conformance report counts what was examined of the sample.
    if (district === null) await keepLooks(`state ${walk.name}`, looks)
    expect(issuesOf(looks)).toEqual([])
    expect(tooWide, 'where the page scrolls sideways').toEqual([])
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

/** A page of its own: what failed to load is on the error console, as it should be. */
async function openAt(browser: Browser, visit: Visit, address: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: visit.width, height: 900 },
  })
  const page = await context.newPage()
  await drawIn(page, visit.schemes[0] ?? 'light')
  await page.goto(address)
  await untilHydrated(page)
  return page
}

async function looksAt(page: Page, name: string, { width, schemes }: Visit): Promise<Look[]> {
  const looks: Look[] = []
  for (const scheme of schemes) {
    await drawIn(page, scheme)
    const rules = looks.length === 0 ? 'every' : 'drawing'
    looks.push(await lookAt(page, name, `${scheme}, ${width} px`, rules))
  }
  return looks
}
