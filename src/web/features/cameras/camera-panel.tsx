import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Link, Redirect } from 'wouter'
import type { Camera, CameraView } from '../../../contract/camera.ts'
import { cameraPath, pagePath } from '../../../contract/pages.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { roadName } from '../../live/road-name.ts'
import { OfficialMap } from '../../live/warning.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { formatShortest } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { refreshIcon } from '../../ui/icon-paths.ts'
import { registerFocusTarget, useOwnTitle } from '../../ui/navigation.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { STOPS_EACH_SIDE } from './camera-page-data.ts'
import styles from './camera-panel.module.css'
import { CameraPicture } from './camera-picture.tsx'
import { AwaitedCameras, CamerasFrame, FeedLine } from './cameras-frame.tsx'
import { CorridorLine } from './corridor-line.tsx'
import { arrowBackIcon, mapIcon, playArrowIcon } from './icon-paths.ts'
import { MineButton } from './mine/mine-button.tsx'
import { cameraName, mainView, officialMapUrl, placeName, reportPath } from './model/camera-name.ts'
import { camerasHref } from './model/cameras-params.ts'
import { alongTheRoad, buildCorridor, oppositeOf, stopsAround } from './model/corridor.ts'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'
import { camerasOf, type LoadedCameras } from './use-cameras.ts'
import { usePicture } from './use-picture.ts'

/** The page of one camera, or a notice that the list does not have it. */
export function CameraPanel(props: {
  id: string | null
  /** What is known of the road there. */
  onTheRoad: (camera: Camera) => ReactNode
  /** Its last section. */
  policy: ReactNode
}) {
  const { id, onTheRoad, policy } = props
  const { t } = useTranslations()
  if (id === null) return <Redirect to="/" replace />
  return (
    <div className="page">
      <p>
        <Link href={pagePath('cameras')} className={shared.link ?? ''}>
          <Icon of={arrowBackIcon} size={20} />
          {t('cameras.all')}
        </Link>
      </p>
      <CamerasFrame>
        {(loaded) => {
          const { known } = loaded
          const cameras = camerasOf(known)
          const camera = cameras.find((one) => one.id === id)
          if (camera !== undefined)
            return (
              <CameraDetail
                key={id}
                camera={camera}
                cameras={cameras}
                onTheRoad={onTheRoad}
                policy={policy}
                {...loaded}
              />
            )
          return known.kind === 'page' ? <AwaitedCameras /> : <GoneCamera />
        }}
      </CamerasFrame>
    </div>
  )
}

function GoneCamera() {
  const { t } = useTranslations()
  return (
    <>
      <h1 ref={registerFocusTarget} className="tool-title">
        {t('page.cameras')}
      </h1>
      <EmptyNotice title={t('camera.gone')} headingLevel={2}>
        {t('camera.goneHint')}
      </EmptyNotice>
    </>
  )
}

