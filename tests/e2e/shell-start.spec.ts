import { holdBack } from './support/hold-back.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { readTabs } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('version and release date are logged once', async ({ page, site }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto(site.url)
  const releaseLines = () => lines.filter((line) => line.includes('Version 2.15.0, released 10/31/2025'))
  await expect.poll(() => releaseLines().length).toBe(1)
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  expect(releaseLines()).toHaveLength(1)
  await expect(page.getByRole('contentinfo')).toContainText('Version 2.15.0, released 10/31/2025')
})

test('a page can be read, and its links work, before its scripts have loaded', async ({ page, site }) => {
  await holdBack(page, '**/assets/entry-client-*.js')
  await page.goto(`${site.url}/app/services`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

test('the code of a page is requested only once the page is painted', async ({ page, site }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const release = await holdBack(page, '**/assets/*.css')
  await page.goto(`${site.url}/app/metrics`, { waitUntil: 'commit' })
  const scripts = () => requested.filter((path) => path.endsWith('.js'))
  await expect.poll(() => requested.filter((path) => path.endsWith('.css'))).not.toEqual([])
  // The style sheets are delayed, and with them the paint.
  expect(scripts()).toEqual([])
  release()
  await untilHydrated(page)
  expect(scripts().length).toBeGreaterThan(5)
})

test('a page opened in the background, which is not painted, is still hydrated @release', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    // A page that is never painted gets no frames and no paint events.
    Object.assign(window, {
      requestAnimationFrame: () => 0,
      PerformanceObserver: class {
        observe = () => undefined
        disconnect = () => undefined
      },
    })
  })
  await openHydrated(page, `${site.url}/app/about-us`)
})

test('a failed start is logged, and the visitor keeps the server’s page @release', async ({
  browser,
  site,
}) => {
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
  await page.route('**/assets/en-*.js', (route) => route.abort())
  await page.goto(`${site.url}/app/documents`)
  await expect.poll(() => errors.join('\n')).toContain('The application did not start')
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(`${site.url}/app/privacy`)
  await page.context().close()
})

test('an application that fails during hydration leaves the server’s page', async ({ browser, site }) => {
  const page = await (await browser.newContext()).newPage()
  const errors: string[] = []
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : 0))
  await page.route('**/app/documents', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response: response,
      body: (await response.text()).replace('"links":', '"linksLost":'),
    })
  })
  await page.goto(`${site.url}/app/documents`)
  await expect.poll(() => errors.join('\n')).toContain('The application failed')
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${site.url}/app/services`)
  await page.context().close()
})

test('what the server rendered stays on the page during the start, even if the address changes @release', async ({
  page,
  site,
}) => {
  const views = (await readTabs(site)).map(({ view }) => view).filter((view) => view !== null)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { rendered: document.querySelector('main h2') }),
    )
    let count = 0
    setInterval(() => {
      const url = new URL(location.href)
      count += 1
      url.searchParams.set('n', String(count))
      history.replaceState(history.state, '', url)
    }, 1)
  })
  for (const path of [...views.map((view) => `/app/metrics${view}`), '/app/roads?view=mine']) {
    await page.goto(site.url + path)
    await untilHydrated(page)
    // Waits until no part is waiting for its code.
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
    expect(
      await page.evaluate(() => 'rendered' in window && (window.rendered as Element).isConnected),
      path,
    ).toBe(true)
  }
})
