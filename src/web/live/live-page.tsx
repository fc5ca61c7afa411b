import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMapCredit } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { LinkButton } from '../ui/button.tsx'
import { LinkSegments } from '../ui/choices.tsx'
import { formatNumber } from '../ui/format.ts'
import type { IconPath } from '../ui/icon.tsx'
import { useFocusTarget } from '../ui/navigation.ts'
import { RoadSign } from '../ui/route-marker.tsx'
import styles from './live-page.module.css'
import { roadName } from './road-name.ts'

/** The page's title and lead, with the ways to its other parts beside them. */
export function LiveHeading(props: { title: string; lead: string | null; children: ReactNode }) {
  const heading = useFocusTarget()
  return (
    <div className={styles.heading}>
      <div>
        <h1 ref={heading} className={styles.title}>
          {props.title}
        </h1>
        {props.lead === null ? null : <p>{props.lead}</p>}
      </div>
      <div className={styles.ways}>{props.children}</div>
    </div>
  )
}

/** Views of the same, each a link. The one called `map` is there where the site has a map. */
export function ViewSwitch(props: {
  label: string
  chosen: string
  views: readonly { value: string; text: string; href: string; icon: IconPath }[]
}) {
  const { label, chosen, views } = props
  const hasMap = useMapCredit() !== null
  return (
    <LinkSegments
      label={label}
      chosen={hasMap || chosen !== 'map' ? chosen : 'list'}
      choices={hasMap ? views : views.filter(({ value }) => value !== 'map')}
      size="small"
    />
  )
}

/** Over what is listed along one road: its sign, the text beside it, and how much is listed. */
export function GroupHeading(props: {
  level: 2 | 3
  /** `null`: what is listed has no road. */
  road: string | null
  text: string
  count?: string
}) {
  const { level, road, text, count } = props
  const Heading = `h${level}` as const
  const translations = useTranslations()
  return (
    <Heading className={styles.groupHeading}>
      {road === null ? null : (
        <RoadSign road={road}>
          <span>{roadName(road, translations)}</span>
        </RoadSign>
      )}{' '}
      <span>{text}</span>{' '}
      {count === undefined ? null : <span className={`fact ${styles.count}`}>{count}</span>}
    </Heading>
  )
}

/** The fragment of one page of a list. Each page has its own, so that turning a page moves focus. */
export function pageId(page: number): string {
  return `page-${page}`
}

/** To what is listed before and after this; nothing when all is here. */
export function Pager(props: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  labels: { name: string; before: string; after: string }
}) {
  const { page, pageCount, hrefOf, labels } = props
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  const linkTo = (number: number, text: string) => (
    <Link href={`${hrefOf(number)}#${pageId(number)}`} asChild>
      <LinkButton look="outlined">{text}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={labels.name} data-print="hide">
      {page > 1 ? linkTo(page - 1, labels.before) : null}
      <p>
        {t('cameras.pageOf', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? linkTo(page + 1, labels.after) : null}
    </nav>
  )
}
