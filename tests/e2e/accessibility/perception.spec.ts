import type { Page } from '@playwright/test'
import { languagePrefix } from '../../../src/contract/language.ts'
import { PAGES, pagePath } from '../../../src/contract/pages.ts'
import { isEveryCase, someOf } from '../../../tools/testing/test-cases.ts'
import { readSiteInfo } from '../support/districts.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/site.ts'
import { checkSettledFocus } from './focus-steps.ts'
import { scrollsSideways, setTextSize } from './visits.ts'

/** The text spacing of WCAG 1.4.12, as in a visitor's own style sheet. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** A short run tests each page at one of these widths. */
const WIDTHS = [390, 1280]
const widthsOf = (page: number) => WIDTHS.filter((_, index) => isEveryCase || index === page % WIDTHS.length)

/** All pages, and the other tabs of Metrics. */
const PATHS = [
  ...PAGES.map((name) => pagePath(name)),
  ...['arterial', 'express', 'ramp'].map((tab) => `${pagePath('metrics')}?tab=${tab}`),
]

/** The most Tab presses on any page. */
const MOST_STOPS = 400

// One window for many pages, which has loaded their code after the first.
test('with wider spacing of letters, words and lines no text is lost', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of someOf(PATHS, 2)) {
    await page.goto(site.url + path)
    // The page's security policy does not apply to a style sheet made by script.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, SPACED)
    expect(await cutOff(page), path).toEqual([])
    expect(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false)
  }
})

test('with text twice as large a page loses nothing and scrolls only vertically', async ({ page, site }) => {
  await setTextSize(page, 32)
  for (const [number, name] of someOf(PAGES, 2, 1).entries()) {
    for (const width of widthsOf(number)) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.url + pagePath(name))
      await untilHydrated(page)
      const layout = await page.evaluate(() => ({
        textPx: Number.parseFloat(getComputedStyle(document.body).fontSize),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        barBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
        headingTop: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
        // The label of a select is on its upper border; its value is in the middle.
        covered: [...document.querySelectorAll('select')].flatMap((select) => {
          const label = select.labels[0]?.getBoundingClientRect()
          const { top, height, left, right } = select.getBoundingClientRect()
          const [middle, half] = [top + height / 2, Number.parseFloat(getComputedStyle(select).fontSize) / 2]
          if (label === undefined || label.right <= left || label.left >= right) return []
          return label.bottom > middle - half && label.top < middle + half ? [select.name] : []
        }),
      }))
      expect(layout.textPx, `${name} at ${width} px`).toBe(32)
      expect(layout.sideways, `${name} at ${width} px`).toBeLessThanOrEqual(0)
      expect(layout.covered, `${name} at ${width} px`).toEqual([])
      expect(layout.barBottom, `${name} at ${width} px`).toBeLessThanOrEqual(layout.headingTop)
      // A select may be too narrow for its value, which it shows completely when it opens.
      expect(await cutOff(page, 'select'), `${name} at ${width} px`).toEqual([])
    }
  }
})

test('with text twice as large on the smallest screen no word of a heading breaks, in any language', async ({
  page,
  site,
}) => {
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 320, height: 800 })
  const { languages } = await readSiteInfo(site.contentDir)
  for (const language of languages)
    for (const path of someOf([...PATHS, pagePath('storm')], 3, 1)) {
      await page.goto(site.url + languagePrefix(language) + path)
      expect(await brokenWords(page), `${language} ${path}`).toEqual([])
      expect(await scrollsSideways(page), `${language} ${path} scrolls sideways`).toBe(false)
    }
})

test('with text twice as large the names on a map grow, none is cut off, and its legend is below it @sample', async ({
  page,
  site,
}) => {
  await setTextSize(page, 32)
  for (const path of ['/app/cameras?view=map', '/app/roads?view=map']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site.url + path)
      const map = page.getByRole('listbox')
      await expect(map.getByRole('option').first()).toBeVisible()
      await map.focus()
      let names = 0
      for (const key of ['ArrowDown', '+', '+', '+', '+', '+']) {
        await page.keyboard.press(key)
        const onMap = await map.evaluate(namesOfMap)
        const where = `${path} at ${width} px after ${key}`
        expect(onMap.smallestPx, where).toBeGreaterThanOrEqual(24)
        expect(onMap.cut, where).toEqual([])
        expect(onMap.atMarks, where).toEqual([])
        expect(onMap.isLegendBelow, where).toBe(true)
        names += onMap.names
      }
      expect(names, `${path} at ${width} px`).toBeGreaterThan(0)
    }
  }
})

