import { chartOf } from '../support/charts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { needFigures, readTabs } from '../support/needs.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

test('by keyboard alone a figure’s tab, chart, table, meaning and file can be reached', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const keyboard = keyboardOf(page)
  await page.goto(await needFigures(site))
  await untilHydrated(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await keyboard.tabTo(tab('Freeway'))
  await keyboard.press('ArrowRight')
  await keyboard.expectOn(tab('Arterial'))
  const names = (await readTabs(site)).map(({ name }) => name)
  await expect(page.getByRole('tablist', { name: 'Types of figures' }).getByRole('tab')).toHaveText(names)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Arterial')
  await keyboard.press('Home')
  await keyboard.expectOn(tab('Freeway'))
  // While another week loads, the field keeps focus for the next key.
  const week = page.getByRole('combobox', { name: 'Week' })
  await keyboard.tabTo(week)
  await keyboard.press('ArrowDown')
  await expect(page.getByText(/^Average minutes per event, Nov\s1/).first()).toBeVisible()
  await keyboard.expectOn(week)
  await keyboard.press('ArrowUp')
  await expect(page).toHaveURL(`${site.url}/app/metrics`)

  const steps = chartOf(page, 'How long each step took')
  await keyboard.tabTo(steps.locator('summary', { hasText: 'Show as table' }))
  await keyboard.press('Enter')
  await keyboard.tabTo(steps.getByRole('link', { name: /^Everything/ }))
  await expect(steps.getByRole('link', { name: /^Everything/ })).toHaveAttribute('href', /format=csv$/)
  await keyboard.tabTo(steps.locator('summary', { hasText: 'What this means' }))
  await keyboard.press('Space')
  await expect(steps).toMatchAriaSnapshot(`
    - heading "How long each step took" [level=2]
    - group:
      - group /^Average minutes per event/:
        - table /^Average minutes per event/:
          - rowgroup:
            - row:
              - columnheader "Step"
              - columnheader /Nov .+/
              - columnheader "Week before"
          - rowgroup:
            - row:
              - rowheader "Time to verify"
              - cell /^[\\d.]+$/
    - list:
      - listitem: /Nov .+/
      - listitem: Week before
    - img /^Time to verify/
    - img /^Time until help arrives/
    - img /^Time to reopen lanes/
    - img /^Time to clear the scene/
    - button /^This chart/
    - link /^Everything/
    - group:
      - term:
        - link "Time to verify, mean"
      - definition: /Minutes from the first report until the event was confirmed/
  `)

  await expect(steps.getByRole('img', { name: /^Time to reopen lanes: .+ [\d.]+\sminutes/ })).toBeVisible()
  const trend = chartOf(page, 'Clearance times, last 52 weeks')
  await keyboard.tabTo(trend.locator('summary', { hasText: 'Show as table' }))
  const points = trend.getByRole('slider', { name: /Use the arrow keys to read each point/ })
  await keyboard.tabTo(points)
  await keyboard.press('Home')
  await expect(points).toHaveAttribute('aria-valuenow', '0')
  await keyboard.press('ArrowRight')
  await expect(points).toHaveAttribute('aria-valuetext', /Time to reopen lanes [\d.]+/)
})

test('on a phone the focus ring around the last link of the key figures is not cut off', async ({
  page,
  site,
}) => {
  await needFigures(site)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/discover`)
  const last = page.getByRole('link', { name: /^See the chart/ }).last()
  await last.focus()
  const isCut = await last.evaluate((link) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(link)
    const end =
      link.getBoundingClientRect().bottom + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    for (let box = link.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom < end)
        return true
    return false
  })
  expect(isCut).toBe(false)
})
