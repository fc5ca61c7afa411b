import type { Browser, Page } from '@playwright/test'
import { languagePrefix } from '../../../src/contract/language.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/site.ts'
import { issuesOf, keepLooks, type Look, lookAt } from './find-violations.ts'
import { STATES } from './states.ts'
import { drawIn, STATE_WIDTHS, scrollsSideways, type Visit, visitsOf } from './ways-to-look.ts'

for (const [number, walk] of STATES.entries()) {
  test(`axe finds nothing to fix in a state that a visitor can meet: ${walk.name}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(isEveryCase ? 900_000 : 120_000)
    const looks: Look[] = []
    const tooWide: string[] = []
    for (const visit of visitsOf(number).filter(({ width }) => STATE_WIDTHS.includes(width))) {
      const page = await openAt(browser, visit, site.url + languagePrefix(visit.language) + walk.path)
      for (const { state, arrive } of walk.steps) {
        await arrive(page)
        looks.push(...(await looksAt(page, `${languagePrefix(visit.language)}${walk.path}: ${state}`, visit)))
        if (await scrollsSideways(page)) tooWide.push(`${state}, ${visit.language}, ${visit.width} px`)
      }
      await page.context().close()
    }
    await keepLooks(`state ${walk.name}`, looks)
    expect(issuesOf(looks)).toEqual([])
    expect(tooWide, 'where the page scrolls sideways').toEqual([])
  })
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
