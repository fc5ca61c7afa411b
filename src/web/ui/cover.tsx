import type { ReactNode } from 'react'
import type { Category } from '../../contract/category.ts'
import { COVER_LAND, COVER_ROAD, COVER_STOP } from '../theme/outlines.ts'
import styles from './cover.module.css'

/**
 * The picture of a report's first page. Without one, a drawn cover. Sample reports share one picture, with a band for
 * their period.
 */
export function ReportCover(props: {
  category: Category
  /** Two or three short words for a drawn cover: "Week in review". */
  title: string
  /** "Nov 8–14". */
  period: string
  /** `row` is 64 px wide, next to a report in a list; `page` 180 px, on its own page. */
  size: 'row' | 'page'
  isSample: boolean
  /** `null`: there is none of this file. */
  picture: ReactNode | null
}) {
  const { category, title, period, size, isSample, picture } = props
  const tone = coverToneOf(category)
  if (picture === null) return <Cover tone={tone} title={title} period={period} size={size} />
  return isSample ? (
    <CoverBand tone={tone} period={period}>
      {picture}
    </CoverBand>
  ) : (
    picture
  )
}

/**
 * Replaces the picture of a report's first page. The report's title is always
 * next to it as text, so it is not read aloud.
 */
function Cover(props: { tone: CoverTone; title: string; period: string; size: 'row' | 'page' }) {
  const { tone, title, period, size } = props
  return (
    <div className={`${styles.cover} ${styles[tone]} ${styles[size]}`} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 180 232" aria-hidden="true">
        <path className={styles.land} d={COVER_LAND} />
        <path className={styles.road} d={COVER_ROAD} />
        <circle className={styles.stop} cx={COVER_STOP.x} cy={COVER_STOP.y} r="5.5" />
      </svg>
      <span className={styles.title}>{title}</span>
      <span className={styles.period}>{period}</span>
    </div>
  )
}

/** The picture of a first page with its year in large figures on a band in its group's color. Not read aloud. */
function CoverBand(props: { tone: CoverTone; period: string; children: ReactNode }) {
  const { tone, period, children } = props
  const { when, year } = splitPeriod(period)
  return (
    <div className={`${styles.banded} ${styles[tone]}`} aria-hidden="true">
      {children}
      <span className={styles.band} data-long={year.length > 4}>
        {when}
        <strong>{year}</strong>
      </span>
    </div>
  )
}

/** "FY" and "2026", "Nov 8–14" and "2026"; a span of years stays whole. */
export function splitPeriod(period: string): { when: string; year: string } {
  const year = /\d{4}(?:–\u2060?\d{4})?$/u.exec(period)?.[0] ?? ''
  const when = period.slice(0, period.length - year.length).trimEnd()
  return { when: when.replace(/,$|\sde$/u, ''), year }
}

/** A cover's color: `gulf` for freeways, ramps and plans, `amber` for tolls, `slate` for all others. */
type CoverTone = 'gulf' | 'amber' | 'slate'

export function coverToneOf(category: Category): CoverTone {
  if (category.startsWith('metrics_express_')) return 'amber'
  if (category.startsWith('metrics_arterial_')) return 'slate'
  return category === 'documents_annual' || category === 'none' ? 'slate' : 'gulf'
}
