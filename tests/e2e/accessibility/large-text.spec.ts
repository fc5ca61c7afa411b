import { expect, test } from '../support/site.ts'
import { scrollsSideways, setTextSize } from './visits.ts'

for (const address of ['/app/documents/annual-report-fy2026', '/app/camera-health']) {
  test(`with text twice as large on a phone, no word breaks in the headers of a table: ${address} @sample`, async ({
    page,
    site,
  }) => {
    await setTextSize(page, 32)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(site.url + address)
    const names = page
      .getByRole('main')
      .getByRole('rowheader')
      .or(page.getByRole('main').getByRole('columnheader'))
    await expect(names.first()).toBeVisible()
    const broken = await names.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return lines.size > (cell.textContent ?? '').split(/[\s–]+/u).length
        })
        .map((cell) => cell.textContent),
    )
    expect(broken).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })
}

test('with text twice as large on a phone, the meaning of a camera’s state is as wide as the page @sample', async ({
  page,
  site,
}) => {
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/camera-health`)
  const table = page.getByRole('table', { name: 'Pictures by state' })
  const row = table.getByRole('row', { name: /^Outdated/ })
  const [whole, meaning] = await Promise.all([
    table.boundingBox(),
    row.getByRole('cell').last().boundingBox(),
  ])
  expect(meaning?.width).toBe(whole?.width)
})
