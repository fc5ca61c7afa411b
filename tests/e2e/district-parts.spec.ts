import { startDistrict } from './support/districts.ts'
import { openHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

// What single districts show and leave out. Tests for every site are in districts/.

test('a district shows only what it has: tabs, languages, phone numbers, its fiscal year', async ({
  page,
}) => {
  const site = await startDistrict('texas')
  await openHydrated(page, `${site.url}/app/metrics`)
  await expect(page.getByRole('tab')).toHaveText(['Freeway', 'Arterial'])
  await expect(page.getByText('Lanes open within 60 minutes').first()).toBeVisible()
  // With only five weeks there is no mean of 52.
  await expect(page.getByText(/^Time to reopen lanes averaged/)).toContainText('slower than the week before')
  await expect(page.getByRole('main')).toContainText('In short')
  const languages = page.getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link')).toHaveText(['English', 'Español'])
  expect((await page.request.get(`${site.url}/ht/app/discover`, { maxRedirects: 0 })).status()).not.toBe(200)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'HERO Patrol: dial (210) 555-0123' }),
  ).toHaveAttribute('href', 'tel:2105550123')
  await openHydrated(page, `${site.url}/app/discover`)
  await expect(page.getByRole('img', { name: 'Map of the district' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^DriveTexas Road conditions online/ })).toBeVisible()
  await expect(main, 'there is no virtual tour').not.toContainText('Tour it on screen')
  await expect(main.getByRole('link', { name: 'How much time should I allow?' })).toHaveCount(0)
  await openHydrated(page, `${site.url}/app/services`)
  await expect(main.getByRole('link', { name: 'All incidents in all areas (CSV)' })).toHaveCount(0)
  await openHydrated(page, `${site.url}/app/documents/annual-fy2026`)
  await expect(page.getByText('Sep 1, 2025').first()).toBeVisible()
  await openHydrated(page, `${site.url}/app/documents?q=report`)
  await expect(main.getByText(/^FY 2026: Sep\s1,\s2025–.Aug\s31,\s2026$/u)).toBeVisible()
  // Without cameras, the form does not ask about them.
  await openHydrated(page, `${site.url}/app/contact-us`)
  await expect(page.locator('option[value=trafficSignal]')).toHaveCount(1)
  await expect(page.locator('option[value=camera]')).toHaveCount(0)
  await page.close()
  await site.close()
})

test('the site of an office with hardly any content has no gaps', async ({ page }) => {
  const site = await startDistrict('one-county')
  const main = page.getByRole('main')
  await openHydrated(page, `${site.url}/app/discover`)
  await expect(main.getByRole('heading', { name: 'How the roads performed' })).toHaveCount(0)
  await openHydrated(page, `${site.url}/app/metrics`)
  await expect(main).toContainText('There will be figures when there is somebody to count.')
  await expect(main.getByRole('link')).toHaveCount(0)
  await openHydrated(page, `${site.url}/app/metrics/definitions`)
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Weeks'])
  await openHydrated(page, `${site.url}/app/documents`)
  await expect(main.getByRole('region')).toHaveCount(1)
  await expect(main).toContainText('No annual reports have been published yet')
  await expect(main).not.toContainText('plans')
  await expect(main.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await openHydrated(page, `${site.url}/app/services`)
  await expect(main.getByRole('tabpanel', { name: 'Work zones' })).toBeVisible()
  await expect(main.getByRole('tab'), 'there is nothing to choose').toHaveCount(0)
  await openHydrated(page, `${site.url}/app/about-us`)
  await expect(main).toContainText(/County\s*Quillmere/)
  await expect(page.getByRole('contentinfo')).not.toContainText('authoritative')
  await openHydrated(page, `${site.url}/app/data`)
  await expect(main.locator('pre')).toHaveCount(2)
  await page.close()
  await site.close()
})

test('a page without a translation is in English and says so, and the cameras are those of the area', async ({
  page,
}) => {
  const site = await startDistrict('florida-six')
  const main = page.getByRole('main')
  await openHydrated(page, `${site.url}/ht/app/services`)
  await expect(main).toContainText('Paj sa a poko tradui, kidonk li parèt an angle.')
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await openHydrated(page, `${site.url}/es/app/services`)
  await expect(main).not.toContainText('no está traducida')
  await openHydrated(page, `${site.url}/app/metrics?tab=express`)
  await expect(main.getByRole('link', { name: 'Palmetto Express', exact: true })).toBeVisible()
  await openHydrated(page, `${site.url}/app/cameras`)
  await expect(main).toContainText('NW 103 St')
  await expect(main).not.toContainText('Griffin Rd')
  await page.close()
  await site.close()
})
