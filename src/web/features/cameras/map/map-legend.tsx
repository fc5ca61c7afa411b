import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { StateMark } from '../feed/state-mark.tsx'
import { CAMERA_MARKS } from '../model/mark-of.ts'
import styles from './map-legend.module.css'

/** What the marks mean. */
export function MapLegend() {
  const { say } = useCameraSpeech()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.legend} aria-label={say('state.legend')}>
      {CAMERA_MARKS.map((mark) => (
        <li key={mark}>
          <StateMark mark={mark} />
          {say(`state.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
