import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { someOf } from '../../tools/testing/test-cases.ts'
import { expect, test } from './support/site.ts'

/** The links of specification §7, by their names in site.yaml. The web search is tested with its search bar. */
const SECTION_7 = ['virtualTour', 'interactiveAnnualReport', 'industryForum', 'tmcForum']

for (const name of someOf(PAGES, 5)) {
  test(`the office's links to other sites on ${name} open a new tab, say so to everybody, and have rel="noopener"`, async ({
    page,
    site,
  }) => {
    const { links } = parse(await readFile(join(site.contentDir, 'site.yaml'), 'utf8'))
    await page.goto(site.url + pagePath(name))
    for (const field of SECTION_7) {
      for (const link of await page.locator(`a[href="${links[field]}"]`).all()) {
        await expect(link, field).toHaveAttribute('target', '_blank')
      }
    }
    if (links.interactiveAnnualReport !== undefined)
      await expect(page.locator(`a[href="${links.interactiveAnnualReport}"]`).first()).toBeAttached()
    const elsewhere = page.locator(`a[href^="http"]:not([href^="${site.url}/"])`)
    for (const link of await elsewhere.all()) await expect(link).toHaveAttribute('target', '_blank')
    for (const link of await page.locator('a[target="_blank"]').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toContainText(/new tab/)
    }
  })
}

test('the page names in the toolbar do not move, whichever page is open', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const names = page.getByRole('banner').getByRole('navigation').first().getByRole('link')
  const places = new Set<string>()
  for (const path of ['discover', 'services', 'metrics', 'search']) {
    await page.goto(`${site.url}/app/${path}`)
    places.add(
      JSON.stringify(await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))),
    )
  }
  expect([...places]).toHaveLength(1)
})

test('with forced colors the links to roads and cameras stand out from their background', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${site.url}/app/about-us`)
  for (const name of ['roads', 'cameras']) {
    const link = page.getByRole('banner').locator(`a[href="/app/${name}"]`).filter({ visible: true })
    const { color, ground } = await link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, ground: backgroundColor }
    })
    expect(color, name).not.toBe(ground)
  }
})
