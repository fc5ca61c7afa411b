import type { Page } from '@playwright/test'
import { type Language, languagePrefix } from '../../../src/contract/language.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { issuesOf, keepLooks, type Look, lookAt } from './find-violations.ts'
import {
  drawIn,
  MATRIX_PATHS,
  ONCE,
  SHORT_WAYS,
  scrollsSideways,
  type Visit,
  visitsOf,
  WIDTHS,
} from './ways-to-look.ts'

/** What `districts/every-page.spec.ts` looks at in the same way, in a short run too, and with the same parts. */
const LEFT_TO_DISTRICTS =
  /^\/app\/(accessibility|privacy|data|metrics\/definitions|(metrics\?tab|documents\?q|cameras\?view)=(?!mine).+)$/

const SHORT_PATHS = MATRIX_PATHS.filter((path) => !LEFT_TO_DISTRICTS.test(path))

// In a short run the pages that are seen in the same way follow each other in one window, which has their code by then.
const TOURS = isEveryCase
  ? MATRIX_PATHS.map((path) => [path])
  : Array.from({ length: SHORT_WAYS }, (_, way) =>
      SHORT_PATHS.filter((_, number) => number % SHORT_WAYS === way),
    )

for (const [number, paths] of TOURS.entries()) {
  test(`axe finds nothing to fix, at any width, in any language and colors: ${paths.join(', ')}`, async ({
    browser,
    site,
    district,
  }) => {
    // A district has the same pages as the sample: it is looked at in each way once.
    const { languages } = await readSiteInfo(site.contentDir)
    const ways =
      district === null ? visitsOf(number) : ONCE.filter(({ language }) => languages.includes(language))
    test.setTimeout(isEveryCase ? 900_000 : 180_000)
    // A page of its own: pictures that sample cameras refuse are on the error console, as they should be.
    const page = await browser.newPage({ serviceWorkers: 'block' })
    const found: Look[] = []
    const tooWide: string[] = []
    for (const path of paths) {
      const looks: Look[] = []
      for (const [language, visits] of Map.groupBy(ways, (visit) => visit.language)) {
        const address = site.url + languagePrefix(language) + (await realPath(path, site))
        if (district !== null && (await fetch(address, { redirect: 'manual' })).status !== 200) continue
        await open(page, address)
        for (const visit of visits) looks.push(...(await visitLooks(page, path, visit)))
        tooWide.push(...(await sidewaysAt(page, language)).map((where) => `${path}, ${where}`))
      }
      // The conformance report counts what was examined of the sample.
      if (district === null) await keepLooks(path, looks)
      found.push(...looks)
    }
    await page.close()
    test.skip(found.length === 0, 'The site has none of these pages')
    expect(issuesOf(found)).toEqual([])
    expect(tooWide, 'where the page scrolls sideways').toEqual([])
  })
}

/** Opens a page and all that can be opened in it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function visitLooks(page: Page, path: string, visit: Visit): Promise<Look[]> {
  const { language, width, schemes } = visit
  await page.setViewportSize({ width, height: 900 })
  const looks: Look[] = []
  for (const scheme of schemes) {
    await drawIn(page, scheme)
    const rules = looks.length === 0 ? 'every' : 'drawing'
    looks.push(await lookAt(page, languagePrefix(language) + path, `${scheme}, ${width} px`, rules))
  }
  return looks
}

async function sidewaysAt(page: Page, language: Language): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    if (await scrollsSideways(page)) found.push(`${language}, ${width} px`)
  }
  return found
}

/** Cameras are named by their feed: `first` stands for the one it lists first. */
async function realPath(path: string, site: ReadSite): Promise<string> {
  if (!path.endsWith('/first') || (await readSiteInfo(site.contentDir)).cameras.feed === 'off') return path
  const list = async () => (await (await fetch(`${site.url}/api/api/Cameras/GetCameras`)).json()).cameras
  // A server that has just started gets its first list a moment later.
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return path.replace('first', (await list())[0].id)
}
