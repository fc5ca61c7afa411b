import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type SignInService, startSignInService } from '../../src/server/desk/testing/sign-in-service.ts'
import { someOf } from '../../tools/testing/test-cases.ts'
import { issuesOf, scanPage } from './accessibility/find-violations.ts'
import { keyboardOf } from './accessibility/focus-steps.ts'
import { expect, startSite, plainTest as test } from './support/site.ts'

const LEE = { sub: 'lee', email: 'lee@example.gov', name: 'Lee Park' }
const ANA = { sub: 'ana', email: 'ana.ruiz@example.gov', name: 'Ana Ruiz' }

async function startDesk() {
  const service = await startSignInService()
  const settings = {
    DESK: 'on',
    DESK_OIDC_ISSUER: service.issuer,
    DESK_OIDC_CLIENT_ID: service.clientId,
    DESK_OIDC_CLIENT_SECRET: service.clientSecret,
  }
  const roles = '\ndesk:\n  publisher: [ana.ruiz@example.gov]\n  author: [lee@example.gov]\n'
  const site = await startSite('tests/scenarios/tiny', settings, (folder) =>
    appendFile(join(folder, 'site.yaml'), roles),
  )
  service.allow(`${site.url}/desk/sign-in/callback`)
  const close = () => Promise.all([site.close(), service.close()])
  return { service, site, close }
}

/** Signs a person in, each in their own browser. */
async function signIn(browser: Browser, service: SignInService, account: typeof LEE, address: string) {
  service.account = account
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByText(account.name)).toBeVisible()
  return page
}

/** A short run tests each page at one of the widths. */
async function expectFit(page: Page, url: string, paths: readonly string[]) {
  for (const [index, width] of [1280, 412].entries()) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of someOf(paths, 2, index)) {
      await page.goto(url + path)
      expect(issuesOf([await scanPage(page, path, `${width} px`)])).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
}

test('an author writes a draft and submits it; a publisher sees the changes and publishes them by keyboard', async ({
  browser,
}) => {
  const { service, site, close } = await startDesk()
  try {
    const lee = await signIn(browser, service, LEE, `${site.url}/desk/pages`)
    await lee.getByRole('link', { name: 'About us', exact: true }).click()
    const english = lee.getByRole('region', { name: 'English' })
    const title = english.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Who we are')
    await expect(english.getByText('Draft saved')).toBeVisible()
    await expect(lee.frameLocator('iframe[name="preview-en"]').getByRole('heading', { level: 1 })).toHaveText(
      'Who we are',
    )
    await lee.goto(`${site.url}/desk`)
    await lee.goBack()
    await lee.reload()
    await expect(title).toHaveValue('Who we are')
    await english.getByRole('button', { name: 'Submit for publishing: English' }).click()
    await expect(lee.getByText('The change is waiting for a publisher.')).toBeVisible()

    const ana = await signIn(browser, service, ANA, `${site.url}/desk/review`)
    await ana.getByRole('link', { name: 'Edit page en/about-us' }).click()
    await expect(ana.locator('ins')).toContainText(['added: Who we are'])
    const review = new URL(ana.url()).pathname
    await expectFit(ana, site.url, ['/desk/review', review, '/desk/pages', '/desk/pages/about-us'])
    await ana.goto(site.url + review)
    const keyboard = keyboardOf(ana)
    await keyboard.tabTo(ana.getByRole('button', { name: 'Publish this change' }))
    await keyboard.press('Enter')
    await expect(ana.getByText('The change is published.')).toBeVisible()
    await lee.goto(`${site.url}/app/about-us`)
    await expect(lee.getByRole('heading', { level: 1 })).toHaveText('Who we are')

    await ana.goto(`${site.url}/desk/history`)
    await ana.getByRole('link', { name: 'Edit page en/about-us' }).click()
    const change = new URL(ana.url()).pathname
    await expectFit(ana, site.url, [change, '/desk/reports/annual-fy2026', '/desk'])
    await ana.goto(site.url + change)
    await ana.getByRole('button', { name: 'Restore what was before' }).click()
    await expect(ana.getByText('Everything is as it was then.')).toBeVisible()
  } finally {
    await close()
  }
})

test('without scripts the buttons of a form preview a page, save it as a draft and publish it @release', async ({
  browser,
}) => {
  const { service, site, close } = await startDesk()
  try {
    service.account = ANA
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${site.url}/desk/pages/about-us`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Without scripts')
    await page.getByRole('button', { name: 'Preview: English' }).click()
    await expect(
      page.frameLocator('iframe[name="preview-en"]').getByRole('heading', { level: 1 }),
    ).toHaveText('Without scripts')
    await page.getByRole('button', { name: 'Save draft: English' }).click()
    await expect(page.getByText('Your draft is saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish: English' }).click()
    await expect(page.getByText('The page is published.')).toBeVisible()
    await page.goto(`${site.url}/app/about-us`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without scripts')
  } finally {
    await close()
  }
})
