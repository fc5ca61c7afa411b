import { type ReactNode, useRef, useState } from 'react'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { DataTable, type Days, type TableFigures } from '../../charts/data-table.tsx'
import { Meanings } from '../../charts/meanings.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { saveFile } from '../../ui/browser.ts'
import { Button, ControlSubject } from '../../ui/button.tsx'
import { Icon, type IconPath } from '../../ui/icon.tsx'
import { downloadIcon, helpIcon, imageIcon } from '../../ui/icon-paths.ts'
import styles from './figure-chart.module.css'
import { tableChartIcon } from './icon-paths.ts'
import { chartPath, useMetricsParams } from './metrics-params.ts'

/** What a chart needs of its overview. `tableRows`: rows of the whole table, all periods. */
export type ChartOverview = Readonly<{ period: OverviewPeriod; tableRows: number }>

/** A chart with its heading and, before the chart, the same as a table; below, files and what it means. */
export function FigureChart(props: {
  /** Of the figure; its title is `id-title`. */
  id: string
  title: string
  /** Shown before the title, such as a road's sign. */
  emblem?: ReactNode
  /** What is measured, of what, when; for screen readers also the table's caption, unless that has its own. */
  subtitle: string
  /** The columns it shows, explained below it. */
  columns: readonly string[]
  /** The table they come from. */
  tableId: TableId
  overview: ChartOverview
  /** What the figures are based on, besides their status: n, coverage. */
  basis?: readonly string[]
  /** The finding in a sentence, the heading of a saved picture; facts may be between `**`. */
  finding: string
  /** The chart's figures; `null` when it is a table itself. */
  table: (TableFigures & { caption?: string }) | null
  /** The chart itself has the figures as text, so that print needs no table. */
  isText?: boolean
  children: ReactNode
}) {
  const { id, title, emblem, subtitle, columns, tableId, basis = [], table, children } = props
  const { period, tableRows } = props.overview
  const { t } = useTranslations()
  const figure = useRef<HTMLDivElement>(null)
  const plainTitle = title.normalize('NFD').replace(/\p{M}|^\W+/gu, '')
  const name = `${plainTitle} ${period.start}`.replace(/\W+/g, '-').toLowerCase()
  const status = t(`metrics.status.${period.status}`)
  // A longer table would fill pages with what the chart shows; the address of all figures is printed instead.
  const isTablePrinted = table === null || (table.rows.length <= MOST_PRINTED && props.isText !== true)
  return (
    <section className="card" id={id}>
      <div ref={figure} className={styles.figure}>
        <div className={`wrap spread ${styles.heading}`}>
          <div className={styles.title}>
            {emblem}
            <div>
              <h2 id={`${id}-title`} className="small-title">
                {title}
              </h2>
              <p className="fact">{subtitle}</p>
            </div>
          </div>
          {table === null ? null : (
            <Unfolding icon={tableChartIcon} title={t('chart.table')} of={title} isPrinted={isTablePrinted}>
              <DataTable caption={subtitle} {...table} />
            </Unfolding>
          )}
        </div>
        {children}
      </div>
      <div className={`wrap ${styles.more}`}>
        {table === null ? null : (
          // Hidden without scripts, which make the file.
          <button
            type="button"
            className={`scripted ${styles.link}`}
            onClick={() => void saveTable(table, period, `${name}.csv`)}
          >
            <Icon of={downloadIcon} size={20} />
            {t('chart.csvShown', { rows: table.rows.length })}
            <ControlSubject>{title}</ControlSubject>
          </button>
        )}
        <a
          className={styles.link}
          data-print={isTablePrinted ? 'hide' : undefined}
          href={`${addressOf('getSeries', { category: tableId })}?format=csv`}
          download={`${tableId}.csv`}
        >
          <Icon of={downloadIcon} size={20} />
          {t('chart.csvAll', { rows: tableRows })}
          <ControlSubject>{title}</ControlSubject>
        </a>
        <Picture
          figure={figure}
          name={name}
          title={title}
          start={period.start}
          finding={props.finding.replaceAll('**', '')}
          notes={[...basis, status].filter((note) => note !== '')}
        />
        <Unfolding icon={helpIcon} title={t('keyFigures.meaning')} of={title}>
          <Meanings columns={columns} basis={[...basis, status, t('metrics.dash')]} />
        </Unfolding>
      </div>
    </section>
  )
}

/** Rows of a printed table. */
const MOST_PRINTED = 13

function Unfolding(props: {
  icon: IconPath
  title: string
  /** The chart it belongs to. */
  of: string
  className?: string
  /** Whether its content is printed. */
  isPrinted?: boolean
  children: ReactNode
}) {
  return (
    <details
      className={`${styles.unfolding} ${props.className ?? ''}`}
      data-print={props.isPrinted ? undefined : 'hide'}
      data-picture="hide"
    >
      <summary className={`unmarked ${styles.link}`}>
        <Icon of={props.icon} size={20} />
        {props.title}
        <ControlSubject>{props.of}</ControlSubject>
      </summary>
      <div className={styles.unfolded}>{props.children}</div>
    </details>
  )
}

/** Saves the chart's own rows as a file. */
async function saveTable(table: TableFigures, period: Days, name: string) {
  const { csvOfTable } = await import('./save-picture.ts')
  saveFile(new Blob([csvOfTable(table, period)], { type: 'text/csv' }), name)
}

/** Saves the chart as a picture. Hidden without scripts. */
function Picture(props: {
  figure: { current: HTMLElement | null }
  name: string
  title: string
  /** First day of the period it shows. */
  start: string
  finding: string
  notes: readonly string[]
}) {
  const { figure, name, title, start, finding, notes } = props
  const { t } = useTranslations()
  const { district, sample } = useSite()
  const { publicUrl } = useSiteFacts()
  const { params, offered } = useMetricsParams()
  const [hasFailed, setHasFailed] = useState(false)
  async function save(kind: 'svg' | 'png') {
    if (figure.current === null) return
    const source = t(sample ? 'chart.creditSample' : 'chart.credit', { office: district.name })
    const chart = figure.current.closest('section')?.id ?? ''
    const address = publicUrl + location.pathname + chartPath(params, chart, start, offered)
    try {
      const { savePicture } = await import('./save-picture.ts')
      await savePicture(figure.current, `${name}.${kind}`, { finding, notes: [...notes, source], address })
      setHasFailed(false)
    } catch (error) {
      // The browser cannot render it, or the connection is lost: the visitor sees a message, the console has the details.
      console.warn('The picture could not be saved', error)
      setHasFailed(true)
    }
  }
  return (
    <Unfolding icon={imageIcon} title={t('chart.picture')} of={title} className="scripted">
      <div className={`wrap ${styles.kinds}`}>
        {(['svg', 'png'] as const).map((kind) => (
          <Button key={kind} look="outlined" onClick={() => void save(kind)}>
            {t(`chart.${kind}`)}
            <ControlSubject>{title}</ControlSubject>
          </Button>
        ))}
      </div>
      <p aria-live="polite">{hasFailed ? t('chart.pictureFailed') : ''}</p>
    </Unfolding>
  )
}
