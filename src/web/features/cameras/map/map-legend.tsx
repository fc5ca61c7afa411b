import { CAMERA_STATES } from '../../../../contract/camera-state.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { StateMark } from '../feed/state-mark.tsx'
import styles from './map-legend.module.css'

/** What the five marks mean. */
export function MapLegend() {
  const { say } = useCameraSpeech()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.legend} aria-label={say('state.legend')}>
      {CAMERA_STATES.map((state) => (
        <li key={state}>
          <StateMark state={state} />
          {say(`state.${state}`)}
        </li>
      ))}
    </ul>
  )
}
