import { Link } from 'wouter'
import { OTHER_ROADS } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { camerasHref } from '../feed/requested-address.ts'
import { groupId, groupTitle, groupWords } from '../model/camera-groups.ts'
import { roadName } from '../model/camera-name.ts'
import { asksForAll, type CamerasParams } from '../model/cameras-params.ts'
import styles from './camera-list.module.css'
import { MOST_SIGNS, RoadIndex } from './road-index.tsx'
import type { RoadLink } from './road-links.tsx'

const MORE_ROADS = 'more-roads'
/** To the index of all roads. */
export const MORE_ROADS_HREF = `${camerasHref({})}#${MORE_ROADS}`

/** To each road and direction that the list has no cameras of; beside a road that was chosen only while they are few. */
export function MoreRoads({ params, others }: { params: CamerasParams; others: readonly CameraCount[] }) {
  const translations = useTranslations()
  const { t } = translations
  const all = others.filter(({ isRest }) => !isRest)
  if (all.length === 0) return null
  const isFew = all.length <= MOST_SIGNS
  return (
    <section aria-labelledby={MORE_ROADS}>
      <h2 id={MORE_ROADS} className={styles.heading}>
        {t('cameras.moreRoads')}
      </h2>
      {isFew || asksForAll(params) ? (
        <RoadIndex
          links={isFew ? all.map((group) => groupLink(group, translations)) : roadLinks(all, translations)}
          page={params.page}
          hrefOfPage={(page) => `${camerasHref({ page })}#${MORE_ROADS}`}
        />
      ) : (
        <p className={styles.allRoads}>
          <Link href={MORE_ROADS_HREF}>{t('cameras.allRoads')}</Link>
        </p>
      )}
    </section>
  )
}

function groupLink(group: CameraCount, translations: Translations): RoadLink {
  const { road, direction, county, count } = group
  return {
    road: roadName(road, translations),
    isNamed: false,
    words: groupWords(group, translations),
    aside: translations.t('cameras.count', { count }),
    href: `${camerasHref({ road, direction, county })}#${encodeURIComponent(groupId(group))}`,
  }
}

/** Each road once, in whichever direction; what has no road by county. */
function roadLinks(groups: readonly CameraCount[], translations: Translations): RoadLink[] {
  const byName = Map.groupBy(groups, ({ road, county }) => `${road}\n${county}`)
  return Array.from(byName.values(), ([first, ...more]): RoadLink | null => {
    if (first === undefined) return null
    const { road, county } = first
    return {
      road: road === OTHER_ROADS ? groupTitle(first, translations) : road,
      isNamed: true,
      words: road,
      aside: translations.t('cameras.count', {
        count: more.reduce((sum, { count }) => sum + count, first.count),
      }),
      href: `${camerasHref({ road, county })}#page-1`,
    }
  }).filter((link) => link !== null)
}
