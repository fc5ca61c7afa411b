import type { ReactNode } from 'react'
import { languagePrefix } from '../../../contract/language.ts'
import { formatRequestPath, pageAnchor } from '../../../contract/pages.ts'
import type { ReadableReport, ReadingProblem } from '../../../contract/readable-report.ts'
import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import type { Translate } from '../../messages/translate.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Blocks, InOrder } from './readable-blocks.tsx'
import styles from './readable-text.module.css'

type Sections = Extract<ReadableReport, { kind: 'reviewed' }>['sections']

/**
 * The text of a report. Nothing in it needs scripts: a document from the server has it only as HTML.
 *
 * @param prose renders what the office wrote
 */
export function ReadableText(props: {
  report: Report
  readable: ReadableReport
  prose: (sections: Sections) => ReactNode
}) {
  const { report, readable, prose } = props
  const { t } = useTranslations()
  switch (readable.kind) {
    case 'tagged':
      return (
        <>
          <p className={styles.origin}>{t('read.fromTags')}</p>
          <div className={styles.text} lang={readable.language ?? report.language}>
            <Blocks of={readable.blocks} sha256={report.file.sha256} />
          </div>
        </>
      )
    case 'reviewed':
      return (
        <>
          <p className={styles.origin}>{t('read.reviewed')}</p>
          <div lang={report.language}>{prose(readable.sections)}</div>
        </>
      )
    case 'extracted':
      return (
        <>
          <Warning report={report} problems={readable.problems} />
          <div className={styles.text}>
            <InOrder items={readable.pages}>
              {(text, index) => <ExtractedPage number={index + 1} text={text} language={report.language} />}
            </InOrder>
          </div>
        </>
      )
  }
}

/** Says that the text has no structure, why, and what its author can do about it. */
function Warning({ report, problems }: { report: Report; problems: readonly ReadingProblem[] }) {
  const { t, language } = useTranslations()
  return (
    <section className={`card ${styles.warning}`} aria-labelledby="extracted">
      <h2 id="extracted">{t('read.extracted')}</h2>
      <p>{t(problems.length === 0 ? 'read.untagged' : 'read.withheld')}</p>
      {problems.length === 0 ? null : (
        <>
          <h3>{t('read.toFix')}</h3>
          <ul className="bulleted">
            {problems.map((problem) => (
              <li key={problem.code}>{problemText(problem, t)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="links" data-print="hide">
        <a href={languagePrefix(language) + formatRequestPath(report)}>{t('read.askFormat')}</a>
      </p>
    </section>
  )
}

function problemText({ code, count, pages }: ReadingProblem, t: Translate): string {
  const text = code === 'unreadable' ? t('read.problem.unreadable') : t(`read.problem.${code}`, { count })
  if (pages.length === 0) return text
  const places =
    pages.length === 1
      ? t('read.onPage', { page: String(pages[0]) })
      : t('read.onPages', { pages: pages.join(', ') })
  return `${text} ${places}`
}

function ExtractedPage({ number, text, language }: { number: number; text: string; language: string }) {
  const { t } = useTranslations()
  const id = pageAnchor(number)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('read.page', { page: String(number) })}</h2>
      {text === '' ? (
        <p>{t('read.noText')}</p>
      ) : (
        <p className={styles.lines} lang={language}>
          {/* A line that continues in lowercase is not a separate line. */}
          <WholeWords>{text.replace(/\n(?=\p{Ll})/gu, ' ')}</WholeWords>
        </p>
      )}
    </section>
  )
}
