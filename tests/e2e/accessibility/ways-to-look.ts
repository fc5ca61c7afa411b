import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../../src/contract/language.ts'
import { PAGES, pagePath } from '../../../src/contract/pages.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'

/** Pages that show one of several views, beside those of the menu and the footer. */
const VIEWS = [
  '/app/metrics?tab=arterial',
  '/app/metrics?tab=express',
  '/app/metrics?tab=ramp',
  '/app/services#rampSignals',
  '/app/documents?q=road+ranger',
  '/app/documents?q=reversable',
  '/app/documents/annual-report-fy2026',
  '/app/documents/strategic-business-plan-2013-2018',
  '/app/metrics/freeway-weekly-2026-11-08',
  '/app/cameras?view=map',
  '/app/cameras?view=corridor&road=I-95',
  '/app/cameras?view=mine',
  '/app/cameras?q=nothing-is-called-this',
  '/app/cameras/first',
  '/app/roads?view=map',
  '/app/roads?view=signs',
  '/app/roads?view=mine&roads=I-95,I-595',
]

/** Every page, and every view of those that have several. */
export const MATRIX_PATHS: readonly string[] = [...PAGES.map((page) => pagePath(page)), ...VIEWS]

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', contrast: 'no-preference' },
  'more contrast': { colorScheme: 'light', forcedColors: 'none', contrast: 'more' },
  'more contrast, dark': { colorScheme: 'dark', forcedColors: 'none', contrast: 'more' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' },
} as const

export type ColorScheme = keyof typeof MEDIA

const SCHEMES: readonly ColorScheme[] = [
  'light',
  'dark',
  'more contrast',
  'more contrast, dark',
  'forced colors',
]

/** A visitor's language and window, and the colors in which the page is seen there. */
export interface Visit {
  language: Language
  width: number
  schemes: readonly ColorScheme[]
}

/** Each language, width and color scheme once, not every combination. */
const SHORT: readonly Visit[] = [
  { language: 'en', width: 320, schemes: ['dark'] },
  { language: 'en', width: 1280, schemes: ['forced colors'] },
  { language: 'es', width: 1280, schemes: ['light'] },
  { language: 'ht', width: 320, schemes: ['light'] },
]

/** Of a district, whose pages are the sample's: in each way once, first in colors that every rule can check. */
export const ONCE: readonly Visit[] = SHORT.map((visit) => ({
  ...visit,
  schemes: [...new Set<ColorScheme>(['light', ...visit.schemes])],
}))

/** In how many ways a short run checks pages. */
export const SHORT_WAYS = SHORT.length

/** The widths at which no page may scroll sideways. */
export const WIDTHS = [320, 768, 1280, 1920] as const

/** The widths at which the layout of a page changes: colors are looked at there alone. */
const COLOUR_WIDTHS: readonly number[] = [320, 1280]

/** Before a release. */
export const WHOLE: readonly Visit[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width, schemes: COLOUR_WIDTHS.includes(width) ? SCHEMES : ['light'] })),
)

/** States depend on the width; the other widths between these two look like one of them. */
export const STATE_WIDTHS: readonly number[] = [320, 1280]

/** States that follow each other on one page. They are found by structure, because each is seen in every language. */
export interface StateWalk {
  name: string
  path: string
  /** What a site needs for all of them. */
  part?: SitePart
  steps: readonly { state: string; part?: SitePart; arrive: (page: Page) => Promise<void> }[]
}

/** What only some sites have. */
export type SitePart = 'cameras' | 'figures' | 'roads'

/** The visits of the page with this number. A short run visits each page once, and all pages in all ways. */
export function visitsOf(page: number): readonly Visit[] {
  return isEveryCase ? WHOLE : SHORT.filter((_, index) => index === page % SHORT.length)
}

export async function drawIn(page: Page, scheme: ColorScheme): Promise<void> {
  await page.emulateMedia(MEDIA[scheme])
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Sets the size of text in the browser's own settings, pixels; 16 is usual. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}
