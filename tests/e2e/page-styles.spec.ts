import { LANGUAGES, languagePrefix } from '../../src/contract/language.ts'
import { PAGES, pagePath } from '../../src/contract/pages.ts'
import { openHydrated, untilHydrated } from './support/hydrated.ts'
import { expect, test } from './support/site.ts'

test('each page links all of its style sheets, so that nothing changes its look while it loads', async ({
  page,
  site,
}) => {
  // With Save-Data on, the browser does not preload other pages, whose styles would count too.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  for (const path of [
    ...PAGES.map((one) => pagePath(one)),
    '/app/metrics?tab=ramp',
    '/app/documents?q=lane',
  ]) {
    const response = await page.goto(site.url + path)
    const named: readonly string[] = (await response?.text())?.match(/\/assets\/[\w-]+\.css/g) ?? []
    await untilHydrated(page)
    const applied = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : new URL(href).pathname)),
    )
    // The map next to a list is lazy, and the page reserves room for it. The code that checks responses comes with
    // the styles of key figures, which change nothing on a page without key figures.
    const ofPage = applied.filter(
      (sheet) => named.includes(sheet) || !/\/(camera-map|places-map|key-figures)-/.test(sheet),
    )
    expect(new Set(ofPage), path).toEqual(new Set(named))
  }
})

test('a page opened from another looks the same as when it is loaded', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const readLayout = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].slice(0, 300).map((element) => {
        const { left, width } = element.getBoundingClientRect()
        const { color, font } = getComputedStyle(element)
        return [element.tagName, Math.round(left), Math.round(width), color, font].join(' ')
      }),
    )
  await openHydrated(page, `${site.url}/app/contact-us`)
  const own = await readLayout()
  await openHydrated(page, `${site.url}/app/documents`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(readLayout).toEqual(own)
})

test('titles are of one size on pages of live or found things, and of another on pages of text @sample @release', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const sizesOf = async (paths: readonly string[]) => {
    const sizes = new Set<string>()
    for (const path of paths) {
      await page.goto(`${site.url}/app/${path}`)
      sizes.add(
        await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).fontSize),
      )
    }
    return [...sizes]
  }
  expect(await sizesOf(['metrics', 'cameras', 'camera-health', 'search?q=signal', 'roads'])).toEqual(['36px'])
  expect(await sizesOf(['about-us', 'services', 'documents', 'contact-us', 'data'])).toEqual(['45px'])
})

test('on a phone no line breaks within the name of a route, such as I-75, and its hyphen is plain', {
  tag: '@sample',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['metrics/definitions', 'about-us', 'services', 'documents']) {
    await page.goto(`${site.url}/app/${path}`)
    const { found, broken } = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const [all, cut]: [string[], string[]] = [[], []]
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: name, index } of (node.nodeValue ?? '').matchAll(/\b(?:I|US|SR)-\d+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + name.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 0) all.push(name)
          if (lines.size > 1) cut.push(`${name} in ${node.nodeValue}`)
        }
      return { found: all, broken: cut }
    })
    expect(found.length, path).toBeGreaterThan(0)
    expect(broken, path).toEqual([])
  }
})

test('the footer of a short page is at the bottom of the window', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 1300 })
  await page.goto(`${site.url}/app/search`)
  const footerBottom = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(Math.round(footerBottom)).toBe(1300)
})

test('from 1240 pixels, the width of the page names in the bar, the name of the office is one line @sample @release', async ({
  page,
  site,
}) => {
  for (const language of LANGUAGES)
    for (const width of [1240, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.url}${languagePrefix(language)}/app/about`)
      const name = page.getByRole('banner').getByText('FDOT District Four', { exact: true })
      const height = await name.evaluate((one) => one.getBoundingClientRect().height)
      expect({ language, width, height }).toEqual({ language, width, height: 22 })
    }
})

/** The widths of a text in a field's font and of the room for it, in pixels. */
function textAndRoom(field: HTMLInputElement | HTMLSelectElement): [number, number] {
  const { paddingLeft, paddingRight, font } = getComputedStyle(field)
  const text = document.createElement('span')
  text.textContent =
    field instanceof HTMLInputElement ? field.placeholder : (field.selectedOptions[0]?.text ?? '')
  field.after(text)
  text.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
  const wide = text.getBoundingClientRect().width
  // Hydration expects what the server sent.
  text.remove()
  return [wide, field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)]
}

test('the hint in the search of Discover is not cut on a phone @sample', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const language of LANGUAGES) {
    await page.goto(`${site.url}${languagePrefix(language)}/app/discover`)
    const [hint, room] = await page.getByRole('main').getByRole('searchbox').evaluate(textAndRoom)
    expect([language, hint <= room]).toEqual([language, true])
  }
})

test('the filters of the roads show all of “All” on a phone, in any language @sample @release', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const language of LANGUAGES) {
    await page.goto(`${site.url}${languagePrefix(language)}/app/roads`)
    const filters = page.getByRole('main').getByRole('combobox')
    await expect(filters).toHaveCount(3)
    for (const filter of await filters.all()) {
      const [chosen, room] = await filter.evaluate(textAndRoom)
      expect([language, chosen <= room]).toEqual([language, true])
    }
  }
})

test('on a phone the numbers of two figures side by side are in line, however long their names', {
  tag: ['@sample', '@release'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/discover`)
  const names = page
    .getByRole('main')
    .getByRole('heading', { name: /^(Time to reopen lanes|Lanes open within)/ })
  await expect(names).toHaveCount(2)
  const boxes = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createRange()
      text.selectNodeContents(name)
      return {
        height: text.getBoundingClientRect().height,
        numberTop: name.nextElementSibling?.getBoundingClientRect().top,
      }
    }),
  )
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(2)
  expect(new Set(boxes.map(({ numberTop }) => numberTop)).size).toBe(1)
})

test('on a phone the names of a report’s figures take at most two lines @sample', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/metrics/freeway-weekly-2026-11-08`)
  const names = page.getByRole('main').getByRole('rowheader')
  await expect(names).toHaveCount(4)
  const heights = await names.evaluateAll((all) =>
    all.map((name) => {
      const text = document.createRange()
      text.selectNodeContents(name)
      return text.getBoundingClientRect().height
    }),
  )
  expect(Math.max(...heights)).toBeLessThanOrEqual(2 * 24)
})

test('cameras to the north and to the south of an event begin in one column @sample', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/app/roads`)
  const event = page
    .locator('li[data-event]', { hasText: 'to the north' })
    .filter({ hasText: 'to the south' })
  await expect(event.first()).toBeVisible()
  const starts = await event
    .first()
    .locator('p', { hasText: /to the (north|south)/ })
    .evaluateAll((sides) => sides.map((side) => side.querySelector('a')?.getBoundingClientRect().left))
  expect(starts).toHaveLength(2)
  expect(new Set(starts).size).toBe(1)
})

test('in the text of a report, columns of figures and their headers are right-aligned @sample', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/app/documents/annual-report-fy2026/read`)
  const table = page.getByRole('table').filter({ hasText: 'Overheating' })
  const alignments = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        Array.from(row.children, (cell) => getComputedStyle(cell).textAlign.replace('right', 'end')),
      ),
    )
  expect(new Set(alignments.map((row) => row.join()))).toEqual(new Set(['start,end,end']))
})

test('the numbers to call in an emergency are in one line when a text below one takes two @sample', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.url}/ht/app/discover`)
  const numbers = page.getByRole('main').getByText(/^(911|\*347|511)$/)
  await expect(numbers).toHaveCount(3)
  const tops = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
