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

for (const width of [412, 1280]) {
  test(`with text twice as large at ${width} px, choices side by side are equally tall on Metrics @sample @release`, async ({
    page,
    site,
  }) => {
    await setTextSize(page, 32)
    await page.setViewportSize({ width, height: 900 })
    for (const tab of ['freeway', 'arterial', 'express']) {
      await page.goto(`${site.url}/app/metrics?tab=${tab}`)
      const choices = page.getByRole('form', { name: 'What to show' })
      await expect(choices.getByRole('link').first()).toBeVisible()
      const unequal = await choices.locator('a, select').evaluateAll((controls) => {
        const boxes = controls.map((control) => control.getBoundingClientRect())
        return boxes
          .slice(1)
          .map((box, index) => [boxes[index] ?? box, box] as const)
          .filter(([a, b]) => b.top < a.bottom && a.top < b.bottom)
          .map(([a, b]) => [Math.round(a.height), Math.round(b.height)])
          .filter(([a, b]) => a !== b)
      })
      expect(unequal, tab).toEqual([])
    }
  })
}

test('with text twice as large on a phone, no button of a search breaks its word @sample @release', async ({
  page,
  site,
}) => {
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['documents', 'search?q=signal']) {
    await page.goto(`${site.url}/app/${path}`)
    const button = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
    const field = page.getByRole('main').getByRole('searchbox').locator('..')
    const [own, beside] = await Promise.all([button.boundingBox(), field.boundingBox()])
    expect(own?.height, path).toBe(beside?.height)
  }
})
