import type { ReactNode } from 'react'
import type { Page } from '../../../contract/pages.ts'
import type { ProsePage } from '../../../contract/prose-page.ts'
import { inLanguage } from '../../messages/in-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { useFocusTarget } from '../../ui/navigation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './prose-frame.module.css'
import { ProseLanguage } from './prose-language.ts'
import { useProse } from './use-prose.ts'

/** A lead sentence and the paragraphs under it. */
const PROSE_BARS = ['long', 'medium', 'full', 'full', 'full', 'medium'] as const

/**
 * A page that begins with its title and lead sentence. While the words are on their way, grey
 * bars of their size stand there; if they fail, the page says so and offers to try again.
 */
export function ProseFrame(props: {
  page: Page
  /** Stands beside the title. */
  mark?: ReactNode
  children: (prose: ProsePage) => ReactNode
}) {
  const { t, language } = useTranslations()
  const state = useProse(props.page)
  const prose = state.kind === 'loaded' ? state.response : null
  // One heading in every state: it has focus after a navigation, and would take it along.
  const heading = useFocusTarget()
  return (
    <div className="page">
      <div className={styles.heading}>
        <h1 ref={heading} {...inLanguage(prose, language)}>
          {prose?.title ?? t(`page.${props.page}`)}
        </h1>
        {prose === null ? null : props.mark}
      </div>
      {prose === null ? null : (
        <p className={styles.lead} {...inLanguage(prose, language)}>
          {prose.lead}
        </p>
      )}
      {prose === null ? null : <ProseLanguage value={prose.language}>{props.children(prose)}</ProseLanguage>}
      {state.kind === 'loading' ? <Skeleton bars={PROSE_BARS} /> : null}
      {state.kind === 'failed' ? (
        <FailedNotice
          title={t('failed.page')}
          headingLevel={2}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('failed.pageHint')}
        </FailedNotice>
      ) : null}
    </div>
  )
}
