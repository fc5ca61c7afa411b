import { memo } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { GroupHeading, Pager, pageId } from '../../live/live-page.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../ui/format.ts'
import styles from './camera-list.module.css'
import { CameraPicture } from './camera-picture.tsx'
import { MineButton } from './mine/mine-button.tsx'
import { cameraName, mainView, placeInCity, placeName } from './model/camera-name.ts'
import { type CamerasParams, camerasHref } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import {
  groupId,
  groupOf,
  groupText,
  groupTitle,
  type ListedGroup,
  type ShownCameras,
} from './model/shown-cameras.ts'
import { MoreRoads, roadListId } from './road-index.tsx'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'
import { usePicture } from './use-picture.ts'

/** Cameras under their roads and directions, in driving order. With its links to other roads it has everything the map has. */
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
      // A new element for each road, so that focus does not stay on a list that is gone.
      key={params.road}
      className="stack"
      id={params.road === null ? undefined : roadListId(params.road)}
    >
      <div className="stack" id={pageId(shown.page)}>
        {groups.map((group) => (
          <section key={groupId(group)} id={groupId(group)} aria-label={groupTitle(group, translations)}>
            <GroupHeading
              level={2}
              road={group.road}
              text={groupText(group, translations)}
              count={countText(group, translations)}
            />
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

/** How many cameras the group has, and which are shown. */
function countText({ cameras, from, total }: ListedGroup, { t, language }: Translations): string {
  if (cameras.length === total) return t('cameras.count', { count: total })
  const number = (value: number) => formatNumber(value, language)
  return t('cameras.rangeOf', { from: number(from), to: number(from + cameras.length - 1), count: total })
}

/** Links to the previous and the next cameras. */
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

/** One camera in the list: its place, its picture with its age, and the link to its page. */
export const CameraRow = memo(function CameraRow(props: {
  camera: Camera
  isChosen: boolean
  /** The list's heading, which the row does not repeat; under `myRoad` the row adds only the direction. */
  under: 'road' | 'direction' | 'city' | 'myRoad' | 'nothing'
}) {
  const { camera, isChosen, under } = props
  const translations = useTranslations()
  const { t, language } = translations
  const look = usePicture(mainView(camera), 320)
  const name = cameraName(camera, translations)
  const { milepost, views } = camera
  const place = placeName(camera, translations)
  const isAlongRoad = under === 'road' || under === 'direction'
  const Heading = under === 'direction' || under === 'myRoad' ? 'h4' : 'h3'
  return (
    <li className={`${shared.whole} ${styles.row}`} data-chosen={isChosen}>
      {milepost === null || !isAlongRoad ? null : (
        <span className={styles.mile}>
          <span className="visually-hidden">{t('camera.milepost', { milepost: '' })}</span>
          {formatShortest(milepost, language, 1)}
        </span>
      )}
      <CameraPicture look={look} name={name} size="row" />
      <div className={styles.text}>
        <Heading className={shared.title}>
          <Link href={cameraPath(camera.id)} data-print="bare">
            <span className="visually-hidden">{name.slice(0, name.length - place.length)}</span>
            {under === 'city' ? placeInCity(camera, translations) : place}
          </Link>
        </Heading>
        {isAlongRoad ? null : (
          <p className="fact" aria-hidden="true">
            {groupTitle(groupOf(camera), translations)}
          </p>
        )}
        <StateLine view={look.view} />
        {views.length > 1 ? (
          <p className="fact">{t('cameras.pictureCount', { count: views.length })}</p>
        ) : null}
      </div>
      <MineButton camera={camera} look="icon" />
    </li>
  )
})
