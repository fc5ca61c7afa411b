import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../../src/contract/language.ts'
import { PAGES, pagePath } from '../../../src/contract/pages.ts'
import { isEveryCase } from '../../../tools/testing/test-cases.ts'

/** Views of pages, reports and cameras, in addition to the pages in the menu and the footer. */
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

/** All pages and views. */
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

/** A visitor's language and window, and the color schemes to test there. */
export interface Visit {
  language: Language
  width: number
  schemes: readonly ColorScheme[]
}

/** Each language, width and color scheme once, not every combination. */
const SHORT_VISITS: readonly Visit[] = [
  { language: 'en', width: 320, schemes: ['dark'] },
  { language: 'en', width: 1280, schemes: ['forced colors'] },
  { language: 'es', width: 1280, schemes: ['light'] },
  { language: 'ht', width: 320, schemes: ['light'] },
]

/** The visits of a district's pages, which are like the sample's. First in colors that every rule can check. */
export const DISTRICT_VISITS: readonly Visit[] = SHORT_VISITS.map((visit) => ({
  ...visit,
  schemes: [...new Set<ColorScheme>(['light', ...visit.schemes])],
}))

/** How many different visits a short run has. */
export const SHORT_VISIT_COUNT = SHORT_VISITS.length

/** The widths at which no page may scroll sideways. */
export const WIDTHS = [320, 768, 1280, 1920] as const

/** The widths with different layouts, where all color schemes are tested. */
const COLOR_WIDTHS: readonly number[] = [320, 1280]

/** The visits of every page before a release. */
export const ALL_VISITS: readonly Visit[] = LANGUAGES.flatMap((language) =>
  WIDTHS.map((width) => ({ language, width, schemes: COLOR_WIDTHS.includes(width) ? SCHEMES : ['light'] })),
)

/** The widths at which states are tested; at the widths between, they look like at one of these. */
export const STATE_WIDTHS: readonly number[] = [320, 1280]

/** A sequence of states of one page. Steps find elements by structure, because they run in every language. */
export interface StateWalk {
  name: string
  path: string
  /** The part of the site that all of its states need. */
  part?: SitePart
  steps: readonly { state: string; part?: SitePart; arrive: (page: Page) => Promise<void> }[]
}

/** Parts that only some sites have. */
export type SitePart = 'cameras' | 'figures' | 'roads'

/** The visits of the page with this number. A short run has one visit per page, and every visit occurs. */
export function visitsOf(page: number): readonly Visit[] {
  return isEveryCase ? ALL_VISITS : SHORT_VISITS.filter((_, index) => index === page % SHORT_VISITS.length)
}

export async function setColors(page: Page, scheme: ColorScheme): Promise<void> {
  await page.emulateMedia(MEDIA[scheme])
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Sets the text size in the browser's settings, pixels. The default is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}
