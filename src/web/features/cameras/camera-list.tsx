import { memo } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatNumber, formatShortest } from '../../ui/format.ts'
import { RoadSign } from '../../ui/route-marker.tsx'
import styles from './camera-list.module.css'
import { CameraPicture } from './camera-picture.tsx'
import { MineButton } from './mine/mine-button.tsx'
import { cameraName, mainView, placeInCity, placeName, roadName } from './model/camera-name.ts'
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
            <h2 className={`${shared.wrap} ${shared.listHeading}`}>
              {group.road === null ? null : (
                <RoadSign road={group.road}>
                  <span>{roadName(group.road, translations)}</span>
                </RoadSign>
              )}{' '}
              <span>{groupText(group, translations)}</span>{' '}
              <span className={`fact ${shared.end}`}>{countText(group, translations)}</span>
            </h2>
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
      <Pager params={params} shown={shown} />
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

/** One camera in the list: where it is, its picture, how old that is, and the link to its page. */
export const CameraRow = memo(function CameraRow(props: {
  camera: Camera
  isChosen: boolean
  /** What its heading says of it, which the row does not repeat. */
  under: 'road' | 'direction' | 'city' | 'nothing'
}) {
  const { camera, isChosen, under } = props
  const translations = useTranslations()
  const { t, language } = translations
  const look = usePicture(mainView(camera), 320)
  const name = cameraName(camera, translations)
  const { milepost, views } = camera
  const place = placeName(camera, translations)
  const isAlongRoad = under === 'road' || under === 'direction'
  const Heading = under === 'direction' ? 'h4' : 'h3'
  return (
    <li className={`${shared.whole} ${styles.row}`} data-chosen={isChosen}>
      {milepost === null || !isAlongRoad ? null : (
        <span className={styles.mile}>
          <span className="visually-hidden">{t('camera.milepost', { milepost: '' })}</span>
          {formatShortest(milepost, language, 1)}
        </span>
      )}
      <CameraPicture look={look} name={name} size="row" />
      <div className={styles.words}>
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

/** The fragment of a page of cameras. Each page has its own, so that turning a page moves focus. */
export function pageId(page: number): string {
  return `page-${page}`
}

/** To the cameras before and after these; none when all are here. */
export function Pager({ params, shown }: { params: CamerasParams; shown: ShownCameras }) {
  const { page, pageCount } = shown
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  const linkTo = (number: number, text: string) => (
    <Link href={`${camerasHref({ ...params, page: number })}#${pageId(number)}`} asChild>
      <LinkButton look="outlined">{text}</LinkButton>
    </Link>
  )
  return (
    <nav className={`${shared.wrap} ${styles.pager}`} aria-label={t('cameras.pager')}>
      {page > 1 ? linkTo(page - 1, t('cameras.pageBefore')) : null}
      <p>
        {t('cameras.pageOf', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? linkTo(page + 1, t('cameras.pageAfter')) : null}
    </nav>
  )
}
