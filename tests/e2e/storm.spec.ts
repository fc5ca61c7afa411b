import { appendFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { POLL_MS } from '../../src/web/shell/warning-band.tsx'
import { runContentProcess } from '../../tools/content/testing/run-command.ts'
import { listOf, readProduct } from '../feeds/weather/read-product.ts'
import { issuesOf, type Scan, scanPage } from './accessibility/find-violations.ts'
import { scrollsSideways } from './accessibility/visits.ts'
import { publishNotice } from './support/notice.ts'
import { test as base, expect, type Site, startSite } from './support/site.ts'

/** How much a server sends before it waits for a phone's first acknowledgment. */
const FIRST_VIEW_BYTES = 14_600

const STORM = `---
title: Storm information
description: What to know in a storm.
lead: Leave early.
---

## Shelters

Sample text. The list is at [your county](https://www.example.gov/shelters).
`

interface Fixtures {
  address: string
}

/** The warnings of the weather service: as issued, and as canceled later. */
const ISSUED = readProduct('TCVHGX')
const CANCELED = ISSUED.map(({ properties, ...alert }) => ({
  ...alert,
  properties: {
    ...properties,
    id: `${properties.id}.canceled`,
    messageType: 'Cancel',
    sent: new Date(Date.parse(properties.sent) + 3_600_000).toISOString(),
    parameters: {
      VTEC: (properties.parameters.VTEC ?? []).map((code) => code.replace(/\.[A-Z]{3}\./, '.CAN.')),
    },
  },
}))

/** A small site in a hurricane: real warnings for its zones, and an emergency notice. */
const test = base.extend<Fixtures, { own: Site & { cancel: () => void } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      let listed = ISSUED
      const feed = createServer((_, response) => response.end(listOf(listed)))
      await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
      const { port } = feed.address() as AddressInfo
      const env = { NWS_ALERTS_URL: `http://127.0.0.1:${port}/alerts/active` }
      const site = await startSite('tests/scenarios/tiny', env, async (folder) => {
        await writeFile(join(folder, 'pages/en/storm.md'), STORM)
        await appendFile(
          join(folder, 'site.yaml'),
          '\nweather:\n  zones:\n    - { zone: TXZ437, name: The islands }\n',
        )
        await publishNotice(folder, 'storm', [
          'level: emergency',
          'text: { en: Stay off the roads., es: No salga. }',
        ])
      })
      await use({ ...site, cancel: () => (listed = CANCELED) })
      await site.close()
      feed.close()
    },
    { scope: 'worker' },
  ],
  address: async ({ own }, use) => {
    await expect
      .poll(async () => (await fetch(`${own.url}/api/api/Notices/GetWarnings`)).text())
      .toContain('Hurricane Warning')
    await use(own.url)
  },
})

// One at a time, because all tests use the same site.
test.describe.configure({ mode: 'default' })

test('in a storm Discover is the storm page, complete without scripts and in the first round trip', async ({
  browser,
  address,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let received = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength))
  await page.goto(`${address}/app/discover`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storm information')
  await expect(page.getByText('Stay off the roads.')).toBeVisible()
  await expect(page.getByText('Hurricane warning · The islands')).toBeVisible()
  await expect(page.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
  expect(received).toBeLessThan(FIRST_VIEW_BYTES)
  await context.close()
})

test('every page shows the warnings in the weather service’s words, once, and links to the full text', async ({
  page,
  address,
}) => {
  await page.goto(`${address}/es/app/documents`)
  const warnings = page.getByRole('region', { name: 'Avisos meteorológicos oficiales' })
  await expect(warnings.getByRole('listitem')).toHaveText([
    /Aviso de huracán.*The islands.*Hurricane Warning issued/,
    /Aviso de marejada ciclónica/,
    /Aviso de tormenta tropical/,
  ])
  await expect(warnings.getByText(/^Hurricane Warning issued/)).toHaveAttribute('lang', 'en')
  await warnings.getByRole('link', { name: 'Texto completo de los avisos' }).click()
  await expect(page.getByText('...HURRICANE WARNING IN EFFECT...').first()).toBeVisible()
})

test('a visitor who opens Discover from another page gets the storm page', async ({ page, address }) => {
  await page.goto(`${address}/app/documents`)
  await page.getByRole('link', { name: 'Discover' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storm information')
})

for (const path of ['/app/storm', '/app/documents'])
  test(`in a storm axe finds nothing to fix on ${path} with its warnings, narrow and wide, light and dark`, async ({
    page,
    address,
  }) => {
    const scans: Scan[] = []
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address + path)
      await expect(page.getByText(/^Hurricane Warning issued/).first()).toBeVisible()
      expect(await scrollsSideways(page), `${width} px`).toBe(false)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        scans.push(await scanPage(page, path, `${colorScheme}, ${width} px`))
      }
    }
    expect(issuesOf(scans)).toEqual([])
  })

