import type { Page } from '@playwright/test'
import { issuesOf, scanPage, storeScans } from './accessibility/find-violations.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { publishNotice } from './support/notice.ts'
import { test as base, expect, type Site, startSite } from './support/site.ts'
import { aVisitor, menuEntry } from './support/visitor.ts'

interface Fixtures {
  publish: (id: string, lines: readonly string[]) => Promise<void>
  address: string
}

/** A small site, or a district's, with a closure and an emergency. The last test publishes more. */
const test = base.extend<Fixtures, { own: Site }>({
  own: [
    async ({ district }, use) => {
      const of = district === null ? 'tests/scenarios/tiny' : `tests/districts/${district}`
      const site = await startSite(of, { CAMERA_FEED_KIND: 'off' }, async (folder) => {
        await publishNotice(folder, 'bridge', [
          'level: closure',
          'text: { en: The bridge is closed., es: El puente está cerrado. }',
          'roads: [US 1]',
          'until: 2100-01-01 06:00',
          'link: /app/contact-us',
        ])
        await publishNotice(folder, 'storm', ['level: emergency', 'text: { en: Stay off the roads. }'])
      })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  address: async ({ own }, use) => use(own.url),
  publish: async ({ own }, use) => use((id, lines) => publishNotice(own.contentDir, id, lines)),
})

// One at a time, because all tests use the same site.
test.describe.configure({ mode: 'default' })

/** The notices on the server, which checks its content folder every two seconds. */
const readNotices = async (address: string) => (await fetch(`${address}/api/api/Notices/GetNotices`)).text()

const notices = (page: Page) => page.getByRole('region', { name: 'Office notices' }).getByRole('listitem')

test('without scripts every page shows the notices, the most urgent first', async ({ browser, address }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/app/documents', '/app/services']) {
    await page.goto(address + path)
    await expect(notices(page)).toHaveText([
      /Emergency.*Stay off the roads\./,
      /Closure.*The bridge is closed\..*US 1.*Until January\s1, 6:00\sa\.m\..*More information/,
    ])
  }
  await context.close()
})

test('a notice without a translation is shown in English, marked as English', async ({
  page,
  own,
  address,
}) => {
  await needLanguages(own, 'es')
  await page.goto(`${address}/es/app/documents`)
  await expect(page.getByText('El puente está cerrado.')).toBeVisible()
  await expect(page.getByText('Stay off the roads.')).toHaveAttribute('lang', 'en')
})

test('a closure can be hidden, an emergency cannot', async ({ page, address }) => {
  await page.goto(`${address}/app/documents`)
  await page.getByRole('button', { name: 'Hide this notice' }).click()
  await expect(notices(page)).toHaveText([/Stay off the roads/])
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(notices(page)).toHaveText([/Stay off the roads/])
  const scan = await scanPage(page, 'a page with a notice', 'light, 1280 px')
  await storeScans('state office notices', [scan])
  expect(issuesOf([scan])).toEqual([])
})

test('before a hurricane, residents read on the home page and on Contact Us what is closed', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // If the office has a storm page, it is the home page.
  await page.goto(`${address}/`)
  const visitor = aVisitor(page)
  const notice = notices(page).first()
  await expect(notice).toHaveText(/Emergency.*Stay off the roads\./)
  await expect(notice).toBeInViewport()
  await visitor.click(menuEntry(page, '/app/contact-us'))
  await expect(page).toHaveURL(/\/app\/contact-us$/)
  await expect(notice).toContainText('Stay off the roads.')
  expect(visitor.clicks).toBeLessThanOrEqual(1)
})

test('an open page shows a new notice and hides one that is over, without a reload', async ({
  page,
  address,
  publish,
}) => {
  const end = new Date(Date.now() + 12_000)
  await publish('short', [
    'level: information',
    'text: { en: Soon over. }',
    `until: ${end.toISOString().slice(0, 19)}Z`,
  ])
  await expect.poll(() => readNotices(address)).toContain('Soon over.')
  await page.clock.install()
  await page.goto(`${address}/app/documents`)
  await untilHydrated(page)
  await expect(page.getByText('Soon over.')).toBeVisible()
  await expect.poll(() => readNotices(address)).not.toContain('Soon over.')
  await page.clock.runFor('01:00')
  await expect(page.getByText('Soon over.')).toBeHidden()
  await expect(notices(page)).toHaveCount(2)

  await publish('new', ['level: information', 'text: { en: Just published. }'])
  await expect.poll(() => readNotices(address)).toContain('Just published.')
  await page.clock.runFor('01:00')
  await expect(page.getByText('Just published.')).toBeVisible()
})
