import type { ConsoleMessage, Page } from '@playwright/test'
import { splitLanguage } from '../../../src/contract/language.ts'
import { pagePath } from '../../../src/contract/pages.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'
import { issuesOf, type Scan, scanPage } from '../accessibility/find-violations.ts'
import { keyboardOf } from '../accessibility/focus-steps.ts'
import { scrollsSideways } from '../accessibility/visits.ts'
import { foreignNamesFor } from '../support/districts.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, type ReadSite, test } from '../support/site.ts'
import { pagesOf } from './pages-of.ts'

// Tests of every page of every site, whatever its content folder contains.

/** Every width and color scheme occurs. */
const WAYS = [
  { width: 320, colorScheme: 'light' },
  { width: 412, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

for (const [number, { width, colorScheme }] of WAYS.entries()) {
  test(`every page is complete at ${width} pixels, ${colorScheme}, and names no other district`, async ({
    browser,
    site,
    district,
  }) => {
    test.setTimeout(isEveryCase ? 600_000 : 120_000)
    const foreignIn = await foreignNamesFor(district)
    const context = await browser.newContext({
      serviceWorkers: 'block',
      colorScheme,
      viewport: { width, height: 900 },
    })
    const page = await context.newPage()
    const found: string[] = []
    const scans: Scan[] = []
    let path = ''
    page.on('console', (message) => {
      if (!isExpected(message)) found.push(`${path}: ${message.type()} ${message.text()}`)
    })
    page.on('pageerror', (error) => found.push(`${path}: ${error}`))
    for (path of share(await pagesOf(site), number)) {
      const response = await page.goto(site.url + path)
      // The storm page is not hydrated.
      if (splitLanguage(path).path !== pagePath('storm')) await untilHydrated(page)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      found.push(...(await problemsOf(page, site, path)).map((problem) => `${path}: ${problem}`))
      if (response?.status() !== 200) found.push(`${path}: status ${response?.status()}`)
      if (await scrollsSideways(page)) found.push(`${path}: scrolls sideways`)
      const html = await page.evaluate(() => document.documentElement.outerHTML)
      found.push(...foreignIn(html).map((name) => `${path}: names ${name}`))
      const rules = isEveryCase && number > 0 ? 'rendering' : 'every'
      scans.push(await scanPage(page, path, `${colorScheme}, ${width} px`, rules))
      found.push(...(await lostOnPaper(page)).map((text) => `${path}: not on paper: ${text}`))
    }
    await context.close()
    expect(scans.length).toBeGreaterThan(1)
    expect(found).toEqual([])
    expect(issuesOf(scans)).toEqual([])
  })
}

/** The version, logged to the console for developers, and Playwright's message about blocked service workers. */
function isExpected(message: ConsoleMessage): boolean {
  return message.type() === 'info' || /service worker/i.test(message.text())
}

/** All pages in all languages. A short run has one language per page, and every language occurs at each width. */
function share(paths: readonly string[], number: number): readonly string[] {
  if (isEveryCase) return paths
  const pages = Object.values(Object.groupBy(paths, (path) => splitLanguage(path).path))
  return pages.flatMap((same = [], index) =>
    index % WAYS.length === number
      ? same.filter((_, at) => at === Math.floor(index / WAYS.length) % same.length)
      : [],
  )
}

async function problemsOf(page: Page, site: ReadSite, path: string): Promise<string[]> {
  const { language } = splitLanguage(new URL(path, site.url).pathname)
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    empty: [...document.querySelectorAll('main h1, main h2, main h3, main section, main ul, main dl')]
      .filter((element) => element.checkVisibility() && element.textContent.trim() === '')
      .map((element) => element.outerHTML.slice(0, 100)),
  }))
  return [
    ...(seen.lang === language ? [] : [`lang is ${seen.lang}`]),
    ...(seen.title.length > 5 ? [] : [`title is “${seen.title}”`]),
    ...(seen.headings === 1 ? [] : [`${seen.headings} headings of level 1`]),
    ...seen.empty.map((html) => `empty: ${html}`),
  ]
}

/** Headings, paragraphs and figures that are on the screen but not on a printed page. */
async function lostOnPaper(page: Page): Promise<string[]> {
  const seen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, td, dd, li)')]
        .filter(
          (element) =>
            element.closest('[data-print="hide"], form, nav, [role=tablist], [role=group]') === null,
        )
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent.trim().slice(0, 60)),
    )
  const onScreen = await seen()
  await page.emulateMedia({ media: 'print' })
  const onPaper = new Set(await seen())
  await page.emulateMedia({ media: null })
  // Loading messages have disappeared by now.
  const lasting = new Set(await seen())
  return onScreen.filter((text) => lasting.has(text) && !onPaper.has(text))
}

test('without scripts a page has its text and its forms', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  // every-address.spec.ts tests that the text of every page is in its HTML.
  const paths = isEveryCase ? await pagesOf(site) : ['/app/discover', '/app/metrics']
  for (const path of paths) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${site.url}/app/contact-us`)
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeVisible()
  await page.goto(`${site.url}/app/contact-us#request-a-visit`)
  await expect(page.getByRole('button', { name: 'Send request' })).toBeAttached()
  await context.close()
})

test('by keyboard alone the content is one link away, and the menu leads to every page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await openHydrated(page, `${site.url}/app/privacy`)
  const keyboard = keyboardOf(page)
  await keyboard.press('Tab')
  await keyboard.expectOn(page.getByRole('link', { name: 'Skip to the content' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await keyboard.tabBackTo(page.getByRole('button', { name: 'Open the menu' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(page.getByRole('button', { name: 'Close the menu' }))
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const entry of ['Discover', 'About Us', 'Services', 'Metrics', 'Documents', 'Contact Us'])
    await expect(menu.getByRole('link', { name: entry, exact: true })).toBeVisible()
  await keyboard.tabTo(menu.getByRole('link', { name: 'Metrics' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(page.getByRole('heading', { level: 1, name: 'Metrics' }))
})
