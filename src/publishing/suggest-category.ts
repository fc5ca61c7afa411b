import type { PeriodCalendar } from '../contract/period-days.ts'
import type { Report } from '../contract/report.ts'
import type { SiteInfo } from '../contract/site-info.ts'
import { categoriesShown, familyOf, nounOf, type ReportCategory } from './category-names.ts'
import { usualPeriods } from './read-periods.ts'

export interface CategoryClues {
  /** The title in the PDF, the name of the file or of its tables: anything that names the report. */
  names: readonly string[]
  site: Pick<SiteInfo, 'categories' | 'calendar'>
  /** Published reports: those of one category have similar titles. */
  reports: readonly Pick<Report, 'category' | 'title'>[]
  /** The possible categories. Missing: all that the site shows. */
  among?: readonly ReportCategory[]
}

/** Words too common to mean anything. */
const COMMON = new Set('report reports the of and for in to a fy week month quarter year'.split(' '))
/** A period of the right kind counts as much as a word that almost no other category has. */
const PERIOD_SCORE = 1.5

/**
 * The category whose name and published titles share the most words with the new report's names; `null`: none do.
 * Rare words count more: many titles say "freeway", but only those of one category "quarterly". Pure.
 */
export function suggestCategory({ names, site, reports, among }: CategoryClues): ReportCategory | null {
  const categories = among ?? categoriesShown(site)
  const words = new Map(
    categories.map((category) => {
      const titles = reports.filter((report) => report.category === category).map(({ title }) => title)
      return [category, new Set([nounOf(category, site), nameWords(category), ...titles].flatMap(wordsOf))]
    }),
  )
  const own = new Set(names.flatMap(wordsOf))
  const scores = categories.map((category) => {
    const shared = [...own].filter((word) => words.get(category)?.has(word) === true)
    const rarity = shared.map((word) => 1 / [...words.values()].filter((one) => one.has(word)).length)
    const score = rarity.reduce((sum, one) => sum + one, 0)
    return { category, score: score + (score > 0 ? periodScore(names, category, site.calendar) : 0) }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 ? null : best.category
}

function periodScore(names: readonly string[], category: ReportCategory, calendar: PeriodCalendar): number {
  const { kinds } = familyOf(category)
  return names.some((name) => usualPeriods(name, kinds, calendar).length > 0) ? PERIOD_SCORE : 0
}

/** "metrics_freeway_weekly" as words. */
function nameWords(category: ReportCategory): string {
  return category.replace(/^(metrics|services|documents)_/, '').replace(/([a-z])([A-Z0-9])/g, '$1 $2')
}

function wordsOf(text: string): string[] {
  const found = text.toLowerCase().match(/\p{L}{2,}|[a-z]?\d+/gu) ?? []
  // Numbers usually say when, not what.
  return found.filter((word) => !COMMON.has(word) && !/^\d+$/.test(word))
}
