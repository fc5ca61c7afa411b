import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import type { MapDetail } from '../../../../contract/district-map.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { QueryView } from '../../../api/query-view.tsx'
import { useMapCredit } from '../../../api/site-context.tsx'
import { useResponse } from '../../../api/use-response.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import {
  chevronLeftIcon,
  chevronRightIcon,
  closeIcon,
  keyboardArrowDownIcon,
  removeIcon,
} from '../../../ui/icon-paths.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CameraPicture } from '../camera-picture.tsx'
import { addIcon, fitScreenIcon, keyboardArrowUpIcon } from '../icon-paths.ts'
import { cameraName, mainView, reportPath } from '../model/camera-name.ts'
import { CAMERA_MARKS } from '../model/state-text.ts'
import shared from '../shared.module.css'
import { StateLine } from '../state-line.tsx'
import { StateMark } from '../state-mark.tsx'
import { usePicture } from '../use-picture.ts'
import styles from './camera-map.module.css'
import { MapGround, MapMark } from './map-drawing.tsx'
import { chooseLabels, type MapLabel } from './map-labels.ts'
import {
  APART,
  type Cluster,
  clusterCameras,
  inWindow,
  isArrowKey,
  isWithin,
  type Point,
  placedCameras,
  stepTo,
} from './map-model.ts'
import { MOST_K, useMapZoom } from './use-map-zoom.ts'

interface CameraMapProps {
  cameras: readonly Camera[]
  /** Ids of the cameras on the card. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/**
 * The district's map with its cameras. One tab stop: arrow keys go from mark to mark, Enter opens a camera or makes
 * several come apart. The list, with its links to other roads, has all that the map has.
 */
export function CameraMap(props: CameraMapProps) {
  const { t } = useTranslations()
  const state = useResponse('getMapDetail', {})
  return (
    <QueryView
      state={state}
      bars={<Skeleton bars={['full', 'full', 'full']} size="block" />}
      failed={{ title: t('map.failed'), hint: t('map.failedHint') }}
    >
      {(map) => <LoadedMap map={map} {...props} />}
    </QueryView>
  )
}

function LoadedMap({ map, cameras, chosen, onChoose }: CameraMapProps & { map: MapDetail }) {
  const { t } = useTranslations()
  const mapCredit = useMapCredit()
  const frame = useRef<HTMLDivElement>(null)
  // React's ids have characters that are not valid in names of XML.
  const id = `map${useId().replace(/\W/g, '')}`
  const [, navigate] = useLocation()
  const placed = useMemo(() => placedCameras(cameras, map.origin), [cameras, map])
  const key = placed.map(({ camera }) => camera.id).join()
  // The same array as long as the cameras are the same, so that a refetched list does not move the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a camera does not move
  const points = useMemo(() => placed.map(({ at }) => at), [key])
  const { position, size, level, zoomBy, panBy, showAll, bringIntoSight } = useMapZoom(frame, map, points)
  // Clusters follow the scale in steps: within one, dragging and pinching only move the marks.
  const step = position === null ? null : Math.round(Math.log2(position.k) * 2)
  const clusters = useMemo(
    () => (step === null ? [] : clusterCameras(placed, 2 ** (step / 2))),
    [placed, step],
  )
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = clusters.find((cluster) => cluster.cameras.some((camera) => camera.id === activeId)) ?? null

  const inSight =
    position === null
      ? []
      : clusters.filter((cluster) => cluster === active || isWithin(inWindow(cluster.at, position), size, 30))
  const labels = position === null ? [] : chooseLabels(map, clusters, position, size)
  const spoken = useSpokenLevel(position === null ? null : level, labels)
  const zoom = (way: 'in' | 'out') => zoomBy(way, active?.at ?? null)

  const open = (cluster: Cluster, how: 'key' | 'press') => {
    const [first] = cluster.cameras
    if (first === undefined) return
    setActiveId(first.id)
    const places = placedCameras(cluster.cameras, map.origin).map(({ at }) => at)
    if (cluster.cameras.length > 2 && position !== null && position.k < MOST_K && isApart(places))
      return showAll(places)
    if (how === 'key' && cluster.cameras.length === 1) return navigate(cameraPath(first.id))
    onChoose(cluster.cameras.map((camera) => camera.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = active ?? clusters[0]
    if (event.altKey || event.ctrlKey || event.metaKey || from === undefined) return
    if (isArrowKey(event.key)) {
      const next = active === null ? from : stepTo(from.at, clusters, event.key)
      if (next !== null) {
        setActiveId(next.cameras[0]?.id ?? null)
        bringIntoSight(next.at)
      }
    } else if (event.key === 'Enter' || event.key === ' ') open(from, 'key')
    else if (event.key === '+' || event.key === '=') zoom('in')
    else if (event.key === '-') zoom('out')
    else if (event.key === 'Escape' && chosen.length > 0) onChoose([])
    else return
    event.preventDefault()
  }
  const shown = cameras.filter((camera) => chosen.includes(camera.id))
  const withoutPlace = cameras.length - placed.length
  return (
    <div className={styles.map}>
      <div
        ref={frame}
        className={styles.window}
        data-background={map.background}
        role="listbox"
        tabIndex={0}
        aria-label={t('map.name')}
        aria-describedby={`${id}-help`}
        aria-activedescendant={active === null ? undefined : `${id}-${active.id}`}
        onKeyDown={onKeyDown}
        onFocus={() => setActiveId((now) => now ?? clusters[0]?.cameras[0]?.id ?? null)}
      >
        {position === null ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a drawing holds no field set
          <svg width={size.width} height={size.height} role="group">
            <MapGround map={map} position={position} labels={labels} />
            {inSight.map((cluster) => (
              <MapMark
                key={cluster.id}
                id={`${id}-${cluster.id}`}
                cameras={cluster.cameras}
                at={inWindow(cluster.at, position)}
                isActive={cluster === active}
                isChosen={cluster.cameras.some((camera) => chosen.includes(camera.id))}
                onPress={() => open(cluster, 'press')}
              />
            ))}
          </svg>
        )}
      </div>
      <p id={`${id}-help`} className="visually-hidden">
        {t('map.help')}
      </p>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <div className={styles.zoom}>
        <IconButton icon={addIcon} label={t('map.zoomIn')} onClick={() => zoom('in')} />
        <IconButton icon={removeIcon} label={t('map.zoomOut')} onClick={() => zoom('out')} />
        <IconButton icon={fitScreenIcon} label={t('cameras.showAll')} onClick={() => showAll(points)} />
        {PANS.map(({ way, icon, message }) => (
          <IconButton key={way} icon={icon} label={t(message)} onClick={() => panBy(way)} />
        ))}
      </div>
      {shown.length === 0 ? null : <MapCard cameras={shown} onClose={() => onChoose([])} />}
      <div className={styles.foot}>
        <MapLegend />
        {mapCredit === null ? null : <p>{mapCredit}</p>}
        {withoutPlace === 0 ? null : <p>{t('map.withoutPlace', { count: withoutPlace })}</p>}
      </div>
    </div>
  )
}

/** What is said once the map is closer or farther: the level, and the northernmost and southernmost place on it. */
function useSpokenLevel(level: { now: number; of: number } | null, labels: readonly MapLabel[]): string {
  const { t, language } = useTranslations()
  const [said, setSaid] = useState<{ level: number | null; text: string }>({ level: null, text: '' })
  if (level === null || level.now === said.level) return said.text
  const places = labels
    .flatMap((label) => (label.kind === 'place' ? [label] : []))
    .sort((one, other) => one.at.y - other.at.y)
  const [first, last] = [places[0]?.name, places.at(-1)?.name]
  const numbers = { level: formatNumber(level.now, language), levels: formatNumber(level.of, language) }
  const text =
    first === undefined || last === undefined || first === last
      ? t('map.level', numbers)
      : t('map.levelShows', { ...numbers, first, last })
  // Nothing is said of how the map begins.
  setSaid({ level: level.now, text: said.level === null ? '' : text })
  return said.text
}

/** Ways to move the map without dragging it. */
const PANS = [
  { way: 'up', icon: keyboardArrowUpIcon, message: 'map.panUp' },
  { way: 'down', icon: keyboardArrowDownIcon, message: 'map.panDown' },
  { way: 'left', icon: chevronLeftIcon, message: 'map.panLeft' },
  { way: 'right', icon: chevronRightIcon, message: 'map.panRight' },
] as const

function isApart(places: readonly Point[]): boolean {
  const [first] = places
  return (
    first !== undefined && places.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) * MOST_K > APART)
  )
}

