import { createContext, use, useState } from 'react'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { imageIcon } from '../../ui/icon-paths.ts'
import styles from './camera-picture.module.css'
import { videocamOffIcon, visibilityOffIcon } from './icon-paths.ts'
import { markOf, stateText } from './model/state-text.ts'
import type { Look } from './use-picture.ts'

/** Within a `noscript` element, which may not contain another. */
export const WithoutScripts = createContext(false)

interface CameraPictureProps {
  look: Look
  /** The camera's name, for the alternative text. */
  name: string
  /** `row` is a thumbnail beside text. */
  size: 'row' | 'tile' | 'page'
}

/** The last picture of a view, whole, in a frame of a fixed size; or why there is none. */
export function CameraPicture({ look, name, size }: CameraPictureProps) {
  const { frame, view, source } = look
  const { t } = useTranslations()
  const mark = useMoment((now) => markOf(view, now))
  const hasNoFrame = mark === 'switchedOff' || mark === 'unavailable'
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${styles[size]}`}
      data-late={mark === 'delayed' && source !== null}
    >
      {hasNoFrame ? (
        <div className={styles.center} aria-hidden="true">
          <Icon
            of={mark === 'switchedOff' ? visibilityOffIcon : videocamOffIcon}
            size={size === 'row' ? 20 : 24}
          />
          <span className={styles.text}>{t(`state.${mark}`)}</span>
        </div>
      ) : source === null ? (
        <Awaited look={look} name={name} size={size} />
      ) : (
        <Fading source={source} name={name} look={look} />
      )}
      {view === null || hasNoFrame ? null : <Plain address={look.address} name={name} />}
    </div>
  )
}

/** What a browser without scripts shows. */
function Plain({ address, name }: { address: string; name: string }) {
  const image = <img className={styles.picture} src={address} alt={name} />
  return use(WithoutScripts) ? image : <noscript>{image}</noscript>
}

/** The new picture fades in over the one before. */
function Fading({ source, name, look }: { source: string; name: string; look: Look }) {
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const [pair, setPair] = useState<{ now: string; before: string | null }>({ now: source, before: null })
  if (pair.now !== source) setPair({ now: source, before: pair.now })
  const age = useMoment((now) => {
    const { verdict, facts } = stateText(look.view, now, translations, timeZone)
    return `${verdict} ${facts}`.trim()
  })
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

function Awaited({ look, name, size }: CameraPictureProps) {
  const { t } = useTranslations()
  return (
    <div className={styles.center}>
      {look.progress === 'onRequest' ? (
        <Button
          look="tonal"
          icon={imageIcon}
          className={styles.press}
          aria-label={`${t('picture.show')}: ${name}`}
          onClick={look.refresh}
        >
          <span className={size === 'row' ? 'visually-hidden' : undefined}>{t('picture.show')}</span>
        </Button>
      ) : (
        <span className={size === 'row' ? 'visually-hidden' : styles.text} data-live-only>
          {t(look.progress === 'unreachable' ? 'reason.network' : 'picture.getting')}
        </span>
      )}
    </div>
  )
}
