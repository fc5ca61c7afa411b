import { untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

test('by keyboard alone a figure is read: its tab, its chart, its table, what it means and its file', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const keyboard = keyboardOf(page)
  await page.goto(`${site.url}/app/metrics`)
  await untilHydrated(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await keyboard.tabTo(tab('Freeway'))
  await keyboard.press('ArrowRight')
  await keyboard.expectOn(tab('Arterial'))
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Types of figures":
      - /children: equal
      - tab "Freeway"
      - tab "Arterial" [selected]
      - tab "Express lanes"
      - tab "Ramp signals"
  `)
  await keyboard.press('Home')
  await keyboard.expectOn(tab('Freeway'))
  // Another week loads, and the field that asked for it is still there for the next key.
  const week = page.getByRole('combobox', { name: 'Week' })
  await keyboard.tabTo(week)
  await keyboard.press('ArrowDown')
  await expect(page.getByText(/^Average minutes per event, Nov\s1/).first()).toBeVisible()
  await keyboard.expectOn(week)
  await keyboard.press('ArrowUp')
  await expect(page).toHaveURL(`${site.url}/app/metrics`)

  const steps = page.getByRole('region', { name: 'How long each step took' })
  const chart = steps.getByRole('group', { name: /Use the arrow keys to read each point/ })
  await keyboard.tabTo(chart.getByRole('img').first())
  await keyboard.press('ArrowDown', 'ArrowDown')
  await keyboard.expectOn(chart.getByRole('img', { name: /^Time to reopen lanes: .+ [\d.]+ minutes/ }))
  await keyboard.tabTo(steps.locator('summary', { hasText: 'Show as table' }))
  await keyboard.press('Enter')
  await keyboard.tabTo(steps.getByRole('link', { name: /^Everything/ }))
  await expect(steps.getByRole('link', { name: /^Everything/ })).toHaveAttribute('href', /format=csv$/)
  await keyboard.tabTo(steps.locator('summary', { hasText: 'What this means' }))
  await keyboard.press('Space')
  await expect(steps).toMatchAriaSnapshot(`
    - region "How long each step took":
      - figure "How long each step took":
        - heading "How long each step took" [level=2]
        - list:
          - listitem: /Nov .+/
          - listitem: Week before
          - listitem: 52-week mean
        - group "How long each step took. Use the arrow keys to read each point.":
          - img /^Time to verify/
          - img /^Time until help arrives/
          - img /^Time to reopen lanes/
          - img /^Time to clear the scene/
      - group:
        - region /^Average minutes per event/:
          - table /^Average minutes per event/:
            - rowgroup:
              - row:
                - columnheader "Step"
                - columnheader /Nov .+/
                - columnheader "Week before"
                - columnheader "52-week mean"
                - columnheader "Same week last year"
            - rowgroup:
              - row:
                - rowheader "Time to verify"
                - cell /^[\\d.]+$/
      - button /^This chart/
      - link /^Everything/
      - group:
        - term: Time to verify, mean
        - definition: /Minutes from the first report until the event was confirmed/
  `)
})
