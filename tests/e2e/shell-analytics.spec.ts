import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Site, startSite } from './support/site.ts'

/** Small, so that the sites start quickly. */
const CONTENT = 'tests/scenarios/tiny'

interface WorkerFixtures {
  /** A site with a web-analytics property. */
  measured: Site
  /** A site without one. */
  plain: Site
}

const test = base.extend<object, WorkerFixtures>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite(CONTENT, { ANALYTICS_ID: 'G-TEST123' })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const site = await startSite(CONTENT)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

// One at a time, because all tests use the same two sites.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

/** Replaces the analytics service and records its requests. */
async function collect(context: BrowserContext): Promise<URL[]> {
  const received: URL[] = []
  await context.route('https://www.google-analytics.com/**', async (route) => {
    received.push(new URL(route.request().url()))
    expect(route.request().postData()).toBeNull()
    await route.fulfill({ status: 204 })
  })
  return received
}

/** Waits until the parts that wait for a stable app have run: the blocked service worker logs it. */
async function openUntilStable(page: Page, address: string): Promise<void> {
  const stable = page.waitForEvent('console', (message) => /registration blocked/i.test(message.text()))
  await page.goto(address)
  await stable
}

const pathsOf = (received: readonly URL[]) =>
  received.map((address) => new URL(address.searchParams.get('dl') ?? '').pathname)

test('page views are reported only if the page differs from the previous one, with only the path', async ({
  page,
  context,
  measured,
}) => {
  const received = await collect(context)
  await openUntilStable(page, `${measured.url}/app/documents?q=my+secret#part`)
  await expect.poll(() => pathsOf(received)).toEqual(['/app/documents'])
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => pathsOf(received)).toEqual(['/app/documents', '/app/services'])
  expect(received.map(String).join(' ')).not.toMatch(/secret|part/)
  expect(received[1]?.searchParams.get('dt')).toBe(await page.title())
  expect(await context.cookies('https://www.google-analytics.com')).toEqual([])
})

const wishes = { 'Do Not Track': 'doNotTrack', 'Global Privacy Control': 'globalPrivacyControl' } as const
for (const [wish, property] of Object.entries(wishes)) {
  test(`${wish} is honored: nothing is reported`, async ({ page, context, measured }) => {
    const received = await collect(context)
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, property)
    await openUntilStable(page, `${measured.url}/app/documents`)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
    expect(received).toEqual([])
  })
}

test('the content security policy allows only that host, and only if a property is configured @release', async ({
  request,
  measured,
  plain,
}) => {
  const policy = (await request.get(`${measured.url}/app/documents`)).headers()['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://www.google-analytics.com;")
  // The site's own files, and the page's only inline script by its hash.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  const page = await request.get(`${plain.url}/app/documents`)
  expect(page.headers()['content-security-policy']).toContain("connect-src 'self';")
  expect(await page.text()).toContain('"analyticsId":null')
})

test('without a property no analytics code is sent @release', async ({ page, context, plain }) => {
  const received = await collect(context)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openUntilStable(page, `${plain.url}/app/documents`)
  expect(received).toEqual([])
  expect(scripts.filter((address) => address.includes('report-pages'))).toEqual([])
})
