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

test('the language stays the same after a navigation, and the whole frame is in it', async ({
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

test('the footer of a translation that nobody has reviewed says that it is a draft', {
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

test('exits, and ramp signals in search results, are not in English on a Spanish page @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/es/app/services#incidentManagement`)
  const incidents = page.getByRole('main')
  await expect(incidents).toContainText(/, salida\s\d+/)
  await expect(incidents).not.toContainText(/\bexit\s\d/i)
  await page.goto(`${site.url}/es/app/search?q=hallandale`)
  await expect(page.getByRole('main')).toContainText('Encendido.')
  await expect(page.getByRole('main')).not.toContainText('Weekdays')
})

test('a link inside a translated text changes the page without loading the document again @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.goto(`${site.url}/ht/app/discover`)
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes'
  })
  // Waits for the parts that hydrate last; the link itself is in the office's text.
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

test('figures, dates and problems of the camera feed are in Spanish and Haitian Creole', {
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

test('a page that failed to load says so in the visitor’s language @release', async ({ page, site }) => {
  await needLanguages(site, 'ht')
  await openHydrated(page, `${site.url}/ht/app/privacy`)
  await page.route('**/api/api/Pages/**', (route) => route.fulfill({ json: {} }))
  await page.getByRole('navigation', { name: 'Paj yo' }).getByRole('link', { name: 'Sèvis' }).click()
  await expect(page.getByText('Paj sa a pa chaje')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eseye ankò' })).toBeVisible()
})

test('messages in other languages are not sent', async ({ page, site }) => {
  await needLanguages(site, 'es')
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await page.goto(`${site.url}/es/app/discover`)
  // Includes what loads when the browser is idle.
  await page.waitForLoadState('networkidle')
  const sent = (await Promise.all(scripts)).join('\n')
  expect(sent).toContain('Ir al contenido')
  expect(sent).not.toContain('Skip to the content')
  expect(sent).not.toContain('Ale nan kontni')
})

test.describe('in a browser set to Spanish', () => {
  test.use({ locale: 'es-MX' })
  test.beforeEach(async ({ site }) => void (await needLanguages(site, 'es')))

  test('Spanish is suggested once, and nothing moves @release', async ({ page, site }) => {
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

  test('on a phone the suggestion takes one line, with a link and a button tall enough for a finger', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(`${site.url}/app/documents`)
    const strip = page.getByRole('complementary', { name: 'Idioma' })
    for (const control of [strip.getByRole('link'), strip.getByRole('button')])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(60)
  })

  test('a visitor who accepts continues in Spanish, and the choice is stored on the device', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/app/documents`)
    await page.getByRole('link', { name: 'Leer esta página en español' }).click()
    await expect(page).toHaveURL(`${site.url}/es/app/documents`)
    await page.goto(`${site.url}/`)
    await expect(page).toHaveURL(`${site.url}/es/`)
    await choose(page, 'English')
    await expect(page).toHaveURL(`${site.url}/app/discover`)
    await page.goto(`${site.url}/`)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  })
})

test('on a phone the languages are behind a button that works without a script', async ({ page, site }) => {
  const { languages } = await needLanguages(site, 'es')
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/documents`)
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  const list = page.getByRole('navigation', { name: 'Idioma' })
  await expect(list.getByRole('link')).toHaveText(languages.map((language) => LANGUAGE_NAMES[language]))
  await expect(list.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true')
  // Right below the toolbar, in sight without scrolling.
  for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  expect((await list.getByRole('list').boundingBox())?.y).toBe(bar?.height)
})

test('the list of languages opens below the toolbar in a browser without anchor positioning @release', async ({
  page,
  site,
}) => {
  await needLanguages(site, 'es')
  // Such a browser ignores these declarations.
  let removed = 0
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = await response.text()
    const supported = css.replace(/[a-z-]+:\s*(?:--toolbar|anchor\([^;}]*)(?=[;}]);?/g, '')
    if (supported !== css) removed += 1
    await route.fulfill({ response, body: supported })
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/es/app/documents`)
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  expect(removed, 'the style sheet anchors the list').toBe(1)
  const list = page.getByRole('navigation', { name: 'Idioma' })
  for (const link of await list.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('banner').boundingBox()
  expect((await list.getByRole('list').boundingBox())?.y).toBe(bar?.height)
  // Pages of the menu are still being preloaded.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page that the browser translates into another language is still hydrated @release', async ({
  page,
  site,
}) => {
  // Browsers do this when they translate, before hydration.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('lang', 'es')),
  )
  await openHydrated(page, `${site.url}/app/about-us`)
  await untilHydrated(page)
  await expect(page.getByRole('contentinfo')).toContainText('On the road now')
  await page.getByRole('link', { name: 'Documents' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents')
  // Hidden parts of the page may contain the text too.
  await expect(page.getByText('Annual reports').filter({ visible: true }).first()).toBeVisible()
})

test('untranslated text below cameras and roads is marked as English', async ({ page, site }) => {
  await needLanguages(site, 'es')
  for (const name of ['cameras', 'roads']) {
    const response = await page.request.get(`${site.url}/api/api/Pages/GetPage/es/${name}`)
    // Not every site has both pages.
    const prose = response.ok() ? await response.json() : null
    if (prose === null || prose.language === 'es') continue
    await page.goto(`${site.url}/es/app/${name}`)
    await expect(page.locator('p', { hasText: prose.lead })).toHaveAttribute('lang', 'en')
    const [section] = prose.sections
    await expect(page.locator(`h2[lang="en"]`, { hasText: section.title })).toBeVisible()
  }
})
