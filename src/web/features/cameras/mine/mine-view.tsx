import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { setPaused, useSecondsLeft } from '../../../api/clock.ts'
import { useSiteFacts } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { useHydrated } from '../../../ui/browser.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { checkIcon } from '../../../ui/icon-paths.ts'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { shareLink } from '../../../ui/share.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { CameraPicture } from '../camera-picture.tsx'
import { useDataSaving } from '../data-saving.tsx'
import {
  addIcon,
  editIcon,
  fullscreenExitIcon,
  fullscreenIcon,
  gridViewIcon,
  pauseIcon,
  playArrowIcon,
  shareIcon,
} from '../icon-paths.ts'
import { cameraName, mainView, placeName, shortRoad } from '../model/camera-name.ts'
import { ALL_CAMERAS, camerasHref, MOST_SHARED, useShowCameras } from '../model/cameras-params.ts'
import shared from '../shared.module.css'
import { StateLine } from '../state-line.tsx'
import { usePicture } from '../use-picture.ts'
import { ArrangeList, FileActions } from './arrange-cameras.tsx'
import styles from './mine-view.module.css'
import { type SavedCamera, useAddCameras, useMyCameras } from './my-cameras.ts'

/** The visitor's cameras, or those of a link. */
export function MyCameras({ ids, cameras }: { ids: readonly string[] | null; cameras: readonly Camera[] }) {
  return ids === null ? <MineView cameras={cameras} /> : <SharedView ids={ids} cameras={cameras} />
}

/** The visitor's cameras: a wall of them, and the ways to arrange, share and save them. */
function MineView({ cameras }: { cameras: readonly Camera[] }) {
  const { t } = useTranslations()
  const mine = useMyCameras()
  const isHydrated = useHydrated()
  const [isArranging, setIsArranging] = useState(false)
  // Only the device has them.
  if (!isHydrated) {
    return (
      <div className={styles.place}>
        <Skeleton bars={['full', 'full']} size="block" />
      </div>
    )
  }
  if (mine.length === 0) {
    return (
      <div className={styles.place}>
        <EmptyNotice title={t('mine.empty')} headingLevel={2} icon={gridViewIcon}>
          <p>{t('mine.emptyHint')}</p>
        </EmptyNotice>
        <div className={`wrap ${styles.files}`}>
          <AddCamera />
          <FileActions mine={mine} />
        </div>
      </div>
    )
  }
  return (
    <WallFrame
      title={t('cameras.mine')}
      lead={t('mine.lead', { count: mine.length })}
      actions={
        <>
          <ShareButton ids={mine.map(({ id }) => id)} />
          <Button
            look="outlined"
            icon={isArranging ? checkIcon : editIcon}
            aria-expanded={isArranging}
            onClick={() => setIsArranging(!isArranging)}
          >
            {t(isArranging ? 'mine.arrangeDone' : 'mine.arrange')}
          </Button>
        </>
      }
    >
      {isArranging ? (
        <section aria-label={t('mine.arrangeTitle')}>
          <ArrangeList mine={mine} />
          <div className={`wrap ${styles.files}`}>
            <FileActions mine={mine} />
          </div>
        </section>
      ) : (
        <Wall saved={mine} cameras={cameras} />
      )}
      <AddCamera />
    </WallFrame>
  )
}

function AddCamera() {
  const { t } = useTranslations()
  return (
    <Link href={camerasHref({})} className={styles.add ?? ''}>
      <Icon of={addIcon} />
      {t('mine.addCamera')}
    </Link>
  )
}

/** Cameras from a link. Nothing is stored until the visitor chooses to. */
function SharedView({ ids, cameras }: { ids: readonly string[]; cameras: readonly Camera[] }) {
  const translations = useTranslations()
  const { t } = translations
  const addCameras = useAddCameras()
  const showCameras = useShowCameras()
  const saved = ids.map((id) => {
    const camera = cameras.find((one) => one.id === id)
    return { id, ownName: null, knownAs: camera === undefined ? id : cameraName(camera, translations) }
  })
  const keep = () => {
    addCameras(saved, (count) => t('mine.kept', { count }))
    showCameras({ ...ALL_CAMERAS, view: 'mine' })
  }
  return (
    <WallFrame
      title={t('mine.shared')}
      lead={t('mine.sharedLead', { count: ids.length })}
      actions={
        <Button icon={addIcon} onClick={keep}>
          {t('mine.keep')}
        </Button>
      }
    >
      <Wall saved={saved} cameras={cameras} />
    </WallFrame>
  )
}

/** Shares a link that carries the cameras in its address. If it cannot be copied, the link itself is shown. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslations()
  const { publicUrl } = useSiteFacts()
  const [isShown, setIsShown] = useState(false)
  const url = publicUrl + camerasHref({ view: 'mine', shared: ids.slice(0, MOST_SHARED) })
  const share = async () => {
    const outcome = await shareLink({ url, title: t('cameras.mine') })
    if (outcome === 'copied') await toasts.show({ kind: 'success', message: t('mine.shareCopied') })
    setIsShown(outcome === 'refused')
  }
  return (
    <>
      <Button look="outlined" icon={shareIcon} onClick={() => void share()}>
        {t('mine.share')}
      </Button>
      {isShown ? (
        <label className={`${shared.labeled} ${styles.link}`}>
          <span>{t('mine.notCopied')}</span>
          <input
            className={shared.field}
            readOnly
            aria-label={t('mine.shareLink')}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </label>
      ) : null}
    </>
  )
}

/** Cameras side by side: up to four as large as fits, on phones the first one large. A tile renders again only when it changes. */
export function Wall({ saved, cameras }: { saved: readonly SavedCamera[]; cameras: readonly Camera[] }) {
  const { t } = useTranslations()
  const byId = new Map(cameras.map((camera) => [camera.id, camera]))
  return (
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
      <div className={styles.text}>
        <p className={styles.road}>{shortRoad(camera, translations)}</p>
        <h2 className={shared.title}>
          <Link href={cameraPath(camera.id)} data-print="bare">
            {ownName ?? placeName(camera, translations)}
          </Link>
        </h2>
        {ownName === null ? null : <p className={styles.road}>{placeName(camera, translations)}</p>}
        <StateLine view={look.view} isFull={isLarge} />
      </div>
    </li>
  )
})

/** The controls of a wall: pause, full screen, the given ones, and when the next pictures come. */
export function WallFrame(props: { title: string; lead: string; actions: ReactNode; children: ReactNode }) {
  const { title, lead, actions, children } = props
  const frame = useRef<HTMLElement>(null)
  // All pages share the rounds: leaving a paused wall must not leave the rest of the site paused.
  useEffect(() => () => setPaused(false), [])
  return (
    <section ref={frame} className={styles.frame} aria-label={title}>
      <p className={styles.lead}>
        {lead}{' '}
        <span className="scripted">
          <NextPictures />
        </span>
      </p>
      <div className={`wrap scripted ${styles.actions}`}>
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
