import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import type { ComparedFigures, OverviewColumn, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import { definitionPath } from '../../../contract/pages.ts'
import type { ResponseState } from '../../api/query-client.ts'
import { Loading, QueryFailed } from '../../api/query-view.tsx'
import { afterNumber, comparisonText, shortUnit } from '../../messages/comparison-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Emphasized } from '../../ui/whole-words.tsx'
import styles from './figure-chart.module.css'
import { columnOf, figureOf, type Published } from './figures.ts'
import { metricsHref, useOffered } from './metrics-params.ts'

/** A tab's overview: loading, failed, nothing published, or rendered by `children`. */
export function OverviewFrame<Overview extends { period: OverviewPeriod | null }>(props: {
  state: ResponseState<Overview>
  params: MetricsParams
  children: (overview: Published<Overview>) => ReactNode
}) {
  const { state, params, children } = props
  const { t } = useTranslations()
  const offered = useOffered()
  if (state.kind === 'loading') return <OverviewLoading />
  if (state.kind === 'failed') {
    return (
      <QueryFailed title={t('metrics.failed')} headingLevel={2} state={state}>
        {t('metrics.failedHint')}
      </QueryFailed>
    )
  }
  if (isPublished(state.response)) return children(state.response)
  return (
    <EmptyNotice title={t('metrics.empty')} headingLevel={2}>
      {t('metrics.emptyHint')}{' '}
      {params.period === null ? null : (
        <Link href={metricsHref({ ...params, period: null }, offered)}>{t('metrics.emptyNewest')}</Link>
      )}
    </EmptyNotice>
  )
}

export function OverviewLoading() {
  return (
    <Loading className="stack">
      <Skeleton bars={['long', 'medium']} size="title" />
      <Skeleton bars={['full', 'full', 'full']} size="block" />
    </Loading>
  )
}

/** Whether anything is published for the choices. */
export function isPublished<Overview extends { period: OverviewPeriod | null }>(
  overview: Overview,
): overview is Published<Overview> {
  return overview.period !== null
}

/**
 * The response or, while another of the same `kind` loads or has failed, the last one; `null`: none yet. The fields are
 * built from it: they must not vanish while a visitor is using them.
 */
export function useLastResponse<Response>(state: ResponseState<Response>, kind: string): Response | null {
  const present = state.kind === 'loaded' ? state.response : null
  const [last, setLast] = useState({ kind, response: present })
  if (present !== null && present !== last.response) setLast({ kind, response: present })
  if (present !== null) return present
  return last.kind === kind ? last.response : null
}

/** The main finding in a sentence, with facts between `**`, and below it what it is based on. */
export function Lead({ children, facts }: { children: string; facts: readonly string[] }) {
  return (
    <div className={styles.lead}>
      <p className={styles.sentence}>
        <Emphasized>{children}</Emphasized>
      </p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' ')}</p>
    </div>
  )
}

/** One figure of an overview, compared with the period before. */
export function OverviewFigure(props: {
  overview: { period: OverviewPeriod; columns: readonly OverviewColumn[] }
  figures: ComparedFigures
  column: string
  name: string
  /** Default: the column's own. */
  unit?: string
  facts: string
}) {
  const { overview, figures, column, name, facts } = props
  const { t, language, definitionOf } = useTranslations()
  const { value, previous } = figureOf(figures, column)
  const described = columnOf(overview.columns, column)
  const baselineName = t(`compare.previous.${overview.period.kind}`)
  const compared = comparisonText({ ...described, value, baseline: previous, baselineName }, language, t)
  return (
    <KeyFigure
      level={2}
      name={name}
      number={value === null ? null : formatNumber(value, language, described.decimals)}
      unit={
        props.unit === undefined ? shortUnit(described.unit, language) : afterNumber(props.unit, language)
      }
      direction={compared.direction}
      comparison={value === null ? t('compare.notMeasured') : compared.text}
      facts={facts}
      meaning={{ title: t('keyFigures.meaning'), text: definitionOf(column)?.definition ?? '' }}
      definition={{ href: definitionPath(column), text: t('keyFigures.definition') }}
    />
  )
}
