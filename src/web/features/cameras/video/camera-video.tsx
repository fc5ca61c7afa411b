import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { closeIcon } from '../../../ui/icon-paths.ts'
import { attachVideo } from './attach-video.ts'
import styles from './camera-video.module.css'

/** A view's video with the browser's own controls: pause is always there. It plays without sound, for it has none. */
export function CameraVideo(props: { address: string; name: string; onStop: () => void }) {
  const { address, name, onStop } = props
  const { t } = useTranslations()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'getting' | 'playing' | 'failed' | 'unsupported'>('getting')
  // Meets the player.
  useEffect(() => {
    if (video.current === null) return
    return attachVideo(video.current, address, setState)
  }, [address])
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
      <p role="status" className={styles.words}>
        {state === 'getting' ? t('video.getting') : null}
        {state === 'failed' ? t('video.failed') : null}
        {state === 'unsupported' ? t('video.unsupported') : null}
      </p>
      <Button look="tonal" icon={closeIcon} onClick={onStop}>
        {t('video.stop')}
      </Button>
    </div>
  )
}
