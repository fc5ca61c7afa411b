import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ParamsOf, ResponseOf } from '../../../contract/endpoints.ts'
import type { Language } from '../../../contract/language.ts'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import type { Report } from '../../../contract/report.ts'
import { useResponse } from '../../api/query-client.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import { DataTable, type TableFigures } from '../../charts/data-table.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { capitalized } from '../../messages/names.ts'
import { formatList } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon, monitoringIcon } from '../../ui/icon-paths.ts'
import { corridorTable } from './arterial-model.ts'
import { windowTable } from './express-model.ts'
import { figurePeriodName, type Published, readRows } from './figures.ts'
import { missingQuarters, stepTable, yearTable } from './freeway-model.ts'
import { stepCoverageText } from './freeway-text.ts'
import {
  arterialParams,
  expressParams,
  freewayParams,
  metricsHref,
  rampParams,
  reportView,
  type TabParams,
  useOffered,
  yearView,
} from './metrics-params.ts'
import { isPublished, OverviewFrame } from './overview-frame.tsx'
import { rampTable } from './ramp-model.ts'
import styles from './report-numbers.module.css'

/** The numbers of one report as a table, with their CSV and the way to their charts; nothing for reports without numbers. */
export function ReportNumbers({ report }: { report: Report }) {
  const { t } = useTranslations()
  const params = reportView(report)
  return params === null ? null : (
    <NumbersSection title={t('numbers.title')} params={params} csv={`${report.dataUrl}?format=csv`}>
      <NumbersOf params={params} />
    </NumbersSection>
  )
}

/** The quarters of the year that an annual report covers, from the quarterly figures; nothing if the site has none. */
export function YearNumbers({ report }: { report: Report }) {
  const { t } = useTranslations()
  const params = yearView(report, useSite().categories)
  return params === null ? null : (
    <NumbersSection title={t('numbers.year')} params={params} csv={null}>
      <QuartersOf params={params} year={report.period} />
    </NumbersSection>
  )
}

function NumbersSection(props: {
  title: string
  params: MetricsParams
  /** Address of the figures' file; `null`: no file has only these. */
  csv: string | null
  children: ReactNode
}) {
  const { title, params, csv, children } = props
  const { t } = useTranslations()
  const offered = useOffered()
  return (
    <section aria-labelledby="numbers" data-print="whole">
      <h2 id="numbers">{title}</h2>
      {children}
      <div className={`links quiet-links wrap ${styles.links}`} data-print="hide">
        {csv === null ? null : (
          <a href={csv}>
            <Icon of={downloadIcon} size={20} />
            {t('chart.csv')}
          </a>
        )}
        <Link href={metricsHref(params, offered)}>
          <Icon of={monitoringIcon} size={20} />
          {t('numbers.charts')}
        </Link>
      </div>
    </section>
  )
}

function QuartersOf({ params, year }: { params: TabParams<'freeway'>; year: Report['period'] }) {
  const translations = useTranslations()
  const { t, language } = translations
  const state = useResponse('getFreewayOverview', freewayParams(params))
  return (
    <QueryView
      state={state}
      bars={['full', 'full', 'full', 'full', 'full']}
      failed={{ title: t('metrics.failed'), hint: t('failed.hint'), headingLevel: 3 }}
    >
      {(overview) => {
        const table = isPublished(overview) ? yearTable(overview, year.start, translations) : null
        if (table === null) return <p>{t('numbers.yearEmpty')}</p>
        const missing = missingQuarters(year, table).map((start) =>
          figurePeriodName({ kind: 'quarter', start }, language),
        )
        return (
          <div className={styles.table}>
            <DataTable caption={t('numbers.year')} {...table} />
            {missing.length === 0 ? null : (
              <p className="fact">{t('numbers.yearMissing', { quarters: formatList(missing, language) })}</p>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}

function NumbersOf({ params }: { params: MetricsParams }) {
  const translations = useTranslations()
  const { t, language } = translations
  switch (params.tab) {
    case 'freeway':
      return (
        <OverviewTable
          params={params}
          id="getFreewayOverview"
          of={freewayParams(params)}
          facts={(overview) => `${t('numbers.caption')}. ${stepCoverageText(overview, translations)}`}
          caption={t('numbers.caption')}
          table={(overview) => stepTable(overview, translations)}
        />
      )
    case 'arterial':
      return (
        <OverviewTable
          params={params}
          id="getArterialOverview"
          of={arterialParams(params)}
          caption={t('arterial.corridors')}
          table={(overview) => corridorTable(overview, translations)}
        />
      )
    case 'express':
      return (
        <OverviewTable
          params={params}
          id="getExpressOverview"
          of={expressParams(params)}
          caption={t('express.worth')}
          table={(overview) => {
            const windows = readRows(overview.windows, ['direction', 'window'])
            return groupByColumn(1, windowTable(windows, overview, translations), language)
          }}
        />
      )
    case 'ramp':
      return (
        <OverviewTable
          params={params}
          id="getRampOverview"
          of={rampParams(params)}
          caption={t('metrics.tab.ramp')}
          table={(overview) => rampTable(overview.ramps, overview, translations)}
        />
      )
  }
}

/** The table with the texts of one column as names of groups of rows. */
function groupByColumn(
  at: number,
  { columns, rows, ...table }: TableFigures,
  language: Language,
): TableFigures {
  return {
    ...table,
    columns: columns.toSpliced(at, 1),
    rows: rows.map(({ key, cells }) => ({
      key,
      group: capitalized(String(cells[at]), language),
      cells: cells.toSpliced(at, 1),
    })),
  }
}

type OverviewId = `get${'Freeway' | 'Arterial' | 'Express' | 'Ramp'}Overview`

function OverviewTable<Id extends OverviewId>(props: {
  params: MetricsParams
  id: Id
  of: ParamsOf<Id>
  /** What the figures are based on. */
  facts?: (overview: Published<ResponseOf<Id>>) => string
  caption: string
  table: (overview: Published<ResponseOf<Id>>) => TableFigures
}) {
  const { params, id, of, facts, caption, table } = props
  const state = useResponse(id, of)
  return (
    <OverviewFrame state={state} params={params}>
      {(overview) => (
        <div className={styles.table}>
          {facts === undefined ? null : <p className="fact">{facts(overview)}</p>}
          <DataTable caption={caption} {...table(overview)} />
        </div>
      )}
    </OverviewFrame>
  )
}
