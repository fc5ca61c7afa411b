import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CameraPicture } from '../camera-picture.tsx'
import { setPaused, useSecondsLeft } from '../clock.ts'
import { useDataSaving } from '../data-saving.tsx'
import { fullscreenExitIcon, fullscreenIcon, pauseIcon, playArrowIcon } from '../icon-paths.ts'
import { cameraName, mainView, placeName, shortRoad } from '../model/camera-name.ts'
import shared from '../shared.module.css'
import { StateLine } from '../state-line.tsx'
import { usePicture } from '../use-picture.ts'
import type { SavedCamera } from './my-cameras.ts'
import styles from './wall.module.css'

/** Cameras beside each other: up to four as large as fits, on phones the first one large. A tile renders again only when something of its own changes. */
export function Wall({ saved, cameras }: { saved: readonly SavedCamera[]; cameras: readonly Camera[] }) {
  const { t } = useTranslations()
  const byId = new Map(cameras.map((camera) => [camera.id, camera]))
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.wall} data-count={Math.min(saved.length, 5)}>
      {saved.map(({ id, ownName, knownAs }, index) => {
        const camera = byId.get(id)
        return camera === undefined ? (
          <li key={id} className={`${shared.panel} ${styles.gone}`}>
            <h2 className={shared.title}>{t('mine.gone')}</h2>
            <p>{t('mine.goneHint', { name: ownName ?? knownAs })}</p>
          </li>
        ) : (
          <WallTile key={id} camera={camera} ownName={ownName} isLarge={index === 0 || saved.length <= 4} />
        )
      })}
    </ul>
  )
}

const WallTile = memo(function WallTile(props: { camera: Camera; ownName: string | null; isLarge: boolean }) {
  const { camera, ownName, isLarge } = props
  const translations = useTranslations()
  const look = usePicture(mainView(camera), isLarge ? 640 : 320)
  const name = cameraName(camera, translations)
  return (
    <li className={`${shared.whole} ${shared.panel} ${styles.tile}`}>
      <CameraPicture look={look} name={name} size="tile" />
      <div className={styles.words}>
        <p className={styles.road}>{shortRoad(camera, translations)}</p>
        <h2 className={shared.title}>
          <Link href={cameraPath(camera.id)}>{ownName ?? placeName(camera, translations)}</Link>
        </h2>
        {ownName === null ? null : <p className={styles.road}>{placeName(camera, translations)}</p>}
        <StateLine view={look.view} isFull={isLarge} />
      </div>
    </li>
  )
})

/** Around a wall: pause, full screen and what else is given, and when the next pictures come. */
export function WallFrame(props: { title: string; lead: string; actions: ReactNode; children: ReactNode }) {
  const { title, lead, actions, children } = props
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
  if (isSaving) return t('mine.onPress')
  return seconds === null ? t('mine.paused') : t('mine.next', { seconds: String(seconds) })
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