/** What the marks mean. */
function MapLegend() {
  const { t } = useTranslations()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={`${shared.wrap} ${styles.legend}`} aria-label={t('state.legend')}>
      {CAMERA_MARKS.map((mark) => (
        <li key={mark}>
          <StateMark mark={mark} />
          {t(`state.${mark}`)}
        </li>
      ))}
    </ul>
  )
}

/** Cameras of one place that the card names; a feed may put all whose place it does not know at one. */
const MOST_NAMED = 20

/** What was pressed on the map: the camera's picture and age, or each of several at one place. */
function MapCard({ cameras, onClose }: { cameras: readonly Camera[]; onClose: () => void }) {
  const translations = useTranslations()
  const { t } = translations
  const [only, ...others] = cameras
  if (only === undefined) return null
  return (
    <div className={styles.card}>
      <IconButton icon={closeIcon} label={t('map.closeCard')} className={styles.close} onClick={onClose} />
      {others.length === 0 ? (
        <OneCamera key={only.id} camera={only} />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={`${shared.links} ${styles.several}`}>
          {cameras.slice(0, MOST_NAMED).map((camera) => (
            <li key={camera.id}>
              <Link href={cameraPath(camera.id)}>{cameraName(camera, translations)}</Link>
              <StateLine view={mainView(camera)} />
            </li>
          ))}
          {cameras.length > MOST_NAMED ? (
            <li>{t('map.moreHere', { count: cameras.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
      )}
    </div>
  )
}

function OneCamera({ camera }: { camera: Camera }) {
  const translations = useTranslations()
  const { t } = translations
  const look = usePicture(mainView(camera), 640)
  const name = cameraName(camera, translations)
  return (
    <>
      <CameraPicture look={look} name={name} size="tile" />
      <div className={styles.words}>
        <h2>{name}</h2>
        <StateLine view={look.view} isFull />
        <p className={`${shared.wrap} ${shared.links}`}>
          <Link href={cameraPath(camera.id)}>{t('camera.open')}</Link>
          <Link href={reportPath(camera.id)}>{t('camera.report')}</Link>
        </p>
      </div>
    </>
  )
}
