import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { expect, test } from './support/site.ts'
import { openTakenOver, untilTakenOver } from './support/taken-over.ts'

test('each page comes with one style sheet, and no part of it fetches another', async ({ page, site }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  // A device that saves data does not fetch the other pages, whose styles would be among these.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  for (const path of [
    ...PAGES.map((one) => pagePath(one)),
    '/app/metrics?tab=ramp',
    '/app/documents?q=lane',
  ]) {
    // What the page before it was still fetching does not count; an empty page fetches nothing.
    await page.goto('about:blank')
    fetched.length = 0
    await openTakenOver(page, site.url + path)
    await untilTakenOver(page.locator('main h2').first())
    const parts = page.locator('link[rel="stylesheet"][disabled]')
    const held = await parts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(
      fetched.filter((file) => held.includes(file)),
      path,
    ).toEqual([])
    expect(fetched[0], path).toMatch(/^\/assets\/page-[\w-]+\.css$/)
    expect(
      fetched.filter((file) => file.startsWith('/assets/page-')),
      path,
    ).toHaveLength(1)
  }
})

test('a page that is opened from another looks as it does by its own address', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].slice(0, 300).map((element) => {
        const { left, width } = element.getBoundingClientRect()
        const { color, font } = getComputedStyle(element)
        return [element.tagName, Math.round(left), Math.round(width), color, font].join(' ')
      }),
    )
  await openTakenOver(page, `${site.url}/app/contact-us`)
  const own = await look()
  await openTakenOver(page, `${site.url}/app/documents`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(look).toEqual(own)
})
