import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isEveryCase } from '../../tools/testing/test-cases.ts'
import { aLogo, aPicture } from '../builders/a-look.ts'
import { issuesOf, scanPage } from './accessibility/find-violations.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, type Site, startSite, test } from './support/site.ts'
import { startProxy } from './support/site-proxy.ts'

const FOLDER = 'tests/scenarios/full'
const PATHS = ['discover', 'metrics', 'documents', 'contact-us']

// One at a time, because each test changes the look of the same site.
test.describe.configure({ mode: 'default' })

let own: (Site & { close: () => Promise<void> }) | null = null
test.beforeAll(async () => {
  own = await startSite(FOLDER, {}, async (folder) => {
    await chooseLook(folder, '#c8102e')
    const file = join(folder, 'map/map.json')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('"I-95"', '"I-35"').replaceAll('"number":"95"', '"number":"35"'))
  })
})
test.afterAll(() => own?.close())

/** The site with its own accent, logos and preview picture. */
async function aSiteWithItsOwnLook(accentColor: string): Promise<Site> {
  if (own === null) throw new Error('It did not start')
  const { url, contentDir } = own
  const file = join(contentDir, 'site.yaml')
  const before = await readFile(file, 'utf8')
  const readHash = async () => (await (await fetch(`${url}/readyz`)).json()).content.hash
  const hash = await readHash()
  await chooseLook(contentDir, accentColor)
  if ((await readFile(file, 'utf8')) !== before) await expect.poll(readHash).not.toBe(hash)
  return own
}

async function chooseLook(folder: string, accentColor: string): Promise<void> {
  await mkdir(join(folder, 'look'), { recursive: true })
  await writeFile(join(folder, 'look/logo.svg'), aLogo('#c8102e'))
  await writeFile(join(folder, 'look/logo-dark.svg'), aLogo('#ffb3ba'))
  await writeFile(join(folder, 'look/social.png'), aPicture(1200, 630))
  await writeSite(folder, [
    `  accentColor: "${accentColor}"`,
    ...['  logo: look/logo.svg', '  logoDark: look/logo-dark.svg', '  socialImage: look/social.png'],
  ])
}

async function writeSite(folder: string, lines: readonly string[]): Promise<void> {
  const file = join(folder, 'site.yaml')
  const [without = ''] = (await readFile(file, 'utf8')).split('\nappearance:')
  await writeFile(file, `${without.trimEnd()}\nappearance:\n${lines.join('\n')}\n`)
}

async function reportBrokenPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    )
  })
}

const bar = (page: Page) => page.getByRole('banner')
const colorOf = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property)

for (const accent of ['#c8102e', '#ffc72c']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Of the four, `npm test` runs a dark accent in dark colors and a light accent in light colors.
    if (!isEveryCase && (accent === '#c8102e') !== (colorScheme === 'dark')) continue
    test(`with the accent ${accent} all text is legible, ${colorScheme}, and the logo is in the toolbar`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const site = await aSiteWithItsOwnLook(accent)
      await page.emulateMedia({ colorScheme })
      await reportBrokenPolicy(page)
      const scans = []
      for (const path of PATHS) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await openHydrated(page, `${site.url}/app/${path}`)
        scans.push(await scanPage(page, path, `${accent}, ${colorScheme}`, 'rendering'))
      }
      expect(issuesOf(scans)).toEqual([])
      const logo = bar(page).locator('img')
      await expect(logo).toHaveJSProperty('complete', true)
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      // The name next to it says whose logo it is.
      await expect(logo).toHaveAttribute('alt', '')
      const background = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(background).not.toBe(colorScheme === 'light' ? 'rgb(0, 67, 90)' : 'rgb(0, 30, 43)')
      const footer = page.getByRole('contentinfo').locator('img')
      const shown = await footer.evaluate((image: HTMLImageElement) => image.currentSrc)
      const darkLogo = await logo.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(shown === darkLogo, 'the footer is a dark surface').toBe(colorScheme === 'dark')
      await page.close()
    })
  }
}

