import type { Locator, Page } from '@playwright/test'
import { DOCUMENT_GROUPS } from '../../../src/contract/category.ts'
import { reportPath } from '../../../src/contract/pages.ts'
import type { SearchResponse } from '../../../src/contract/search.ts'
import { shownCategories } from '../../../src/contract/site-in-language.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { needReports } from '../support/needs.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

/** The first is deep in the sample's newest annual report; the second is in every office's. */
const WORDS = ['reversible', 'annual']
const GROUP_NAMES = {
  annual: 'Annual reports',
  strategicPlans: 'Strategic business plans',
  masterPlans: 'Master plans',
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** A role with a name in quotes, because YAML requires them around a colon. */
const named = (role: string, name: string, more = '') =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}${more}'`

/** The newest annual report, and its best page with one of the words. */
async function needHit(site: ReadSite) {
  const [report, ...older] = await needReports(site, DOCUMENT_GROUPS.annual)
  for (const word of WORDS) {
    const { results }: SearchResponse = await (
      await fetch(`${site.url}/api/api/Documents/Search?q=${word}&report=${report.id}`)
    ).json()
    const [hit] = results
    if (hit?.pageNumber != null) return { report, older, word, hit, number: hit.pageNumber }
  }
  throw new Error(`No page of ${report.title} contains one of ${WORDS.join(', ')}`)
}

type Hit = Awaited<ReturnType<typeof needHit>>

test('by keyboard alone a report is found by a word in it and opened at the page with that word', async ({
  page,
  site,
}) => {
  const found = await needHit(site)
  const { title } = found.report
  await page.setViewportSize({ width: 1280, height: 800 })
  const keyboard = keyboardOf(page)
  await page.goto(`${site.url}/app/discover`)
  await untilHydrated(page)
  await keyboard.tabTo(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }),
  )
  await keyboard.press('Enter')
  await keyboard.expectOn(heading(page))
  // Tabbing on before the list has loaded would skip it and reach the footer.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await keyboard.tabTo(page.getByRole('searchbox'))
  await keyboard.type(found.word)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${found.word}$`))
  await expectResults(page, site, found)
  const hit = page.getByRole('link', { name: `Page ${found.number} of ${title}` })
  await keyboard.tabTo(hit)
  await expect(hit).toHaveAttribute('href', `${reportPath(found.report)}/read#page-${found.number}`)
  const pdf = page.getByRole('link', { name: `PDF of ${title}, page ${found.number}` })
  await keyboard.tabTo(pdf)
  await expect(pdf).toHaveAttribute('href', found.hit.url)
  const results = page.url()
  // Some browsers show a PDF, others download it: all of them request it.
  const opened = page.waitForRequest(new URL(found.hit.url.replace(/#.*/, ''), site.url).href)
  await keyboard.press('Enter')
  await opened
  await page.goto(results)
  await keyboard.tabTo(page.getByRole('link', { name: title, exact: true }))
  await keyboard.press('Enter')
  await keyboard.expectOn(heading(page))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - ${named('article', title)}:
        - ${named('heading', title, ' [level=1]')}
        - term: Period
        - definition: /^${found.report.period.label}/
        - link "Open the PDF"
        - link "Read as web page"
        - link /^Download/
        - region "Need another format?":
          - ${named('link', `Request another format: ${title}`)}
        - region "Cite this report":
          - button "Copy citation"
        - region "Changes":
          - heading "Changes" [level=2]
  `)
  const ways = page.getByRole('navigation', { name: 'Previous and next reports' }).getByRole('link')
  const [next] = found.older
  await expect(ways).toHaveText(next === undefined ? [] : [`Older ${next.title}`])
})

for (const width of [412, 1280])
  test(`at ${width} px the keyboard goes down a report’s page, never back up to the links beside its file`, async ({
    page,
    site,
  }) => {
    const [report] = await needReports(site, DOCUMENT_GROUPS.annual)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site.url + reportPath(report))
    await untilHydrated(page)
    const citation = await topOf(page.getByRole('heading', { name: 'Cite this report' }))
    const focused = page.getByRole('main').locator(':focus')
    await heading(page).focus()
    const stops: ('above' | 'below')[] = []
    for (await page.keyboard.press('Tab'); (await focused.count()) > 0; await page.keyboard.press('Tab')) {
      const stop = (await topOf(focused)) < citation ? 'above' : 'below'
      if (stop === 'above') expect(stops).not.toContain('below')
      stops.push(stop)
    }
    expect(new Set(stops)).toEqual(new Set(['above', 'below']))
  })

/** How far below the top of the page an element starts, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => shown.getBoundingClientRect().top + scrollY)
}

async function expectResults(page: Page, site: ReadSite, { report, word, number }: Hit): Promise<void> {
  const shown = shownCategories(await readSiteInfo(site.contentDir), 'en')
  const groups = (['annual', 'strategicPlans', 'masterPlans'] as const).filter(
    (group) => DOCUMENT_GROUPS[group] in shown,
  )
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Documents" [level=1]
      - search "Search inside the documents":
        - searchbox "Search every page of every document": ${word}
        - link "Clear the search"
        - button "Search"
      - heading "Narrow the results" [level=2]
      - group "Type":
${groups.map((group) => `        - checkbox /^${GROUP_NAMES[group]} \\d+ pages?$/ [checked]`).join('\n')}
      - combobox "Fiscal year"
      - combobox "Language"
      - checkbox /^Include the archive/
      - region /^\\d+ pages? in \\d+ documents?$/:
        - paragraph: /^\\d+ pages? in/
        - heading /^\\d+ pages? in \\d+ documents?$/ [level=2]
        - button "Copy link to this search"
        - list:
          - listitem:
            - ${named('article', report.title)}:
              - ${named('heading', report.title, ' [level=3]')}:
                - ${named('link', report.title)}
              - list:
                - listitem:
                  - paragraph:
                    - ${named('link', `Page ${number} of ${report.title}`)}
                    - ${named('link', `PDF of ${report.title}, page ${number}`)}
                  - paragraph:
                    - mark: /^.${word.slice(1)}/
  `)
}
