import type { ReactNode } from 'react'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { usePublicUrl, useSite } from '../../api/site-context.tsx'
import { ChartFrame } from '../../charts/chart-frame.tsx'
import type { ChartTableProps } from '../../charts/chart-table.tsx'
import { meaningOf } from '../../messages/figure-meaning.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'

/** The figures of a chart as a table; `notMeasuredText` where a dash means something else than not measured. */
export type FigureTable = Omit<ChartTableProps, 'notMeasuredText'> & { notMeasuredText?: string }

export interface FigureChartProps {
  id: string
  title: string
  /** Stands before the title, such as a road's sign. */
  emblem?: ReactNode
  subtitle: ReactNode
  /** The columns it shows, explained below it. */
  columns: readonly string[]
  /** The table they come from. */
  tableId: TableId
  /** "Nov 8–14, 2026". */
  periodName: string
  /** First day of the period, for the names of files. */
  start: string
  /** n, coverage, revisions. */
  basis: readonly string[]
  /** The chart's figures as a table; `null` when it is one itself. */
  table: FigureTable | null
  children: ReactNode
}

/** A chart of the metrics page: with its definitions, its CSV and the sample mark. */
export function FigureChart(props: FigureChartProps) {
  const { id, title, subtitle, columns, tableId, periodName, start, basis, table, children } = props
  const translations = useTranslations()
  const { t } = translations
  const site = useSite()
  const publicUrl = usePublicUrl()
  const credit = { office: site.district.name, period: periodName, address: publicUrl }
  return (
    <ChartFrame
      id={id}
      title={title}
      emblem={props.emblem}
      subtitle={subtitle}
      mark={site.sample ? <SampleChip>{t('metrics.sample')}</SampleChip> : null}
      table={table === null ? null : { notMeasuredText: t('metrics.notMeasured'), ...table }}
      csvUrl={csvAddress(tableId)}
      meanings={columns.flatMap((column) => meaningOf(column, translations))}
      basis={[...basis, t('metrics.dash')]}
      picture={{
        name: `${id}-${start}`,
        credit: t(site.sample ? 'chart.creditSample' : 'chart.credit', credit),
      }}
      words={{
        table: t('chart.table'),
        csv: t('chart.csv'),
        meaning: t('chart.meaning'),
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

/** All figures of a table as CSV. */
export function csvAddress(tableId: TableId): string {
  return `${addressOf('getSeries', { category: tableId })}?format=csv`
}
