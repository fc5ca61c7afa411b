import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { fullscreenExitIcon, fullscreenIcon, pauseIcon, playArrowIcon } from '../../../ui/icon-paths.ts'
import { setPaused, useSecondsLeft } from '../feed/rounds.ts'
import { useDataSaving } from '../picture/data-saving.ts'
import styles from './wall-frame.module.css'

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
  // The rhythm belongs to the page: whoever leaves a paused wall does not leave the rest of the site paused.
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

/** Counts down in words. Not announced: it would never be silent. */
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
  // Meets the document: only a browser knows whether it can, and the Escape key leaves without a word.
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