test('after the storm, Discover is back and the past storm has an address', async ({ page, own }) => {
  await publishNotice(own.contentDir, 'storm', [
    'level: emergency',
    'text: { en: Stay off the roads., es: No salga. }',
    'from: 2020-01-01 06:00',
    'until: 2020-01-02 06:00',
  ])
  await page.goto(`${own.url}/app/storm`)
  const past = page.getByRole('link', { name: /^Storm of/ })
  await expect(async () => {
    await page.reload()
    await expect(past).toBeVisible({ timeout: 500 })
  }).toPass()
  await past.click()
  await expect(page.getByText('Stay off the roads.')).toBeVisible()
  await expect(page.getByText('Hurricane warning', { exact: false }).first()).toBeVisible()
  expect(await (await fetch(`${own.url}/sitemap.xml`)).text()).toContain('/app/storm/20')
  expect(await (await fetch(`${own.url}/app/discover`)).text()).not.toContain('Storm information')
})

test('an emergency notice appears within ten seconds of its command, and disappears as fast when it ends @release', async ({
  page,
  own,
}) => {
  const publish = async (args: readonly string[]) => {
    const { code, out } = await runContentProcess(['notice', ...args, '--folder', own.contentDir])
    expect(code).toBe(0)
    return out.trim()
  }
  const secondsSince = async (id: string) =>
    (Date.now() - (await stat(join(own.contentDir, 'notices', `${id}.yaml`))).ctimeMs) / 1000
  const notice = page.getByText('The causeway is closed.')
  const id = await publish(['add', '--level', 'emergency', '--en', 'The causeway is closed.'])
  await expect(async () => {
    await page.goto(`${own.url}/app/documents`)
    await expect(notice).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [100] })
  expect(await secondsSince(id)).toBeLessThan(10)
  expect(await (await fetch(`${own.url}/`)).text()).toContain('Storm information')
  await publish(['end', id])
  await expect(async () => {
    await page.reload()
    await expect(notice).toBeHidden({ timeout: 500 })
  }).toPass({ intervals: [100] })
  expect(await secondsSince(id)).toBeLessThan(10)
})

test('a canceled warning leaves the site, and pages already open, within a minute @release', async ({
  page,
  own,
  address,
}) => {
  await page.clock.install()
  await page.goto(`${address}/app/documents`)
  const warnings = page.getByRole('region', { name: 'Official weather warnings' })
  await expect(warnings.getByText('Hurricane warning', { exact: true })).toBeVisible()
  const canceledAt = Date.now()
  own.cancel()
  await expect
    .poll(async () => (await fetch(`${address}/api/api/Notices/GetWarnings`)).json(), { timeout: 60_000 })
    .toEqual([])
  await page.clock.runFor(POLL_MS)
  await expect(warnings).toBeHidden()
  expect((Date.now() - canceledAt + POLL_MS) / 1000).toBeLessThan(60)
})
