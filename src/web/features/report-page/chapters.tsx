import { Link } from 'wouter'
import { readPath } from '../../../contract/pages.ts'
import type { Inline, ReadableBlock, ReadableReport } from '../../../contract/readable-report.ts'
import type { Report } from '../../../contract/report.ts'
import { useResponse } from '../../api/query-client.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './report-sections.module.css'

/** The chapters of a report, each with its first page, linked to the report's text. */
export function Chapters({ report }: { report: Report }) {
  const { t } = useTranslations()
  const state = useResponse('getReadable', { id: report.id })
  return (
    <QueryView
      state={state}
      bars={['medium', 'long', 'medium']}
      failed={{ title: t('reportPage.chaptersFailed'), hint: t('failed.hint'), headingLevel: 3 }}
    >
      {(readable) => <ChapterList report={report} chapters={chaptersOf(readable)} />}
    </QueryView>
  )
}

function ChapterList({ report, chapters }: { report: Report; chapters: readonly Chapter[] }) {
  const { t } = useTranslations()
  if (chapters.length === 0) return <p>{t('reportPage.noChapters')}</p>
  return (
    <ol className={styles.chapters} lang={report.language}>
      {chapters.map(({ title, page }, index) => (
        // A report may have two chapters with the same name on one page.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index}>
          <Link href={readPath(report, undefined, page)}>{title}</Link>{' '}
          <span className="fact">{t('search.page', { page: String(page) })}</span>
        </li>
      ))}
    </ol>
  )
}

/** A heading of the text and the page of the PDF it is on. */
export interface Chapter {
  title: string
  page: number
}

/**
 * The headings of the highest level that has several: a report's own title may be the only heading above all others.
 * Empty: its text has no structure. Pure.
 */
export function chaptersOf(readable: ReadableReport): Chapter[] {
  if (readable.kind !== 'tagged') return []
  const headings: (Chapter & { level: number })[] = []
  let page = 1
  for (const block of readable.blocks) {
    if (block.kind === 'heading') {
      const [first] = block.text
      const own = typeof first === 'object' && 'page' in first ? first.page : page
      headings.push({ title: textOf(block.text).trim(), page: own, level: block.level })
    }
    page = pagesIn(block).at(-1) ?? page
  }
  const levels = [...new Set(headings.map(({ level }) => level))].sort()
  const chosen = levels.find((level) => headings.filter((one) => one.level === level).length > 1)
  return headings.filter(({ level }) => level === chosen).map(({ title, page: on }) => ({ title, page: on }))
}

/** Pages of the PDF that start within a block, in order. */
function pagesIn(block: ReadableBlock): number[] {
  switch (block.kind) {
    case 'page':
      return [block.page]
    case 'heading':
    case 'paragraph':
      return block.text.flatMap(pagesInLine)
    case 'quote':
    case 'note':
      return block.blocks.flatMap(pagesIn)
    case 'list':
      return block.items.flat().flatMap(pagesIn)
    case 'table':
      return block.rows.flat().flatMap((cell) => cell.blocks.flatMap(pagesIn))
    case 'figure':
      return []
  }
}

function pagesInLine(part: Inline): number[] {
  if (typeof part === 'string') return []
  return 'page' in part ? [part.page] : part.text.flatMap(pagesInLine)
}

function textOf(line: readonly Inline[]): string {
  return line
    .map((part) => (typeof part === 'string' ? part : 'page' in part ? '' : textOf(part.text)))
    .join('')
}
