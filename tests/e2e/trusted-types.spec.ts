import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('no page of the site makes HTML or code from a string, and none lets a script do so @release', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`${violatedDirective}: ${sample}`),
    )
  })
  await needLanguages(site, 'es')
  for (const path of [...PAGES.map((one) => pagePath(one)), '/es/app/services']) {
    await page.goto(site.url + path)
    // The footer is among the parts that load last.
    await untilHydrated(page)
  }
  // The address of the service worker is accepted too.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  // Opens a page whose prose the browser renders.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page).toHaveURL(`${site.url}/es/app/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main').locator('p').first()).toBeVisible()
})

test('an injected script cannot set HTML', async ({ browser, request, site }) => {
  // A separate page, because rejected values are logged to the console.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const { headers } = await request
    .get(`${site.url}/app/privacy`)
    .then((response) => ({ headers: response.headers() }))
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await page.goto(`${site.url}/app/privacy`)
  const tried = await page.evaluate(() => {
    const attempts = {
      html: () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      },
      worker: () => void new Worker('/assets/evil.js'),
      policy: () => {
        // Chromium has it; TypeScript's DOM types do not.
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
        }
        trustedTypes.createPolicy('mine', {})
      },
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch (error) {
        return `${name}: ${error instanceof TypeError ? 'refused' : String(error)}`
      }
    })
  })
  expect(tried).toEqual(['html: refused', 'worker: refused', 'policy: refused'])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})
