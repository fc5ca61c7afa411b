import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../../src/contract/language.ts'
import { PAGES, pagePath } from '../../../src/contract/pages.ts'
import { expect, test } from '../support/site.ts'
import { keepLooks, type Look, lookAt } from './find-violations.ts'

/** All of it takes ten minutes on two processors: `A11Y_MATRIX=whole` asks for that, as before a release. */
const isWhole = process.env.A11Y_MATRIX === 'whole'
const WIDTHS = isWhole ? [320, 768, 1280, 1920] : [320, 1280]
const THEMES = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' } },
  { name: 'more contrast', media: { colorScheme: 'light', forcedColors: 'none', contrast: 'more' } },
  {
    name: 'forced colours',
    media: { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
  },
] as const

/** The short run sees dark on a phone, light and forced colours on a screen. Other languages have a test of their own. */
function themesAt(width: number): readonly (typeof THEMES)[number][] {
  if (isWhole) return THEMES
  const seen = width === 320 ? ['dark'] : ['light', 'forced colours']
  return THEMES.filter(({ name }) => seen.includes(name))
}

/** Pages that show one of several views, beside those of the menu and the footer. */
const VIEWS = [
  '/app/metrics?tab=arterial',
  '/app/metrics?tab=express',
  '/app/metrics?tab=ramp',
  '/app/services?service=rampSignals',
  '/app/documents?q=road',
  '/app/documents?q=nothing+says+this',
  '/app/documents/annual-report-fy2026',
  '/app/metrics/freeway-weekly-2026-11-08',
]

for (const language of isWhole ? LANGUAGES : (['en'] as const)) {
  const prefix = language === 'en' ? '' : `/${language}`
  for (const path of [...PAGES.map((page) => pagePath(page)), ...VIEWS]) {
    test(`axe finds nothing to mend, at any width and in any colours: ${prefix}${path}`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url + prefix + path)
      const looks: Look[] = []
      const tooWide: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        for (const { name, media } of themesAt(width)) {
          await page.emulateMedia(media)
          looks.push(await lookAt(page, prefix + path, `${name}, ${width} px`))
        }
        if (await scrollsSideways(page)) tooWide.push(`${width} px`)
      }
      await keepLooks(`${prefix}${path}`, looks)
      expect(looks.flatMap(({ look, violations }) => violations.map((found) => `${look}: ${found}`))).toEqual(
        [],
      )
      expect(tooWide, 'widths at which the page scrolls sideways').toEqual([])
    })
  }
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
