import { Link } from 'wouter'
import type { Translations } from '../../../messages/catalog.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { parseRouteRef, RouteMarker } from '../../../ui/route-marker.tsx'
import { groupId, groupTitle, groupWords } from '../model/camera-groups.ts'
import { roadName } from '../model/camera-name.ts'
import { asksForAll, type CamerasParams } from '../model/cameras-params.ts'
import type { ListedGroup, ListedRoads } from '../model/first-roads.ts'
import styles from './camera-list.module.css'
import { CameraRow } from './camera-row.tsx'
import { MoreRoads } from './more-roads.tsx'
import { Pager, pageHref, pageId } from './pager.tsx'

/** Cameras under their roads and directions, in driving order. With the ways to other roads it says all the map says. */
export function CameraList(props: {
  params: CamerasParams
  roads: ListedRoads
  renderedAt: string
  chosenId: string | null
}) {
  const { params, roads, renderedAt, chosenId } = props
  const { first, others, page, pageCount } = roads
  const translations = useTranslations()
  return (
    <div className={styles.groups}>
      <div className={styles.groups} id={pageId(page)}>
        {first.map((group) => {
          const { road, cameras: own } = group
          const sign = parseRouteRef(road)
          return (
            <section key={groupId(group)} id={groupId(group)} aria-label={groupTitle(group, translations)}>
              <h2 className={styles.heading}>
                {sign === null ? (
                  <span>{roadName(road, translations)}</span>
                ) : (
                  <RouteMarker {...sign} label={road} />
                )}
                <span>{groupWords(group, translations)}</span>
                <span className={styles.count}>{countWords(group, translations)}</span>
              </h2>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
              <ul role="list">
                {own.map((camera) => (
                  <CameraRow
                    key={camera.id}
                    camera={camera}
                    renderedAt={renderedAt}
                    isChosen={camera.id === chosenId}
                  />
                ))}
              </ul>
              {asksForAll(params) ? <WayToRest group={group} /> : null}
            </section>
          )
        })}
      </div>
      <Pager params={params} page={page} pageCount={pageCount} />
      <MoreRoads params={params} others={others} />
    </div>
  )
}

/** How many cameras the group has, and which of them are shown. */
function countWords({ cameras, from, total }: ListedGroup, { t, language }: Translations): string {
  if (cameras.length === total) return t('cameras.count', { count: total })
  const number = (value: number) => formatNumber(value, language)
  return t('cameras.rangeOf', { from: number(from), to: number(from + cameras.length - 1), count: total })
}

/** To the other cameras of a road so long that the list begins with a part of it; nothing when all are here. */
function WayToRest({ group }: { group: ListedGroup }) {
  const { t } = useTranslations()
  const { road, direction, county, cameras, total } = group
  const count = total - cameras.length
  if (count === 0) return null
  return (
    <p className={styles.rest}>
      <Link href={pageHref({ road, direction, county }, 2)}>{t('cameras.theRest', { count })}</Link>
    </p>
  )
}
