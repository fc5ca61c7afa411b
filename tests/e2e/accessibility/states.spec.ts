import type { Browser, Page } from '@playwright/test'
import { languagePrefix } from '../../../src/contract/language.ts'
import { expect, test } from '../support/site.ts'
import { untilPageIsTakenOver } from '../support/taken-over.ts'
import { faultsOf, keepLooks, type Look, lookAt } from './find-violations.ts'
import { STATES } from './states.ts'
import { drawIn, isWhole, scrollsSideways, VISITS, type Visit } from './ways-to-look.ts'

/** The short run sees each state dark and narrow in one language, and light and wide in another. */
const STATE_VISITS = isWhole
  ? VISITS.filter(({ width }) => width === 320 || width === 1280)
  : VISITS.filter(({ language, width }) => language === (width === 320 ? 'en' : 'es'))

for (const walk of STATES) {
  test(`axe finds nothing to mend in a state that a visitor can meet: ${walk.name}`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 90_000)
    const looks: Look[] = []
    const tooWide: string[] = []
    for (const visit of STATE_VISITS) {
      const page = await openAt(browser, visit, site.url + languagePrefix(visit.language) + walk.path)
      for (const { state, arrive } of walk.steps) {
        await arrive(page)
        looks.push(...(await looksAt(page, `${languagePrefix(visit.language)}${walk.path}: ${state}`, visit)))
        if (await scrollsSideways(page)) tooWide.push(`${state}, ${visit.language}, ${visit.width} px`)
      }
      await page.context().close()
    }
    await keepLooks(`state ${walk.name}`, looks)
    expect(faultsOf(looks)).toEqual([])
    expect(tooWide, 'where the page scrolls sideways').toEqual([])
  })
}

/** A page of its own: what failed to load stands on the error console, as it should. */
async function openAt(browser: Browser, visit: Visit, address: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: visit.width, height: 900 },
  })
  const page = await context.newPage()
  await drawIn(page, visit.schemes[0] ?? 'light')
  await page.goto(address)
  await untilPageIsTakenOver(page)
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
