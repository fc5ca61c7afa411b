import type { Page } from '@playwright/test'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('by keyboard alone a report is found by what it says, and opened at the page that says it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const keyboard = keyboardOf(page)
  await page.goto(`${site.url}/app/discover`)
  await untilHydrated(page)
  await keyboard.tabTo(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Documents' }),
  )
  await keyboard.press('Enter')
  await keyboard.expectOn(heading(page))
  // Who tabs on before the list has come is led past it, into the foot of the page.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await keyboard.tabTo(page.getByRole('searchbox'))
  await keyboard.type('reversible')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/q=reversible$/)
  await expectResults(page)
  const hit = page.getByRole('link', { name: 'Page 7 of Annual report, FY 2026' })
  await keyboard.tabTo(hit)
  await expect(hit).toHaveAttribute('href', '/app/documents/annual-report-fy2026/read#page-7')
  const pdf = page.getByRole('link', { name: 'PDF of Annual report, FY 2026, page 7' })
  await keyboard.tabTo(pdf)
  await expect(pdf).toHaveAttribute('href', '/files/annual-report-fy2026.pdf#page=7')
  const results = page.url()
  // Some browsers show a PDF themselves, others hand it over: all ask for it.
  const opened = page.waitForRequest(`${site.url}/files/annual-report-fy2026.pdf`)
  await keyboard.press('Enter')
  await opened
  await page.goto(results)
  await keyboard.tabTo(page.getByRole('link', { name: 'Annual report, FY 2026', exact: true }))
  await keyboard.press('Enter')
  await keyboard.expectOn(heading(page))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article "Annual report, FY 2026":
        - heading "Annual report, FY 2026" [level=1]
        - term: Period
        - definition: /^FY 2026/
        - link "Open the PDF"
        - link "Read as web page"
        - link /^Download/
        - region "Cite this report":
          - button "Copy citation"
        - region "Changes":
          - heading "Changes" [level=2]
        - region "Need another format?":
          - 'link "Request another format: Annual report, FY 2026"'
        - navigation "Previous and next reports":
          - link "Older Annual report, FY 2025"
  `)
})

async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Documents" [level=1]
      - search "Search inside the documents":
        - searchbox "Search every page of every document": reversible
        - link "Clear the search"
        - button "Search"
      - heading "Narrow the results" [level=2]
      - group "Type":
        - checkbox /^Annual reports \\d+ pages?$/ [checked]
        - checkbox /^Strategic business plans \\d+ pages?$/ [checked]
        - checkbox /^Master plans \\d+ pages?$/ [checked]
      - combobox "Fiscal year"
      - combobox "Language"
      - checkbox /^Include the archive/
      - region /^\\d+ pages in \\d+ documents$/:
        - paragraph: /^\\d+ pages in/
        - heading /^\\d+ pages in \\d+ documents$/ [level=2]
        - button "Copy link to this search"
        - list:
          - listitem:
            - article "Annual report, FY 2026":
              - heading "Annual report, FY 2026" [level=3]:
                - link "Annual report, FY 2026"
              - list:
                - listitem:
                  - paragraph:
                    - link "Page 7 of Annual report, FY 2026"
                    - link "PDF of Annual report, FY 2026, page 7"
                  - paragraph:
                    - mark: Reversible
  `)
}
