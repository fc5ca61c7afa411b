import { Link } from 'wouter'
import { useTranslations } from '../../../messages/messages-context.tsx'
import styles from './road-index.module.css'
import { type RoadLink, RoadLinks } from './road-links.tsx'

/** More links than this stand in narrow columns, each road once and without its sign. */
export const MOST_SIGNS = 60
/** More than this are parted into pages. */
const MOST_LINKS = 100

/** Ways to roads, however many there are: by their signs, then as an index, then as an index of several pages. */
export function RoadIndex(props: {
  links: readonly RoadLink[]
  page: number
  hrefOfPage: (page: number) => string
}) {
  const { links, hrefOfPage } = props
  const { t } = useTranslations()
  if (links.length <= MOST_SIGNS) return <RoadLinks links={links} look="signs" />
  const pages = Array.from({ length: Math.ceil(links.length / MOST_LINKS) }, (_, index) =>
    links.slice(index * MOST_LINKS, (index + 1) * MOST_LINKS),
  )
  const page = Math.min(props.page, pages.length)
  return (
    <>
      {pages.length === 1 ? null : (
        <nav aria-label={t('cameras.roadPages')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list" className={styles.pages}>
            {pages.map((own, index) => (
              <li key={own[0]?.href}>
                <Link href={hrefOfPage(index + 1)} aria-current={index + 1 === page ? 'page' : undefined}>
                  {own[0]?.road} – {own.at(-1)?.road}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <RoadLinks links={pages[page - 1] ?? []} look="index" />
    </>
  )
}
