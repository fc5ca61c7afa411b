import { useEffect, useRef, useState } from 'react'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { Button } from '../../../ui/button.tsx'
import { closeIcon } from '../../../ui/icon-paths.ts'
import { attachVideo } from './attach-video.ts'
import styles from './camera-video.module.css'

/** A view's video with the browser's own controls: pause is always there. It plays without sound, for it has none. */
export function CameraVideo(props: { address: string; name: string; onStop: () => void }) {
  const { address, name, onStop } = props
  const { say } = useCameraSpeech()
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
        aria-label={say('video.name', { name })}
        controls
        muted
        playsInline
        hidden={state === 'failed' || state === 'unsupported'}
        onPlaying={() => setState('playing')}
      />
      <p role="status" className={styles.words}>
        {state === 'getting' ? say('video.getting') : null}
        {state === 'failed' ? say('video.failed') : null}
        {state === 'unsupported' ? say('video.unsupported') : null}
      </p>
      <Button look="tonal" icon={closeIcon} onClick={onStop}>
        {say('video.stop')}
      </Button>
    </div>
  )
}
