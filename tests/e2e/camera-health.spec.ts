import { openPage } from './support/camera-list.ts'
import { expect, test } from './support/site.ts'

test('the page of the feed’s health counts every state in a table', async ({ browser, site }) => {
  const page = await openPage(browser)
  await page.goto(`${site.url}/app/camera-health`)
  const table = page.getByRole('table', { name: 'Pictures by state' })
  for (const state of ['Fresh', 'May be old', 'Late', 'No picture', 'Switched off'])
    await expect(table.getByRole('rowheader', { name: state })).toBeVisible()
  await page.context().close()
})
