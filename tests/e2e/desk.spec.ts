import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startSignInService } from '../../src/server/desk/testing/sign-in-service.ts'
import { someOf } from '../../tools/testing/test-cases.ts'
import { issuesOf, scanPage } from './accessibility/find-violations.ts'
import { expect, startSite, plainTest as test } from './support/site.ts'

/** Sends a visitor's message and returns its reference. */
async function sendFeedback({ request }: Page, url: string): Promise<string> {
  await request.get(`${url}/api/api/Email/GetToken`)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const response = await request.post(`${url}/api/api/Email/SendFeedback`, {
    headers: { 'X-XSRF-TOKEN': token, Origin: url },
    data: { topic: 'camera', message: 'The ramp is red all day.', wantsReply: false, replyLanguage: 'en' },
  })
  const { reference } = await response.json()
  return reference
}

/** A desk, open at its page of notices, where nobody is signed in yet. */
async function aDesk(page: Page) {
  const service = await startSignInService()
  const site = await startSite(
    'tests/scenarios/tiny',
    {
      DESK: 'on',
      DESK_OIDC_ISSUER: service.issuer,
      DESK_OIDC_CLIENT_ID: service.clientId,
      DESK_OIDC_CLIENT_SECRET: service.clientSecret,
    },
    (folder) =>
      appendFile(
        join(folder, 'site.yaml'),
        '\ndesk:\n  publisher: [ana.ruiz@example.gov]\n  inbox: [ana.ruiz@example.gov]\n',
      ),
  )
  service.allow(`${site.url}/desk/sign-in/callback`)
  await page.goto(`${site.url}/desk/notices`)
  return { ...site, close: () => Promise.all([site.close(), service.close()]) }
}

test('a publisher signs in, publishes a storm notice with one press, and undoes it', async ({ page }) => {
  const site = await aDesk(page)
  try {
    expect(issuesOf([await scanPage(page, 'sign in', 'usual')])).toEqual([])
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await expect(page.getByText('Ana Ruiz')).toBeVisible()
    let sent = 0
    const { promise: held, resolve: letThrough } = Promise.withResolvers<string>()
    await page.route('**/desk/notices/add', async (route) => {
      sent++
      await held
      await route.continue()
    })
    // While a page loads, Playwright waits and cannot look at it, so the page reports what it shows.
    await page.exposeFunction('busyShows', letThrough)
    await page.getByRole('button', { name: 'Show the storm notice' }).evaluate((button: HTMLElement) => {
      const busy = document.querySelector('[data-busy]')
      const observer = new MutationObserver(() => Reflect.get(window, 'busyShows')(busy?.textContent))
      if (busy !== null) observer.observe(busy, { childList: true, subtree: true })
      // The second press sends nothing.
      button.click()
      button.click()
    })
    expect(await held).toBe('Working. This can take a few seconds…')
    await expect(page.getByRole('status')).toHaveText('The notice is published.')
    expect(sent).toBe(1)
    await page.getByRole('link', { name: 'View the site' }).click()
    await expect(page.getByText('A storm is affecting our roads.')).toBeVisible()

    await page.goto(`${site.url}/desk`)
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: /^Undo: add notice / }).click()
    await expect(page.getByRole('status')).toHaveText('The change was undone.')
    const message = await sendFeedback(page, site.url)
    const paths = ['', '/notices', '/reports', '/history', '/inbox', `/inbox/${message}`, '/tours', '/health']
    // A report and a translation that do not exist.
    paths.push('/reports/none', '/pages/about-us/es/preview')
    // A short run tests each page at one of the widths.
    for (const [index, width] of [1280, 412].entries()) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: width === 412 ? 'dark' : 'light' })
      for (const path of someOf(paths, 2, index)) {
        await page.goto(`${site.url}/desk${path}`)
        expect(issuesOf([await scanPage(page, path, `${width} px`)])).toEqual([])
        const overflow = () => document.documentElement.scrollWidth - innerWidth
        expect(await page.evaluate(overflow), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto(site.url)
    await expect(page.getByText('A storm is affecting our roads.')).toBeHidden()
  } finally {
    await site.close()
  }
})

test("after the browser's Stop a form can be sent again @release", async ({ page }) => {
  const site = await aDesk(page)
  try {
    await page.getByRole('link', { name: 'Sign in' }).click()
    const button = page.getByRole('button', { name: 'Show the storm notice' })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    // The first press gets no response.
    await page.route('**/desk/notices/add', () => arrive(), { times: 1 })
    await button.evaluate((element: HTMLElement) => setTimeout(() => element.click()))
    await arrived
    await (await page.context().newCDPSession(page)).send('Page.stopLoading')
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page.getByRole('status')).toHaveText('The notice is published.')
  } finally {
    await site.close()
  }
})
