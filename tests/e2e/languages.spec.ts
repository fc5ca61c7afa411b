import type { Page } from '@playwright/test'
import { languagePrefix } from '../../src/contract/language.ts'
import { LANGUAGE_NAMES } from '../../src/web/messages/every-language.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

const choose = async (page: Page, name: string) => {
  await untilHydrated(page)
  const choice = page.getByRole('banner').getByRole('navigation', { name: /^(Language|Idioma|Lang)$/ })
  await choice.getByRole('link', { name }).click()
}

test('a language is chosen by its own name and keeps page, query and fragment', async ({ page, site }) => {
  await needLanguages(site, 'ht')
  await page.goto(`${site.url}/app/metrics?tab=ramp#incidents`)
  await choose(page, 'Kreyòl ayisyen')
  await expect(page).toHaveURL(`${site.url}/ht/app/metrics?tab=ramp#incidents`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ht')
  await expect(page.getByRole('heading', { level: 1, name: 'Mezi' })).toBeVisible()
})

test('the language stays through navigation, and every text of the frame speaks it', async ({
  page,
  site,
}) => {
  const { district, languages } = await needLanguages(site, 'es')
  await page.goto(`${site.url}/es/app/discover`)
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await pages.getByRole('link', { name: 'Documentos' }).click()
  await expect(page).toHaveURL(`${site.url}/es/app/documents`)
  await expect(page).toHaveTitle(`Documentos · ${district.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/es/app/documents`)
  for (const language of languages)
    await expect(page.locator(`link[hreflang="${language}"]`)).toHaveAttribute(
      'href',
      `${site.url}${languagePrefix(language)}/app/documents`,
    )
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/es/manifest.webmanifest')
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute(
    'href',
    `${site.url}/app/documents`,
  )
  await expect(page.getByRole('contentinfo')).toContainText('El texto oficial es el inglés')
})

test('a translation that nobody has reviewed says at its foot that it is a draft', {
  tag: '@sample',
}, async ({ page, site }) => {
  const foot = page.getByRole('contentinfo')
  await page.goto(`${site.url}/es/app/cameras`)
  await expect(foot).toContainText('Borrador de traducción')
  await page.goto(`${site.url}/ht/app/contact-us`)
  await expect(foot).toContainText('Bouyon tradiksyon')
  await page.goto(`${site.url}/app/contact-us`)
  await expect(foot).toContainText('The English text is authoritative')
  await expect(foot).not.toContainText('draft')
})

test('exits, and signals found by the search, are not in English on a Spanish page', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/es/app/services#incidentManagement`)
  const incidents = page.getByRole('main')
  await expect(incidents).toContainText(/, Salida \d+/)
  await expect(incidents).not.toContainText(/\bExit \d/)
  await page.goto(`${site.url}/es/app/search?q=hallandale`)
  await expect(page.getByRole('main')).toContainText('Encendido.')
  await expect(page.getByRole('main')).not.toContainText('Weekdays')
})

test('a link inside a translated text changes the page without loading the document again', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/ht/app/discover`)
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes'
  })
  // What is hydrated last; the link itself is text of the office.
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Chak sèvis' }).click()
  await expect(page).toHaveURL(`${site.url}/ht/app/services`)
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
})

test('an English title on a Spanish page is marked as English, also within the name of a control @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/es/app/documents/annual-report-fy2026`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main')).toContainText('16 de septiembre de 2026')
  const links = [
    ['/es/app/documents/annual-report-fy2026', /^Pedir otro formato: Annual report, FY 2026$/],
    ['/es/app/documents', /^PDF, .+, inglés \(Annual report, FY 2026\)$/],
    ['/es/app/documents?q=ramp', /^Página \d+ de Annual report, FY 2026$/],
  ] as const
  for (const [path, name] of links) {
    await page.goto(site.url + path)
    const title = page.getByRole('link', { name }).first().locator('[lang="en"]')
    await expect(title).toHaveText(/^\s*\(?Annual report, FY 2026\)?$/)
    const inAttributes = await page.locator('[aria-label*="Annual report"], [title*="Annual report"]').count()
    expect(inAttributes, path).toBe(0)
  }
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Read this page in English' }),
  ).toHaveAttribute('lang', 'en')
})

