import { type RefObject, useState } from 'react'
import { useSite } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { imageIcon, videocamOffIcon, visibilityOffIcon } from '../../../ui/icon-paths.ts'
import { markOf, stateText } from '../model/state-text.ts'
import { useMoment } from '../use-moment.ts'
import styles from './camera-picture.module.css'
import type { Look } from './use-picture.ts'

interface CameraPictureProps {
  look: Look
  /** The camera's name, for those who do not see the picture. */
  name: string
  /** When the server drew the page. */
  renderedAt: string
  frame: RefObject<HTMLDivElement | null>
  /** `row` is a thumbnail beside text. */
  size: 'row' | 'tile' | 'page'
  /** The picture's address for a browser without scripts. `null`: it gets none. */
  plainAddress: string | null
}

/** The last picture of a view, whole and in a frame that never changes its size; or why there is none. */
export function CameraPicture({ look, name, renderedAt, frame, size, plainAddress }: CameraPictureProps) {
  const { view, picture } = look
  const mark = useMoment((now) => markOf(view, now), renderedAt)
  const hasNoFrame = mark === 'switchedOff' || mark === 'unavailable'
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${styles[size]}`}
      data-late={mark === 'delayed' && picture !== null}
    >
      {hasNoFrame ? (
        <NoPicture state={mark} size={size} />
      ) : picture === null ? (
        <Awaited look={look} name={name} size={size} />
      ) : (
        <Fading source={picture.source} name={name} look={look} renderedAt={renderedAt} />
      )}
      {plainAddress === null || hasNoFrame ? null : (
        <noscript>
          <img className={styles.picture} src={plainAddress} alt={name} />
        </noscript>
      )}
    </div>
  )
}

/** The new picture fades in over the one before. */
function Fading(props: { source: string; name: string; look: Look; renderedAt: string }) {
  const { source, name, look, renderedAt } = props
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const [pair, setPair] = useState<{ now: string; before: string | null }>({ now: source, before: null })
  if (pair.now !== source) setPair({ now: source, before: pair.now })
  const age = useMoment((now) => {
    const { verdict, facts } = stateText(look.view, now, translations, timeZone)
    return verdict === null ? facts : `${verdict} ${facts}`
  }, renderedAt)
  const isLast = look.progress === 'unreachable'
  return (
    <>
      {pair.before === null ? null : <img className={styles.picture} src={pair.before} alt="" />}
      <img
        key={source}
        className={`${styles.picture} ${styles.over}`}
        data-motion="fade"
        src={source}
        alt={translations.t(isLast ? 'camera.lastPictureOf' : 'camera.pictureOf', { name, age })}
        onAnimationEnd={() => setPair({ now: source, before: null })}
      />
    </>
  )
}

interface AwaitedProps {
  look: Look
  name: string
  size: CameraPictureProps['size']
}

function Awaited({ look, name, size }: AwaitedProps) {
  const { t } = useTranslations()
  if (look.progress === 'onRequest') {
    return (
      <div className={styles.center}>
        <Button
          look="tonal"
          icon={imageIcon}
          className={styles.press}
          aria-label={`${t('picture.show')}: ${name}`}
          onClick={look.refresh}
        >
          <span className={size === 'row' ? 'visually-hidden' : undefined}>{t('picture.show')}</span>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.center}>
      <span className={size === 'row' ? 'visually-hidden' : styles.words} data-live-only>
        {look.progress === 'unreachable' ? t('reason.network') : t('picture.getting')}
      </span>
    </div>
  )
}

function NoPicture({
  state,
  size,
}: {
  state: 'switchedOff' | 'unavailable'
  size: CameraPictureProps['size']
}) {
  const { t } = useTranslations()
  return (
    <div className={styles.center} aria-hidden="true">
      <Icon
        of={state === 'switchedOff' ? visibilityOffIcon : videocamOffIcon}
        size={size === 'row' ? 20 : 24}
      />
      <span className={styles.words}>{t(`state.${state}`)}</span>
    </div>
  )
}