test('link previews have the picture, colors and icon of the district, in every language', async ({
  page,
}) => {
  const site = await aSiteWithItsOwnLook('#c8102e')
  const { request } = page
  for (const path of ['/app/about-us', '/es/app/about-us', '/ht/app/about-us']) {
    await page.goto(site.url + path)
    const content = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content')
    const picture = await request.get((await content('og:image')) ?? '')
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
    expect(await content('og:image:alt')).toContain('District')
    expect(await content('twitter:card')).toBe('summary_large_image')
    const barColor = await content('theme-color')
    expect(barColor).not.toBe('#00435a')
    const manifest = await request.get(
      site.url + (await page.locator('link[rel="manifest"]').getAttribute('href')),
    )
    expect(await manifest.json()).toMatchObject({ theme_color: barColor })
  }
  const logo = await request.get(site.url + (await bar(page).locator('img').getAttribute('src')))
  expect(logo.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(logo.headers()['content-security-policy']).toContain('sandbox')
  expect(logo.headers()['cache-control']).toContain('immutable')
  await page.close()
})

test('a new accent is on every page when it loads next', async ({ page }) => {
  const site = await aSiteWithItsOwnLook('#c8102e')
  const address = `${site.url}/app/about-us`
  await openHydrated(page, address)
  const [before, etag] = [await colorOf(page, '--primary'), (await page.request.get(address)).headers().etag]
  await writeSite(site.contentDir, ['  accentColor: "#00843d"'])
  await expect.poll(async () => (await page.request.get(address)).headers().etag).not.toBe(etag)
  await openHydrated(page, address)
  expect(await colorOf(page, '--primary')).not.toBe(before)
  // Without a logo, the product's own mark is back.
  await expect(bar(page).locator('img')).toHaveCount(0)
  // An invalid accent changes nothing and is reported to operators.
  await writeSite(site.contentDir, ['  accentColor: green'])
  await expect
    .poll(async () => (await page.request.get(`${site.url}/readyz`)).text())
    .toContain('is not a color')
  await openHydrated(page, address)
  await page.close()
})

test('printed pages have the colors for paper; in the menu a logo without a dark version is on a tile', async ({
  page,
}) => {
  const site = await aSiteWithItsOwnLook('#c8102e')
  await openHydrated(page, `${site.url}/app/about-us`)
  await page.emulateMedia({ media: 'print' })
  expect(await colorOf(page, '--primary')).toMatch(/^#0{3,6}$/)
  await expect(bar(page).locator('img')).toBeVisible()
  // Without a dark version, the logo is on a white tile.
  await writeSite(site.contentDir, ['  logo: look/logo.svg'])
  await page.emulateMedia({ media: 'screen' })
  await expect
    .poll(async () => (await page.request.get(`${site.url}/app/about-us`)).text())
    .toContain('data-tile="always"')
  await openHydrated(page, `${site.url}/app/about-us`)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const tile = page.getByRole('dialog').locator('picture').first()
  await expect(tile).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const [outer, inner] = [await tile.boundingBox(), await tile.locator('img').boundingBox()]
  expect(outer?.height).toBeCloseTo((inner?.height ?? 0) + 8)
  expect(outer?.width).toBeCloseTo((inner?.width ?? 0) + 8)
  await page.close()
})

test('offline, a page opened before and the offline page have the district’s colors and logo', async ({
  browser,
}) => {
  const site = await aSiteWithItsOwnLook('#c8102e')
  const proxy = await startProxy(site.url)
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${proxy.url}/app/about-us`)
  const accent = await colorOf(page, '--primary')
  const isStored = () =>
    page.evaluate(async () => {
      const assets = await caches.open('assets')
      const paths = (await assets.keys()).map(({ url }) => new URL(url).pathname)
      const pages = (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)
      return ['/assets/colors-', '/assets/logo-', '/app/about-us'].every((start) =>
        [...paths, ...pages].some((path) => path.startsWith(start)),
      )
    })
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
  proxy.setDown(true)
  await context.setOffline(true)
  await page.goto(`${proxy.url}/app/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About us$/i)
  expect(await colorOf(page, '--primary')).toBe(accent)
  await expect
    .poll(() =>
      bar(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await context.setOffline(false)
  await context.setOffline(true)
  await page.goto(`${proxy.url}/app/data`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.')
  expect(await colorOf(page, '--primary')).toBe(accent)
  await context.close()
  await proxy.stop()
})

test('the map, its description and its credit come from the content folder', async ({ page }) => {
  const site = await aSiteWithItsOwnLook('#c8102e')
  await openHydrated(page, `${site.url}/app/about-us`)
  const map = page.getByRole('img', { name: 'Map of the district' })
  await expect(map).toBeVisible()
  await expect(map).toHaveAccessibleDescription(
    'The map shows these counties: North, Middle and South. Roads with signs on it: I-35 and SR 80.',
  )
  await expect(map).toContainText('Middle')
  await expect(page.getByRole('figure')).toContainText('Drawn for the tests')
})
