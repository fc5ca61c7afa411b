import type { ReactNode } from 'react'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { usePublicUrl, useSite } from '../../api/site-context.tsx'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import { meaningOf } from '../../messages/figure-meaning.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { type FigureTable, periodName } from './figures.ts'

/** A chart of the metrics page: with its definitions, its CSV and the sample mark. */
export function FigureChart(props: {
  id: string
  title: string
  /** Stands before the title, such as a road's sign. */
  emblem?: ReactNode
  subtitle: ReactNode
  /** The columns it shows, explained below it. */
  columns: readonly string[]
  /** The table they come from. */
  tableId: TableId
  period: OverviewPeriod
  /** What the figures rest on beside their status: n, coverage. */
  basis?: readonly string[]
  /** The chart's figures as a table; `null` when it is one itself. */
  table: FigureTable | null
  children: ReactNode
}) {
  const { id, title, subtitle, columns, tableId, period, basis = [], table, children } = props
  const translations = useTranslations()
  const { t } = translations
  const site = useSite()
  const name = periodName(period.kind, period.start, translations.language)
  const credit = { office: site.district.name, period: name, address: usePublicUrl() }
  return (
    <ChartFrame
      id={id}
      title={title}
      emblem={props.emblem}
      subtitle={subtitle}
      mark={site.sample ? <SampleChip>{t('metrics.sample')}</SampleChip> : null}
      table={table === null ? null : { notMeasuredText: t('metrics.notMeasured'), ...table }}
      csvUrl={`${addressOf('getSeries', { category: tableId })}?format=csv`}
      meanings={columns.flatMap((column) => meaningOf(column, translations))}
      basis={[...basis, t(`metrics.status.${period.status}`), t('metrics.dash')]}
      picture={{
        name: `${id}-${period.start}`,
        credit: t(site.sample ? 'chart.creditSample' : 'chart.credit', credit),
      }}
      words={{
        table: t('chart.table'),
        csv: t('chart.csv'),
        meaning: t('keyFigures.meaning'),
        picture: t('chart.picture'),
        svg: t('chart.svg'),
        png: t('chart.png'),
        pictureFailed: t('chart.pictureFailed'),
      }}
    >
      {children}
    </ChartFrame>
  )
}
