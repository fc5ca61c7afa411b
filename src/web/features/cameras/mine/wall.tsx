import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { fullscreenExitIcon, fullscreenIcon, pauseIcon, playArrowIcon } from '../../../ui/icon-paths.ts'
import { cameraName, mainView, placeName, shortRoad } from '../model/camera-name.ts'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { useDataSaving } from '../picture/data-saving.tsx'
import { setPaused, useSecondsLeft } from '../picture/rounds.ts'
import { usePicture } from '../picture/use-picture.ts'
import { StateLine } from '../state-line.tsx'
import type { SavedCamera } from './my-cameras.ts'
import styles from './wall.module.css'

/** A place on the wall: the camera as the visitor calls it. */
interface WallPlace {
  saved: SavedCamera
  /** `null`: the feed no longer lists it. */
  camera: Camera | null
}

/** Cameras beside each other, the first one large. A tile renders again only when something of its own changes. */
export function Wall({ places, renderedAt }: { places: readonly WallPlace[]; renderedAt: string }) {
  const { t } = useTranslations()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.wall}>
      {places.map(({ saved, camera }, index) =>
        camera === null ? (
          <li key={saved.id} className={styles.gone}>
            <h2 className={styles.name}>{t('mine.gone')}</h2>
            <p>{t('mine.goneHint', { name: saved.ownName ?? saved.knownAs })}</p>
          </li>
        ) : (
          <WallTile
            key={saved.id}
            camera={camera}
            ownName={saved.ownName}
            renderedAt={renderedAt}
            isFirst={index === 0}
          />
        ),
      )}
    </ul>
  )
}

const WallTile = memo(function WallTile(props: {
  camera: Camera
  ownName: string | null
  renderedAt: string
  isFirst: boolean
}) {
  const { camera, ownName, renderedAt, isFirst } = props
  const translations = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), isFirst ? 640 : 320, frame)
  const name = cameraName(camera, translations)
  return (
    <li className={styles.tile}>
      <CameraPicture
        look={look}
        name={name}
        renderedAt={renderedAt}
        frame={frame}
        size="tile"
        plainAddress={null}
      />
      <div className={styles.words}>
        <p className={styles.road}>{shortRoad(camera, translations)}</p>
        <h2 className={styles.name}>
          <Link href={cameraPath(camera.id)}>{ownName ?? placeName(camera, translations)}</Link>
        </h2>
        {ownName === null ? null : <p className={styles.road}>{placeName(camera, translations)}</p>}
        <StateLine view={look.view} renderedAt={renderedAt} isFull={isFirst} />
      </div>
    </li>
  )
})

/** Around a wall: pause, full screen and what else is given, and when the next pictures come. */
export function WallFrame({
  title,
  lead,
  actions,
  children,
}: {
  title: string
  lead: string
  actions: ReactNode
  children: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  // Rounds belong to the page: leaving a paused wall must not leave the rest of the site paused.
  useEffect(() => () => setPaused(false), [])
  return (
    <section ref={frame} className={styles.frame} aria-label={title}>
      <p className={styles.lead}>
        {lead} <NextPictures />
      </p>
      <div className={styles.actions}>
        <PauseButton />
        <FullScreenButton frame={frame} />
        {actions}
      </div>
      {children}
    </section>
  )
}

/** Counts down. Not announced: a screen reader would never be silent. */
function NextPictures() {
  const { t } = useTranslations()
  const seconds = useSecondsLeft()
  const isSaving = useDataSaving()
  if (isSaving) return <span>{t('mine.onPress')}</span>
  if (seconds === null) return <span>{t('mine.paused')}</span>
  return <span>{t('mine.next', { seconds: String(seconds) })}</span>
}

function PauseButton() {
  const { t } = useTranslations()
  const isPaused = useSecondsLeft() === null
  return (
    <Button look="tonal" icon={isPaused ? playArrowIcon : pauseIcon} onClick={() => setPaused(!isPaused)}>
      {t(isPaused ? 'mine.resume' : 'mine.pause')}
    </Button>
  )
}

function FullScreenButton({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTranslations()
  const [state, setState] = useState<'impossible' | 'off' | 'on'>('impossible')
  // Only the browser knows whether it can, and the Escape key leaves full screen without a click.
  useEffect(() => {
    const look = () =>
      setState(document.fullscreenEnabled ? (document.fullscreenElement ? 'on' : 'off') : 'impossible')
    look()
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (state === 'impossible') return null
  const isOn = state === 'on'
  const toggle = () => {
    // A browser may still refuse; the page then stays as it is.
    void (isOn ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(() => undefined)
  }
  return (
    <Button look="tonal" icon={isOn ? fullscreenExitIcon : fullscreenIcon} onClick={toggle}>
      {t(isOn ? 'mine.leaveFullScreen' : 'mine.fullScreen')}
    </Button>
  )
}
