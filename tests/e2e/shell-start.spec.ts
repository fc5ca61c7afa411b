import { holdBack } from './support/hold-back.ts'
import { expect, test } from './support/site.ts'
import { openTakenOver, untilPageIsTakenOver } from './support/taken-over.ts'

test('version and release date are told once in the log', async ({ page, site }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto(site.url)
  const told = () => lines.filter((line) => line.includes('Version 2.15.0, released 10/31/2025'))
  await expect.poll(() => told().length).toBe(1)
  await untilPageIsTakenOver(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(told()).toHaveLength(1)
  await expect(page.getByRole('contentinfo')).toContainText('Version 2.15.0, released 10/31/2025')
})

test('a page is painted before its scripts are asked for, and what is pressed meanwhile counts', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const paint = await holdBack(page, '**/assets/page-*.css')
  const takeOver = await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto(`${site.url}/app/documents/annual-report-fy2024`, { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  await expect.poll(() => asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  paint()
  await expect.poll(() => asked.filter((path) => path.includes('/entry-client-'))).toHaveLength(1)
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  expect(await painted()).toBe(1)
  await page.getByRole('button', { name: 'Copy citation' }).click()
  takeOver()
  await expect(page.getByText('Citation copied', { exact: true })).toBeVisible()
})

test('a page opened in the background, which is not painted, is taken over all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    // Hears of nothing, as a page that is never painted.
    Object.assign(window, {
      PerformanceObserver: class {
        observe = () => undefined
        disconnect = () => undefined
      },
    })
  })
  await openTakenOver(page, `${site.url}/app/about-us`)
})

test('a failed start-up is logged, and the visitor still has the page the server drew', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
  await page.route('**/assets/en-*.js', (route) => route.abort())
  await page.goto(`${site.url}/app/documents`)
  await expect.poll(() => errors.join('\n')).toContain('The application did not start')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(`${site.url}/app/privacy`)
  await page.context().close()
})

test('an application that fails while it takes over leaves the page the server drew', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
  await page.route('**/app/documents', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"links":', '"linksLost":') })
  })
  await page.goto(`${site.url}/app/documents`)
  await expect.poll(() => errors.join('\n')).toContain('The application failed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${site.url}/app/services`)
  await page.context().close()
})