/** One camera: its views and their ages, its neighbors along the road, and its buttons. */
function CameraDetail(
  props: LoadedCameras & {
    camera: Camera
    /** Every camera, or those around this one until the list has loaded. */
    cameras: readonly Camera[]
    onTheRoad: (camera: Camera) => ReactNode
    policy: ReactNode
  },
) {
  const { camera, cameras, onTheRoad, policy, ...loaded } = props
  const translations = useTranslations()
  const { t } = translations
  const { district, links } = useSite()
  const name = cameraName(camera, translations)
  useOwnTitle(t('site.titleWithPage', { page: name, site: district.name }))
  return (
    <article>
      <div className="wrap">
        <h1 ref={registerFocusTarget} className={styles.title}>
          {name}
        </h1>
        {loaded.list.feed.kind === 'sample' ? <SampleChip>{t('cameras.sample')}</SampleChip> : null}
      </div>
      <CameraPlace camera={camera} />
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.main}`}>
          {camera.views.map((view, index) => (
            <ViewCard
              key={view.id}
              view={view}
              title={
                camera.views.length === 1
                  ? null
                  : view.description === ''
                    ? t('camera.nextView', { number: String(index + 1) })
                    : view.description
              }
              name={name}
            />
          ))}
          {camera.views.length === 0 ? <p>{t('reason.noView')}</p> : null}
          <div className="wrap">
            <MineButton camera={camera} look="words" />
            <Link href={reportPath(camera.id)} asChild>
              <LinkButton look="outlined">{t('camera.reportThis')}</LinkButton>
            </Link>
            <OfficialMap
              look="text"
              href={officialMapUrl(links, { id: camera.id, feed: loaded.list.feed.kind })}
            />
          </div>
          <FeedLine {...loaded} />
          {onTheRoad(camera)}
        </div>
        <div className="stack">
          <Nearby camera={camera} cameras={cameras} />
          {policy}
        </div>
      </div>
    </article>
  )
}

function CameraPlace({ camera }: { camera: Camera }) {
  const { t, language } = useTranslations()
  const { milepost, county } = camera
  const facts = [
    milepost === null ? null : t('camera.milepost', { milepost: formatShortest(milepost, language, 1) }),
    county === null ? null : t('camera.county', { county }),
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : <p className={`fact ${styles.where}`}>{facts.join('\u00a0· ')}</p>
}

/** The camera's place on its road, with links to the previous and the next camera. */
function Nearby({ camera, cameras }: { camera: Camera; cameras: readonly Camera[] }) {
  const translations = useTranslations()
  const { t } = translations
  const { road, id } = camera
  const hasMap = useSiteFacts().mapCredit !== null
  const stops = useMemo(
    () => stopsAround(buildCorridor(road, cameras), id, STOPS_EACH_SIDE),
    [road, cameras, id],
  )
  const { before, after } = alongTheRoad(camera, cameras)
  const neighbors = [
    { camera: before, rel: 'prev', text: t('camera.before') },
    { camera: after, rel: 'next', text: t('camera.after') },
    { camera: oppositeOf(camera, cameras), rel: undefined, text: t('camera.opposite') },
  ] as const
  return (
    <section aria-labelledby="camera-nearby">
      <h2 id="camera-nearby">{t('camera.nearby', { road: roadName(road, translations) })}</h2>
      <ul role="list" className={styles.neighbors}>
        {neighbors.map((neighbor) =>
          neighbor.camera === null ? null : (
            <Neighbor
              // Another camera is another picture.
              key={`${neighbor.text} ${neighbor.camera.id}`}
              camera={neighbor.camera}
              rel={neighbor.rel}
              text={neighbor.text}
            />
          ),
        )}
      </ul>
      <CorridorLine
        stops={stops}
        currentId={id}
        label={t('corridor.title', { road: roadName(road, translations) })}
      />
      {hasMap ? (
        <p>
          <Link className={shared.link ?? ''} href={camerasHref({ road, view: 'map' })}>
            <Icon of={mapIcon} size={20} />
            {t('map.cameras.name')}: {roadName(road, translations)}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** A camera next to this one, with its picture. */
function Neighbor({ camera, rel, text }: { camera: Camera; rel: 'prev' | 'next' | undefined; text: string }) {
  const translations = useTranslations()
  const look = usePicture(mainView(camera), 320)
  return (
    <li className={`${shared.whole} ${styles.neighbor}`}>
      <CameraPicture look={look} name={cameraName(camera, translations)} size="row" />
      <div>
        <h3 className={shared.title}>
          <Link href={cameraPath(camera.id)} rel={rel} data-print="bare">
            <span className="fact">{text}: </span>
            {placeName(camera, translations)}
          </Link>
        </h3>
        <StateLine view={look.view} />
      </div>
    </li>
  )
}

/** The player loads when a visitor plays a video. */
const CameraVideo = lazy(async () => ({ default: (await import('./camera-video.tsx')).CameraVideo }))

/** One view, large: its picture, both its ages, a new picture on request, and the video on request. */
function ViewCard(props: {
  view: CameraView
  /** `null`: the camera has this view alone. */
  title: string | null
  name: string
}) {
  const { view, title, name } = props
  const { t } = useTranslations()
  const look = usePicture(view, null)
  const [isPlaying, setIsPlaying] = useState(false)
  const fullName = title === null ? name : `${name}, ${title}`
  const { videoUrl } = view
  return (
    <section className={styles.view} aria-label={fullName}>
      {title === null ? null : <h2>{title}</h2>}
      <CameraPicture look={look} name={fullName} size="page" />
      <div className={`wrap spread ${styles.facts}`}>
        <StateLine view={look.view} isFull />
        {look.progress === 'unreachable' ? <p>{t('reason.offline')}</p> : null}
        {view.isSwitchedOff ? null : (
          <Button
            look="text"
            icon={refreshIcon}
            className="scripted"
            aria-disabled={look.progress === 'getting'}
            onClick={look.refresh}
          >
            {t('camera.refresh')}
          </Button>
        )}
      </div>
      {videoUrl === null || view.isSwitchedOff ? null : isPlaying ? (
        <Suspense>
          <CameraVideo address={videoUrl} name={fullName} onStop={() => setIsPlaying(false)} />
        </Suspense>
      ) : (
        <div className="scripted">
          <Button look="tonal" icon={playArrowIcon} onClick={() => setIsPlaying(true)}>
            {t('video.play')}
          </Button>
          <p className="fact">{t('video.hint')}</p>
        </div>
      )}
    </section>
  )
}
