import { type ReactNode, useRef, useState } from 'react'
import { addressOf } from '../../../contract/endpoint-paths.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { usePublicUrl, useSite } from '../../api/site-context.tsx'
import { DataTable, type DataTableProps } from '../../charts/data-table.tsx'
import { Meanings } from '../../charts/meanings.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import type { IconPath } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon, helpIcon, imageIcon, tableChartIcon } from '../../ui/icon-paths.ts'
import styles from './figure-chart.module.css'
import { periodName } from './figures.ts'

/** A chart with its title and the sample mark, and below it the same as a table, as files, and what it means. */
export function FigureChart(props: {
  /** Of the figure; its title is `id-title`. */
  id: string
  title: string
  /** Stands before the title, such as a road's sign. */
  emblem?: ReactNode
  /** What is measured, of what, when. */
  subtitle: string
  /** The columns it shows, explained below it. */
  columns: readonly string[]
  /** The table they come from. */
  tableId: TableId
  period: OverviewPeriod
  /** What the figures rest on beside their status: n, coverage. */
  basis?: readonly string[]
  /** The chart's figures; `null` when it is a table itself. */
  table: DataTableProps | null
  children: ReactNode
}) {
  const { id, title, emblem, subtitle, columns, tableId, period, basis = [], table, children } = props
  const { t } = useTranslations()
  const { sample } = useSite()
  const figure = useRef<HTMLElement>(null)
  const name = `${id}-${period.start}`
  return (
    <Card as="section" id={id} className={styles.card} aria-labelledby={`${id}-title`}>
      <figure ref={figure} className={styles.figure} aria-labelledby={`${id}-title`}>
        <figcaption className={styles.heading}>
          <div className={styles.title}>
            {emblem}
            <div>
              <h2 id={`${id}-title`} className={styles.chartTitle}>
                {title}
              </h2>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          </div>
          {sample ? <SampleChip>{t('metrics.sample')}</SampleChip> : null}
        </figcaption>
        {children}
      </figure>
      <div className={styles.more}>
        {table === null ? null : (
          <Unfolding icon={tableChartIcon} title={t('chart.table')}>
            <DataTable {...table} />
          </Unfolding>
        )}
        <a
          className={styles.link}
          href={`${addressOf('getSeries', { category: tableId })}?format=csv`}
          download={`${name}.csv`}
        >
          <Icon of={downloadIcon} size={20} />
          {t('chart.csv')}
        </a>
        <Picture figure={figure} name={name} period={period} />
        <Unfolding icon={helpIcon} title={t('keyFigures.meaning')}>
          <Meanings
            columns={columns}
            basis={[...basis, t(`metrics.status.${period.status}`), t('metrics.dash')]}
          />
        </Unfolding>
      </div>
    </Card>
  )
}

function Unfolding(props: { icon: IconPath; title: string; className?: string; children: ReactNode }) {
  return (
    <details className={`${styles.unfolding} ${props.className ?? ''}`}>
      <summary className={styles.link}>
        <Icon of={props.icon} size={20} />
        {props.title}
      </summary>
      <div className={styles.unfolded}>{props.children}</div>
    </details>
  )
}

/** Saves the chart as a picture. Without scripts nothing could, so then it is hidden. */
function Picture(props: { figure: { current: HTMLElement | null }; name: string; period: OverviewPeriod }) {
  const { figure, name, period } = props
  const { t, language } = useTranslations()
  const { district, sample } = useSite()
  const address = usePublicUrl()
  const [hasFailed, setHasFailed] = useState(false)
  async function save(kind: 'svg' | 'png') {
    if (figure.current === null) return
    const credit = { office: district.name, period: periodName(period, language), address }
    try {
      const { savePicture } = await import('./save-picture.ts')
      await savePicture(
        figure.current,
        `${name}.${kind}`,
        t(sample ? 'chart.creditSample' : 'chart.credit', credit),
      )
      setHasFailed(false)
    } catch (error) {
      // The browser cannot render it, or the connection is lost: the visitor is told, the console has the details.
      console.warn('The picture could not be saved', error)
      setHasFailed(true)
    }
  }
  return (
    <Unfolding icon={imageIcon} title={t('chart.picture')} className={styles.picture ?? ''}>
      <div className={styles.kinds}>
        {(['svg', 'png'] as const).map((kind) => (
          <Button key={kind} look="outlined" onClick={() => void save(kind)}>
            {t(`chart.${kind}`)}
          </Button>
        ))}
      </div>
      <p role="status">{hasFailed ? t('chart.pictureFailed') : ''}</p>
    </Unfolding>
  )
}
