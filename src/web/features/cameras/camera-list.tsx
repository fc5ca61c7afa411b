import { memo, useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'
import { parseRouteRef, RouteMarker } from '../../ui/route-marker.tsx'
import styles from './camera-list.module.css'
import { MineButton } from './mine/mine-button.tsx'
import { cameraName, mainView, placeName, roadName } from './model/camera-name.ts'
import { type CamerasParams, camerasHref } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import { groupId, groupText, groupTitle, type ListedGroup, type ShownCameras } from './model/shown-cameras.ts'
import { CameraPicture } from './picture/camera-picture.tsx'
import { usePicture } from './picture/use-picture.ts'
import { MoreRoads, roadListId } from './road-index.tsx'
import { StateLine } from './state-line.tsx'

/** Cameras under their roads and directions, in driving order. With the links to other roads it has all that the map has. */
export function CameraList(props: {
  params: CamerasParams
  shown: ShownCameras
  groups: readonly ListedGroup[]
  roads: readonly RoadCount[]
  renderedAt: string
  chosenId: string | null
}) {
  const { params, shown, groups, roads, renderedAt, chosenId } = props
  const translations = useTranslations()
  return (
    <div
      // Another road is another element, so that focus does not stay on a list that is gone.
      key={params.road}
      className={styles.groups}
      id={params.road === null ? undefined : roadListId(params.road)}
    >
      <div className={styles.groups} id={pageId(shown.page)}>
        {groups.map((group) => {
          const sign = parseRouteRef(group.road)
          return (
            <section key={groupId(group)} id={groupId(group)} aria-label={groupTitle(group, translations)}>
              <h2 className={styles.heading}>
                {sign === null ? (
                  <span>{roadName(group.road, translations)}</span>
                ) : (
                  <RouteMarker {...sign} label={group.road} />
                )}
                <span>{groupText(group, translations)}</span>
                <span className={styles.count}>{countText(group, translations)}</span>
              </h2>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
              <ul role="list">
                {group.cameras.map((camera) => (
                  <CameraRow
                    key={camera.id}
                    camera={camera}
                    renderedAt={renderedAt}
                    isChosen={camera.id === chosenId}
                  />
                ))}
              </ul>
            </section>
          )
        })}
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
const CameraRow = memo(function CameraRow(props: {
  camera: Camera
  renderedAt: string
  /** It is the one chosen on the map. */
  isChosen: boolean
}) {
  const { camera, renderedAt, isChosen } = props
  const translations = useTranslations()
  const { t, language } = translations
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), 320, frame)
  const name = cameraName(camera, translations)
  const { milepost, views } = camera
  const place = placeName(camera, translations)
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <span className={styles.mile}>
        {milepost === null ? null : (
          <span className={styles.sign}>
            <span className="visually-hidden">{t('camera.milepost', { milepost: '' })}</span>
            {formatShortest(milepost, language, 1)}
          </span>
        )}
      </span>
      <CameraPicture
        look={look}
        name={name}
        renderedAt={renderedAt}
        frame={frame}
        size="row"
        plainAddress={null}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={cameraPath(camera.id)}>
            <span className="visually-hidden">{`${name.slice(0, name.length - place.length)}`}</span>
            {place}
          </Link>
        </h3>
        <StateLine view={look.view} renderedAt={renderedAt} />
        {views.length > 1 ? (
          <p className={styles.views}>{t('cameras.pictureCount', { count: views.length })}</p>
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
    <nav className={styles.pager} aria-label={t('cameras.pager')}>
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
