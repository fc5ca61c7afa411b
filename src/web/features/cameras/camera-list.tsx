import { GroupHeading, Pager, pageId } from '../../live/live-page.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import styles from './camera-list.module.css'
import { CameraRow } from './camera-row.tsx'
import { type CamerasParams, camerasHref } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import { groupId, groupText, groupTitle, type ListedGroup, type ShownCameras } from './model/shown-cameras.ts'
import { MoreRoads, roadListId } from './road-index.tsx'

/** Cameras under their roads and directions, in driving order. With the links to other roads it has all that the map has. */
export function CameraList(props: {
  params: CamerasParams
  shown: ShownCameras
  groups: readonly ListedGroup[]
  roads: readonly RoadCount[]
  chosenId: string | null
}) {
  const { params, shown, groups, roads, chosenId } = props
  const translations = useTranslations()
  return (
    <div
      // Another road is another element, so that focus does not stay on a list that is gone.
      key={params.road}
      className={styles.groups}
      id={params.road === null ? undefined : roadListId(params.road)}
    >
      <div className={styles.groups} id={pageId(shown.page)}>
        {groups.map((group) => (
          <section key={groupId(group)} id={groupId(group)} aria-label={groupTitle(group, translations)}>
            <GroupHeading
              level={2}
              road={group.road}
              text={groupText(group, translations)}
              count={countText(group, translations)}
            />
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
            <ul role="list">
              {group.cameras.map((camera) => (
                <CameraRow
                  key={camera.id}
                  camera={camera}
                  isChosen={camera.id === chosenId}
                  under={group.road !== null ? 'road' : group.city === undefined ? 'nothing' : 'city'}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CamerasPager params={params} shown={shown} />
      <MoreRoads roads={roads} chosen={params.road} />
    </div>
  )
}

/** How many cameras the group has, and which of them are shown. */
function countText({ cameras, from, total }: ListedGroup, { t, language }: Translations): string {
  if (cameras.length === total) return t('cameras.count', { count: total })
  const number = (value: number) => formatNumber(value, language)
  return t('cameras.rangeOf', { from: number(from), to: number(from + cameras.length - 1), count: total })
}

/** To the cameras before and after these. */
export function CamerasPager({ params, shown }: { params: CamerasParams; shown: ShownCameras }) {
  const { t } = useTranslations()
  return (
    <Pager
      page={shown.page}
      pageCount={shown.pageCount}
      hrefOf={(page) => camerasHref({ ...params, page })}
      labels={{ name: t('cameras.pager'), before: t('cameras.pageBefore'), after: t('cameras.pageAfter') }}
    />
  )
}
