import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useMoment } from '../../api/clock.ts'
import { roadName } from '../../live/road-name.ts'
import { CardText, MapMark } from '../../map/map-mark.tsx'
import { type MapKind, type MarkFrame, PlacesMap } from '../../map/places-map.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { CameraPicture } from './camera-picture.tsx'
import { cameraName, mainView, placeName, reportPath } from './model/camera-name.ts'
import { CAMERA_MARKS, type CameraMark, markOf } from './model/state-text.ts'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'
import { STATE_SHAPES, StateMark } from './state-mark.tsx'
import { usePicture } from './use-picture.ts'

/** The district's map with its cameras. The list, with its links to other roads, has everything the map has. */
export function CameraMap(props: {
  cameras: readonly Camera[]
  /** Ids of the cameras on the card. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}) {
  const { cameras, chosen, onChoose } = props
  const { t } = useTranslations()
  const legend = CAMERA_MARKS.map((mark) => ({
    id: mark,
    mark: <StateMark mark={mark} />,
    text: t(`state.${mark}`),
  }))
  return <PlacesMap items={cameras} kind={KIND} legend={legend} chosen={chosen} onChoose={onChoose} />
}

/** The mark at one place of the map: a camera's state, two side by side, more as their number. */
function CamerasMark({ items, frame }: { items: readonly Camera[]; frame: MarkFrame }) {
  const translations = useTranslations()
  const marks = useMoment((now) => items.map((camera) => markOf(mainView(camera), now)))
  const shapes = marks.map((mark) => STATE_SHAPES[mark])
  return <MapMark frame={frame} label={markName(items, marks, translations)} shapes={shapes} />
}

function markName(
  cameras: readonly Camera[],
  marks: readonly CameraMark[],
  translations: Translations,
): string {
  const { t } = translations
  const [first] = cameras
  if (first !== undefined && cameras.length > 2) {
    const place = `${roadName(first.road, translations)}, ${placeName(first, translations)}`
    return `${t('map.cameras.cluster', { count: cameras.length, place })}. ${t('map.clusterHint')}`
  }
  return cameras
    .map(
      (camera, index) => `${cameraName(camera, translations)}: ${t(`state.${marks[index] ?? 'unchecked'}`)}`,
    )
    .join('; ')
}

function OneCamera({ item }: { item: Camera }) {
  const translations = useTranslations()
  const { t } = translations
  const look = usePicture(mainView(item), 640)
  const name = cameraName(item, translations)
  return (
    <>
      <CameraPicture look={look} name={name} size="tile" />
      <CardText>
        <h2>{name}</h2>
        <StateLine view={look.view} isFull />
        <p className={`wrap ${shared.links}`}>
          <Link href={cameraPath(item.id)}>{t('camera.open')}</Link>
          <Link href={reportPath(item.id)}>{t('camera.report')}</Link>
        </p>
      </CardText>
    </>
  )
}

function CameraAmongOthers({ item }: { item: Camera }) {
  return (
    <div className={shared.links}>
      <Link href={cameraPath(item.id)}>{cameraName(item, useTranslations())}</Link>
      <StateLine view={mainView(item)} />
    </div>
  )
}

const KIND: MapKind<Camera> = {
  items: 'cameras',
  showAll: 'cameras.showAll',
  Mark: CamerasMark,
  One: OneCamera,
  Row: CameraAmongOthers,
  crossStreetOf: ({ exit }) => exit?.crossStreet ?? null,
  hrefOf: ({ id }) => cameraPath(id),
}
