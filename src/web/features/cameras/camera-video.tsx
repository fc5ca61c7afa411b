import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { closeIcon } from '../../ui/icon-paths.ts'
import styles from './camera-panel.module.css'

/** A view's video with the browser's own controls: pause is always there. It has no sound. */
export function CameraVideo(props: { address: string; name: string; onStop: () => void }) {
  const { address, name, onStop } = props
  const { t } = useTranslations()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'getting' | 'playing' | 'failed' | 'unsupported'>('getting')
  // The player is outside React.
  useEffect(
    () => (video.current === null ? undefined : attachVideo(video.current, address, setState)),
    [address],
  )
  return (
    <div className={styles.video}>
      <video
        ref={video}
        className={styles.screen}
        aria-label={t('video.name', { name })}
        controls
        muted
        playsInline
        hidden={state === 'failed' || state === 'unsupported'}
        onPlaying={() => setState('playing')}
      />
      <p aria-live="polite" className={styles.text}>
        {state === 'playing' ? null : t(`video.${state}`)}
      </p>
      <Button look="tonal" icon={closeIcon} onClick={onStop}>
        {t('video.stop')}
      </Button>
    </div>
  )
}

/** The type of an HLS playlist. */
const HLS = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS video in an element, natively where the browser can, and reports when it cannot. Returns a function that stops it,
 * after which nothing is fetched.
 */
function attachVideo(
  video: HTMLVideoElement,
  address: string,
  onProblem: (state: 'failed' | 'unsupported') => void,
): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const fail = () => {
    if (!signal.aborted) onProblem('failed')
  }
  // If the browser blocks autoplay, its play button starts the video.
  const play = () => void video.play().catch(() => undefined)
  if (video.canPlayType(HLS) !== '') {
    video.addEventListener('error', fail, { signal })
    video.src = address
    play()
  } else {
    import('hls.js/light').then(({ default: Hls }) => {
      if (signal.aborted) return
      if (!Hls.isSupported()) return onProblem('unsupported')
      // The site's security policy allows no worker made from a string.
      const player = new Hls({ enableWorker: false })
      signal.addEventListener('abort', () => player.destroy())
      player.on(Hls.Events.ERROR, (_, { fatal }) => {
        if (fatal) fail()
      })
      player.on(Hls.Events.MANIFEST_PARSED, play)
      player.loadSource(address)
      player.attachMedia(video)
    }, fail)
  }
  return () => {
    leaving.abort()
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}
