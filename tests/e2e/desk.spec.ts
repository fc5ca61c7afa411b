import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSignInService } from '../../src/server/desk/testing/sign-in-service.ts'
import { issuesOf, lookAt } from './accessibility/find-violations.ts'
import { startSite } from './support/start-site.ts'

test('a publisher signs in, warns of a storm with one press, and takes the warning back', async ({
  page,
}) => {
  const service = await startSignInService()
  const site = await startSite(
    'tests/scenarios/tiny',
    {
      ...{ DESK: 'on', DESK_OIDC_ISSUER: service.issuer },
      ...{ DESK_OIDC_CLIENT_ID: service.clientId, DESK_OIDC_CLIENT_SECRET: service.clientSecret },
    },
    (folder) =>
      appendFile(
        join(folder, 'site.yaml'),
        '\ndesk:\n  publisher: [ana.ruiz@example.gov]\n  inbox: [ana.ruiz@example.gov]\n',
      ),
  )
  service.allow(`${site.url}/desk/sign-in/callback`)
  try {
    await page.goto(`${site.url}/desk/notices`)
    expect(issuesOf([await lookAt(page, 'sign in', 'usual')])).toEqual([])
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await expect(page.getByText('Ana Ruiz')).toBeVisible()
    await page.getByRole('button', { name: 'Show the storm notice' }).click()
    await expect(page.getByRole('status')).toHaveText('The notice is published.')
    await page.getByRole('link', { name: 'View the site' }).click()
    await expect(page.getByText('A storm is affecting our roads.')).toBeVisible()

    await page.goto(`${site.url}/desk`)
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: /^Take back: notice add / }).click()
    await expect(page.getByRole('status')).toHaveText('The change was taken back.')
    for (const width of [1280, 412]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['', '/notices', '/reports', '/history', '/inbox', '/tours', '/health']) {
        await page.goto(`${site.url}/desk${path}`)
        expect(issuesOf([await lookAt(page, path, `${width} px`)])).toEqual([])
        const overflow = () => document.documentElement.scrollWidth - innerWidth
        expect(await page.evaluate(overflow), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.goto(site.url)
    await expect(page.getByText('A storm is affecting our roads.')).toBeHidden()
  } finally {
    await Promise.all([site.close(), service.close()])
  }
})
