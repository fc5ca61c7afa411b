import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('no page of the site makes HTML or code of a string, and none lets a script do it @release', async ({
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
    // The footer is among the parts that come last.
    await untilHydrated(page)
  }
  // The update worker's address passes too.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  // To a page whose prose the browser itself draws.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page).toHaveURL(`${site.url}/es/app/privacy`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main').locator('p').first()).toBeVisible()
})

test('a script that got in can set no HTML', async ({ browser, request, site }) => {
  // A separate page: what is refused is on the error console, as it should be.
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
        // Chromium has it; its types do not.
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