test('the site’s name takes at most two lines above the toolbar’s road, on every screen and with larger text', async ({
  page,
  site,
}) => {
  const { district, languages } = await readSiteInfo(site.contentDir)
  for (const language of languages.filter((one) => one !== 'ht')) {
    await page.goto(site.url + languagePrefix(language) + pagePath('discover'))
    const bar = page.getByRole('banner')
    for (const standard of [16, 17, 20, 24, 32]) {
      await setTextSize(page, standard)
      for (const width of [320, 360, 400, 440, 480, 560, 640, 720, 800, 960, 1120, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const name = await bar
          .getByText(district.name, { exact: true })
          .evaluate((element) => ({
            lines: Math.round(
              element.getBoundingClientRect().height /
                Number.parseFloat(getComputedStyle(element).lineHeight),
            ),
            bottom: element.parentElement?.getBoundingClientRect().bottom ?? 0,
          }))
        const road = (await bar.boundingBox())?.height ?? 0
        const where = `${language} ${width} px, text of ${standard} px`
        expect(name.lines, where).toBeLessThanOrEqual(2)
        expect(name.bottom, where).toBeLessThanOrEqual(road - 13)
      }
    }
  }
})

test('focus is always visible while tabbing through a page', async ({ page, site }) => {
  for (const name of someOf(PAGES, 3)) {
    await page.goto(site.url + pagePath(name))
    await untilHydrated(page)
    const hidden: string[] = []
    let stops = 0
    for (; stops < MOST_STOPS; stops++) {
      await page.keyboard.press('Tab')
      const seen = await checkSettledFocus(page)
      if (seen === null) break
      if (seen.error !== null) hidden.push(`${seen.name}: ${seen.error}`)
    }
    expect(stops, name).toBeGreaterThan(5)
    expect(stops, name).toBeLessThan(MOST_STOPS)
    expect(hidden, name).toEqual([])
  }
})

test('on paper all text is dark enough to read on white', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  for (const name of someOf(PAGES, 3, 1)) {
    await page.goto(site.url + pagePath(name))
    expect(await paleOnPaper(page), name).toEqual([])
  }
})

/** Texts that their box cuts off, except those within `except`. */
function cutOff(page: Page, except = 'svg'): Promise<string[]> {
  return page.evaluate(
    (ignored) =>
      [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
        .filter((element) => element.checkVisibility() && element.closest(ignored) === null)
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element)
          const cutsX = overflowX === 'hidden' || overflowX === 'clip'
          const cutsY = overflowY === 'hidden' || overflowY === 'clip'
          return (
            element.textContent?.trim() !== '' &&
            // Elements one pixel wide are for screen readers.
            element.clientWidth > 1 &&
            ((cutsX && element.scrollWidth > element.clientWidth + 1) ||
              (cutsY && element.scrollHeight > element.clientHeight + 1))
          )
        })
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    `.visually-hidden, [aria-hidden], svg, ${except}`,
  )
}

/** Words of the page's heading that break over two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** Texts with a contrast below 4.5:1 on white. Browsers print backgrounds only with `print-color-adjust: exact`. */
function paleOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('The browser has no canvas')
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const text = texts.currentNode.textContent?.trim() ?? ''
      if (text === '' || !element?.checkVisibility() || element.closest('svg, .visually-hidden, noscript'))
        continue
      const { color, printColorAdjust } = getComputedStyle(element)
      if (printColorAdjust === 'exact') continue
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
      if (contrast < 4.5) found.add(`${text.slice(0, 40)}: ${color}`)
    }
    return [...found]
  })
}

/** The names on a map in relation to its window and marks, and whether its legend is completely below it. */
function namesOfMap(map: Element) {
  const [window, whole] = [
    map.getBoundingClientRect(),
    map.parentElement?.parentElement?.getBoundingClientRect(),
  ]
  const foot = map.parentElement?.lastElementChild?.getBoundingClientRect()
  const marks = [...map.querySelectorAll('[role=option] > circle:first-child')].map((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const names = [...map.querySelectorAll('svg text')]
    .filter((text) => text.closest('[role=option], [aria-hidden]') === null)
    .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
  const isCut = ({ box }: (typeof names)[number]) =>
    box.left < window.left || box.right > window.right || box.top < window.top || box.bottom > window.bottom
  // Closer than the focus ring.
  const isAtMark = ({ box }: (typeof names)[number]) =>
    marks.some(({ x, y }) => {
      const [across, along] = [
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      ]
      return Math.hypot(across, along) < 40
    })
  return {
    names: names.length,
    // A line of Roboto is 1.17 times as high as its font size.
    smallestPx: Math.min(...names.map(({ box }) => box.height / 1.2)),
    cut: names.filter(isCut).map(({ text }) => text),
    atMarks: names.filter(isAtMark).map(({ text }) => text),
    isLegendBelow:
      foot !== undefined &&
      whole !== undefined &&
      foot.top >= window.bottom - 1 &&
      foot.bottom <= whole.bottom + 1,
  }
}
