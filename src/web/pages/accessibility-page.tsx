import { Link } from 'wouter'
import type { AccessibilitySummary } from '../../contract/accessibility-summary.ts'
import { reportPath } from '../../contract/pages.ts'
import { useResponse } from '../api/query-client.ts'
import { QueryView } from '../api/query-view.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { ExternalLink } from '../ui/button.tsx'
import { formatLongDay } from '../ui/format.ts'
import { Emphasized } from '../ui/whole-words.tsx'
import styles from './accessibility-page.module.css'

/** The office's text about accessibility, and the state of its documents. */
export function AccessibilityPage() {
  return (
    <ProseFrame page="accessibility">
      {(prose) => (
        <div className={styles.page}>
          <DocumentState />
          <ProseSections sections={prose.sections} />
        </div>
      )}
    </ProseFrame>
  )
}

/** How many documents have findings of the automatic checks, and what the office has to fix first. */
export function DocumentState() {
  const { t } = useTranslations()
  const state = useResponse('getAccessibilitySummary', {})
  // Nothing is published yet.
  if (state.kind === 'loaded' && state.response.documents === 0) return null
  return (
    <section className={styles.state} aria-labelledby="documents">
      <h2 id="documents">{t('ledger.title')}</h2>
      <QueryView
        state={state}
        bars={['long', 'medium', 'full']}
        failed={{ title: t('ledger.failed'), hint: t('ledger.failedHint'), headingLevel: 3 }}
      >
        {(summary) => (
          <>
            <Counts summary={summary} />
            <Law summary={summary} />
            {summary.queue.length === 0 ? null : <Queue queue={summary.queue} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

function Counts({ summary }: { summary: AccessibilitySummary }) {
  const { t } = useTranslations()
  const { documents: count, nothingFound, excepted, due } = summary
  return (
    <>
      <p className={styles.counts}>
        <Emphasized>{t('ledger.counts', { count, nothingFound, excepted, due })}</Emphasized>
      </p>
      <ul className={`bulleted ${styles.meanings}`}>
        {(['nothingFound', 'excepted', 'due'] as const).map((name) => (
          <li key={name}>
            <Emphasized>{t(`ledger.${name}`)}</Emphasized>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The day the law starts to apply, if the office has set it. */
function Law({ summary: { complianceDate, source, note } }: { summary: AccessibilitySummary }) {
  const { t, language } = useTranslations()
  if (complianceDate === null || source === null) return null
  const own = note === null || typeof note === 'string' ? note : note[language]
  const english = note === null || typeof note === 'string' ? null : note.en
  return (
    <p>
      <Emphasized>{t('ledger.date', { date: formatLongDay(complianceDate, language) })}</Emphasized>{' '}
      {own === undefined ? <span lang="en">{english}</span> : own} {t('ledger.dateSource')}{' '}
      <ExternalLink href={source.url} newTabText={t('site.opensInNewTab')}>
        <span lang={language === 'en' ? undefined : 'en'}>{source.title}</span>
      </ExternalLink>
    </p>
  )
}

function Queue({ queue }: Pick<AccessibilitySummary, 'queue'>) {
  const { t, language } = useTranslations()
  return (
    <>
      <h3>{t('ledger.queue')}</h3>
      <p>{t('ledger.queueText')}</p>
      <ol className={styles.queue}>
        {queue.map((document) => (
          <li key={document.id}>
            <Link
              href={reportPath(document)}
              lang={document.language === language ? undefined : document.language}
            >
              {document.title}
            </Link>
            <Facts document={document} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Facts({ document }: { document: AccessibilitySummary['queue'][number] }) {
  const { t } = useTranslations()
  const { findings, severity, downloads } = document
  const isWithoutStructure = severity === 3 && findings !== null
  const facts = [
    findings === null ? t('ledger.unchecked') : t('ledger.problems', { count: findings }),
    ...(isWithoutStructure ? [t('ledger.untagged')] : []),
    ...(downloads === null ? [] : [t('ledger.downloads', { count: downloads })]),
  ]
  return <p className="fact">{facts.join('\u00a0· ')}</p>
}