test('figures, dates and problems of the camera feed speak Spanish and Haitian Creole', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/ht/app/metrics`)
  await expect(page.getByRole('main')).toContainText('Tan pou relouvri liy yo')
  await expect(page.getByRole('main')).toContainText(/8–\u2060?14\snov\.\s2026/)
  await page.goto(`${site.url}/es/app/metrics`)
  await expect(page.getByRole('main')).toContainText('Tiempo para reabrir carriles')
  await page.goto(`${site.url}/es/app/camera-health`)
  const problem = page.getByRole('rowheader', {
    name: 'Las cámaras que aparecían más de una vez en la lista',
  })
  await expect(problem).toBeVisible()
  await expect(problem.locator('[lang="en"]')).toHaveCount(0)
})

test('what failed to load says so in the visitor’s language', async ({ page, site }) => {
  await needLanguages(site, 'ht')
  await openHydrated(page, `${site.url}/ht/app/privacy`)
  await page.route('**/api/api/Pages/**', (route) => route.fulfill({ json: {} }))
  await page.getByRole('navigation', { name: 'Paj yo' }).getByRole('link', { name: 'Sèvis' }).click()
  await expect(page.getByText('Paj sa a pa chaje')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eseye ankò' })).toBeVisible()
})

test('the words of other languages are not sent', async ({ page, site }) => {
  await needLanguages(site, 'es')
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto(`${site.url}/es/app/discover`)
  // Also what is fetched when idle.
  await page.waitForLoadState('networkidle')
  const sent = (await Promise.all(scripts)).join('\n')
  expect(sent).toContain('Ir al contenido')
  expect(sent).not.toContain('Skip to the content')
  expect(sent).not.toContain('Ale nan kontni')
})

test.describe('in a browser set to Spanish', () => {
  test.use({ locale: 'es-MX' })
  test.beforeEach(async ({ site }) => void (await needLanguages(site, 'es')))

  test('Spanish is suggested once, and nothing moves', async ({ page, site }) => {
    await page.goto(`${site.url}/app/documents`)
    const strip = page.getByRole('complementary', { name: 'Idioma' })
    await expect(strip).toBeVisible()
    await expect(strip).toHaveAttribute('lang', 'es')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          // An observer without entries never calls back.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift).toBe(0)
    await strip.getByRole('button', { name: 'No, gracias' }).click()
    await expect(strip).toBeHidden()
    await page.reload()
    await untilHydrated(page)
    await expect(strip).toBeHidden()
  })

  test('a visitor who accepts reads on in Spanish, and the device remembers', async ({ page, site }) => {
    await page.goto(`${site.url}/app/documents`)
    await page.getByRole('link', { name: 'Leer en español' }).click()
    await expect(page).toHaveURL(`${site.url}/es/app/documents`)
    await page.goto(`${site.url}/`)
    await expect(page).toHaveURL(`${site.url}/es/`)
    await choose(page, 'English')
    await expect(page).toHaveURL(`${site.url}/app/discover`)
    await page.goto(`${site.url}/`)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  })
})

test('on a phone the languages are behind a button that needs no script', async ({ page, site }) => {
  const { languages } = await needLanguages(site, 'es')
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/documents`)
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  const list = page.getByRole('navigation', { name: 'Idioma' })
  await expect(list.getByRole('link')).toHaveText(languages.map((language) => LANGUAGE_NAMES[language]))
  await expect(list.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true')
  // Right below the bar, in sight without scrolling.
  for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  expect((await list.getByRole('list').boundingBox())?.y).toBe(bar?.height)
})

test('the list of languages opens below the bar in a browser that cannot anchor it', async ({
  page,
  site,
}) => {
  await needLanguages(site, 'es')
  // Such a browser skips the declarations it does not know.
  let skipped = 0
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    const known = css.replace(/[a-z-]+:\s*(?:--toolbar|anchor\([^;}]*)(?=[;}]);?/g, '')
    if (known !== css) skipped += 1
    await route.fulfill({ response, body: known })
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/documents`)
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  expect(skipped, 'the style sheet anchors the list').toBe(1)
  const list = page.getByRole('navigation', { name: 'Idioma' })
  for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  expect((await list.getByRole('list').boundingBox())?.y).toBe(bar?.height)
  // The areas are still preloaded.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page that the browser translates into another language is hydrated all the same', async ({
  page,
  site,
}) => {
  // As a browser's translator does, which is done before hydration.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('lang', 'es')),
  )
  await openHydrated(page, `${site.url}/app/about-us`)
  await untilHydrated(page)
  await expect(page.getByRole('contentinfo')).toContainText('On the road now')
  await page.getByRole('link', { name: 'Documents' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
  // Another part of the page may name them where nothing is shown.
  await expect(page.getByText('Annual reports').filter({ visible: true }).first()).toBeVisible()
})

test('words below cameras and roads say that they are English where nobody has translated them', async ({
  page,
  site,
}) => {
  await needLanguages(site, 'es')
  for (const name of ['cameras', 'roads']) {
    const response = await page.request.get(`${site.url}/api/api/Pages/GetPage/es/${name}`)
    // A page that the site does not have leads elsewhere.
    const words = response.ok() ? await response.json() : null
    if (words === null || words.language === 'es') continue
    await page.goto(`${site.url}/es/app/${name}`)
    await expect(page.locator('p', { hasText: words.lead })).toHaveAttribute('lang', 'en')
    const [section] = words.sections
    await expect(page.locator(`h2[lang="en"]`, { hasText: section.title })).toBeVisible()
  }
})
