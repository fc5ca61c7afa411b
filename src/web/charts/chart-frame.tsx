import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { downloadIcon, helpIcon, type IconPath, imageIcon, tableChartIcon } from '../ui/icon-paths.ts'
import styles from './chart-frame.module.css'
import { ChartTable, type ChartTableProps } from './chart-table.tsx'
import { type Meaning, Meanings } from './meanings.tsx'

export interface ChartFrameProps {
  /** Of the figure; its title is `id-title`. */
  id: string
  title: ReactNode
  /** Stands before the title, such as a road's sign. */
  emblem?: ReactNode
  /** What is measured, of what, when. */
  subtitle: ReactNode
  /** Beside the title, such as the sample mark. */
  mark?: ReactNode
  children: ReactNode
  /** The chart's figures; `null` when the chart is a table itself. */
  table: ChartTableProps | null
  /** Address of all figures behind the chart. */
  csvUrl: string
  meanings: readonly Meaning[]
  /** n, coverage, revisions: shown with the meanings. */
  basis: readonly string[]
  /** Name of a downloaded picture without its ending, and the line under it. */
  picture: { name: string; credit: string }
  words: Record<'table' | 'csv' | 'meaning' | 'picture' | 'svg' | 'png' | 'pictureFailed', string>
}

/** A chart with its title, and below it the same as a table, as files, and what it means. */
export function ChartFrame(props: ChartFrameProps) {
  const { id, title, emblem, subtitle, mark, children, table, csvUrl, words } = props
  const figure = useRef<HTMLElement>(null)
  return (
    <Card as="section" className={styles.card} aria-labelledby={`${id}-title`}>
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
          {mark}
        </figcaption>
        {children}
      </figure>
      <div className={styles.more}>
        {table === null ? null : (
          <Unfolding icon={tableChartIcon} title={words.table}>
            <ChartTable isWide {...table} />
          </Unfolding>
        )}
        <a className={styles.link} href={csvUrl} download={`${props.picture.name}.csv`}>
          <Icon of={downloadIcon} size={20} />
          {words.csv}
        </a>
        <Picture figure={figure} {...props} />
        <Unfolding icon={helpIcon} title={words.meaning}>
          <Meanings {...props} />
        </Unfolding>
      </div>
    </Card>
  )
}

function Unfolding(props: {
  icon: IconPath
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  const { icon, title, className, children } = props
  return (
    <details className={[styles.unfolding, className].filter(Boolean).join(' ')}>
      <summary className={styles.link}>
        <Icon of={icon} size={20} />
        {title}
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  )
}

/** Saves the chart as a picture. Without scripts nothing could, so then it is hidden. */
function Picture({ figure, picture, words }: { figure: { current: HTMLElement | null } } & ChartFrameProps) {
  const [hasFailed, setHasFailed] = useState(false)
  async function save(kind: 'svg' | 'png') {
    if (figure.current === null) return
    try {
      const { savePicture } = await import('./save-picture.ts')
      await savePicture(figure.current, kind, picture)
      setHasFailed(false)
    } catch (error) {
      // The browser cannot render it, or the connection is lost: the visitor is told, the console has the details.
      console.warn('The picture could not be saved', error)
      setHasFailed(true)
    }
  }
  return (
    <Unfolding icon={imageIcon} title={words.picture} className={styles.picture}>
      <div className={styles.kinds}>
        <Button look="outlined" onClick={() => void save('svg')}>
          {words.svg}
        </Button>
        <Button look="outlined" onClick={() => void save('png')}>
          {words.png}
        </Button>
      </div>
      <p role="status">{hasFailed ? words.pictureFailed : ''}</p>
    </Unfolding>
  )
}
