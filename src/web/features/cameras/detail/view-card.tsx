import { lazy, Suspense, useRef, useState } from 'react'
import type { CameraView } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { playArrowIcon, refreshIcon } from '../../../ui/icon-paths.ts'
import { StateLine } from '../feed/state-line.tsx'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { usePicture } from '../picture/use-picture.ts'
import styles from './view-card.module.css'

/** The player arrives when somebody asks for a video. */
const CameraVideo = lazy(async () => ({ default: (await import('../video/camera-video.tsx')).CameraVideo }))

/** One view, large: its picture, both its ages, a new picture now, and the video for those who ask. */
export function ViewCard(props: {
  view: CameraView
  /** `null`: the camera has this view alone. */
  title: string | null
  name: string
  renderedAt: string
}) {
  const { view, title, name, renderedAt } = props
  const { t } = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(view, null, frame)
  const [isPlaying, setIsPlaying] = useState(false)
  const fullName = title === null ? name : `${name}, ${title}`
  const { videoUrl } = view
  return (
    <section className={styles.view} aria-label={fullName}>
      {title === null ? null : <h2 className={styles.title}>{title}</h2>}
      <CameraPicture
        look={look}
        name={fullName}
        renderedAt={renderedAt}
        frame={frame}
        size="page"
        plainAddress={view.snapshotUrl}
      />
      <div className={styles.facts}>
        <StateLine view={look.view} renderedAt={renderedAt} isFull />
        {look.progress === 'unreachable' ? <p>{t('reason.offline')}</p> : null}
        {view.isSwitchedOff ? null : (
          <Button
            look="text"
            icon={refreshIcon}
            className={styles.live}
            aria-disabled={look.progress === 'getting'}
            onClick={look.ask}
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
        <div className={styles.live}>
          <Button look="tonal" icon={playArrowIcon} onClick={() => setIsPlaying(true)}>
            {t('video.play')}
          </Button>
          <p className={styles.hint}>{t('video.hint')}</p>
        </div>
      )}
    </section>
  )
}
