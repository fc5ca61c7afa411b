import type { Page } from '@playwright/test'
import { type Language, languagePrefix } from '../../../src/contract/language.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { issuesOf, type Scan, scanPage, storeScans } from './find-violations.ts'
import {
  DISTRICT_VISITS,
  MATRIX_PATHS,
  SHORT_VISIT_COUNT,
  scrollsSideways,
  setColors,
  type Visit,
  visitsOf,
  WIDTHS,
} from './visits.ts'

/** Pages that `districts/every-page.spec.ts` tests in the same way, even in a short run, and with the same parts. */
const TESTED_IN_DISTRICTS =
  /^\/app\/(accessibility|privacy|data|metrics\/definitions|(metrics\?tab|documents\?q|cameras\?view)=(?!mine).+)$/

const SHORT_PATHS = MATRIX_PATHS.filter((path) => !TESTED_IN_DISTRICTS.test(path))

// In a short run, all pages with the same visit are in one window, which has loaded their code after the first.
const GROUPS = isEveryCase
  ? MATRIX_PATHS.map((path) => [path])
  : Array.from({ length: SHORT_VISIT_COUNT }, (_, group) =>
      SHORT_PATHS.filter((_, number) => number % SHORT_VISIT_COUNT === group),
    )

for (const [number, paths] of GROUPS.entries()) {
  test(`axe finds nothing to fix, at any width, in any language and colors: ${paths.join(', ')}`, async ({
    browser,
    site,
    district,
  }) => {
    // A district has the same pages as the sample, so few visits are enough.
    const { languages } = await readSiteInfo(site.contentDir)
    const allVisits =
      district === null
        ? visitsOf(number)
        : DISTRICT_VISITS.filter(({ language }) => languages.includes(language))
    test.setTimeout(isEveryCase ? 900_000 : 180_000)
    // A separate page, because sample cameras without pictures are logged to the console.
    const page = await browser.newPage({ serviceWorkers: 'block' })
    const found: Scan[] = []
    const tooWide: string[] = []
    for (const path of paths) {
      const scans: Scan[] = []
      for (const [language, visits] of Map.groupBy(allVisits, (visit) => visit.language)) {
        const address = site.url + languagePrefix(language) + (await realPath(path, site))
        if (district !== null && (await fetch(address, { redirect: 'manual' })).status !== 200) continue
        await open(page, address)
        for (const visit of visits) scans.push(...(await scanVisit(page, path, visit)))
        tooWide.push(...(await sidewaysAt(page, language)).map((where) => `${path}, ${where}`))
      }
      // The conformance report counts scans of the sample only.
      if (district === null) await storeScans(path, scans)
      found.push(...scans)
    }
    await page.close()
    test.skip(found.length === 0, 'The site has none of these pages')
    expect(issuesOf(found)).toEqual([])
    expect(tooWide, 'pages that scroll sideways').toEqual([])
  })
}

/** Opens a page and all details in it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function scanVisit(page: Page, path: string, visit: Visit): Promise<Scan[]> {
  const { language, width, schemes } = visit
  await page.setViewportSize({ width, height: 900 })
  const scans: Scan[] = []
  for (const scheme of schemes) {
    await setColors(page, scheme)
    const rules = scans.length === 0 ? 'every' : 'rendering'
    scans.push(await scanPage(page, languagePrefix(language) + path, `${scheme}, ${width} px`, rules))
  }
  return scans
}

async function sidewaysAt(page: Page, language: Language): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (await scrollsSideways(page)) found.push(`${language}, ${width} px`)
  }
  return found
}

/** Camera ids depend on the feed: `first` stands for the id of the first camera. */
async function realPath(path: string, site: ReadSite): Promise<string> {
  if (!path.endsWith('/first') || (await readSiteInfo(site.contentDir)).cameras.feed === 'off') return path
  const list = async () => (await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  // A server that has just started gets its first list a moment later.
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return path.replace('first', (await list())[0].id)
}
