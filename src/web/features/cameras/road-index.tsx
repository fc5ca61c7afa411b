import { Link } from 'wouter'
import { roadName } from '../../live/road-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { RoadSign } from '../../ui/route-marker.tsx'
import { camerasHref } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import styles from './road-index.module.css'
import shared from './shared.module.css'

/** Up to this many roads show their signs; more are an index in narrow columns. */
const MOST_SIGNS = 60
/** How many roads a page of the index has. */
const ROADS_PER_PAGE = 100

/** The address of the index of all roads. */
export const ALL_ROADS_HREF = camerasHref({ view: 'corridor' })

/** The id of a road's list in the page. Each road has its own, so that opening another one moves focus. */
export function roadListId(road: string): string {
  return `list-${road.replace(/\s/g, '_')}`
}

/** Below a list of cameras: links to the other roads, or to the index where there are many. */
export function MoreRoads({ roads, chosen }: { roads: readonly RoadCount[]; chosen: string | null }) {
  const { t } = useTranslations()
  const others = roads.filter(({ road }) => road !== chosen)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more-roads">
      <h2 id="more-roads" className={shared.listHeading}>
        {t('cameras.moreRoads')}
      </h2>
      {others.length > MOST_SIGNS ? (
        <p className={shared.links}>
          <Link href={ALL_ROADS_HREF}>{t('cameras.allRoads')}</Link>
        </p>
      ) : (
        <RoadLinks
          roads={others}
          look="signs"
          hrefOf={(road) => `${camerasHref({ road })}#${encodeURIComponent(roadListId(road))}`}
        />
      )}
    </section>
  )
}

/** Links to roads: a few as signs, more as an index, even more as an index with pages. */
export function RoadIndex(props: {
  roads: readonly RoadCount[]
  page: number
  hrefOf: (road: string) => string
}) {
  const { roads, hrefOf } = props
  const { t } = useTranslations()
  if (roads.length <= MOST_SIGNS) return <RoadLinks roads={roads} look="signs" hrefOf={hrefOf} />
  const pages = Array.from({ length: Math.ceil(roads.length / ROADS_PER_PAGE) }, (_, index) =>
    roads.slice(index * ROADS_PER_PAGE, (index + 1) * ROADS_PER_PAGE),
  )
  const page = Math.min(props.page, pages.length)
  return (
    <>
      {pages.length === 1 ? null : (
        <nav aria-label={t('cameras.roadPages')}>
          <ul role="list" className="wrap pills">
            {pages.map((own, index) => (
              <li key={own[0]?.road}>
                <Link
                  href={camerasHref({ view: 'corridor', page: index + 1 })}
                  aria-current={index + 1 === page ? 'page' : undefined}
                >
                  {own[0]?.road} – {own.at(-1)?.road}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RoadLinks roads={pages[page - 1] ?? []} look="index" hrefOf={hrefOf} />
    </>
  )
}

/** A link to each road with its number of cameras, as a sign or in the narrow columns of an index. */
function RoadLinks(props: {
  roads: readonly RoadCount[]
  look: 'signs' | 'index'
  hrefOf: (road: string) => string
}) {
  const { roads, look, hrefOf } = props
  const translations = useTranslations()
  return (
    <ul role="list" className={styles.roads} data-look={look}>
      {roads.map(({ road, count }) => (
        <li key={road}>
          <Link href={hrefOf(road)} data-print="bare">
            {look === 'signs' ? <RoadSign road={road} /> : null}
            <span className={styles.road}>{roadName(road, translations)}</span>{' '}
            <span className={`fact ${shared.end}`}>{translations.t('cameras.count', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
