import type { PageTexts } from '../../src/content/page-texts.ts'
import { hasNoText } from '../../src/content/reports/accessibility-remarks.ts'
import type { SiteContent } from '../../src/content/site-content.ts'
import { CATEGORIES, type Category } from '../../src/contract/category.ts'
import type { Accessibility, Report } from '../../src/contract/report.ts'

/**
 * From this day a state's posted documents must be accessible: 28 CFR 35.200, as 91 FR 20902 moved it.
 * What was made before and only kept in an archive since is exempt (35.201).
 */
export const ACCESSIBILITY_DEADLINE = '2027-04-26'

/** What one published document has and lacks. */
export interface CollectionRow {
  id: string
  title: string
  category: Category
  /** `null`: not known. */
  pages: number | null
  tagged: Accessibility
  hasTitle: boolean
  /** BCP 47, as the PDF names it. `null`: it names none. */
  languageInFile: string | null
  /** `false`: a scan without recognized text. */
  hasText: boolean
  isArchived: boolean
  /** Whether the law asks for a change before the deadline. */
  mustChange: boolean
}

/** Every published document, by category and then the newest first. Pure. */
export function collectionRows({
  reports,
  pageTexts,
}: Pick<SiteContent, 'reports' | 'pageTexts'>): CollectionRow[] {
  const rows = reports.map((report) => rowOf(report, pageTexts.get(report.id)))
  return rows.toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
}

function rowOf(report: Report, texts: PageTexts | undefined): CollectionRow {
  const { id, title, category, archived, publishedOn, file } = report
  const has = {
    tagged: file.accessibility,
    hasTitle: file.titleInFile !== null,
    languageInFile: file.languageInFile,
    hasText: texts === undefined || !hasNoText({ texts }),
  }
  const isComplete = has.tagged === 'tagged' && has.hasTitle && has.languageInFile !== null && has.hasText
  const isExempt = archived && publishedOn < ACCESSIBILITY_DEADLINE
  return {
    id,
    title,
    category,
    pages: file.pages,
    ...has,
    isArchived: archived,
    mustChange: !isComplete && !isExempt,
  }
}

/** "4 of 12 documents must change before April 26, 2027" */
export function closingLine(rows: readonly CollectionRow[]): string {
  const changing = rows.filter(({ mustChange }) => mustChange).length
  const deadline = new Date(ACCESSIBILITY_DEADLINE).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return `${changing} of ${rows.length} ${rows.length === 1 ? 'document' : 'documents'} must change before ${deadline}`
}
