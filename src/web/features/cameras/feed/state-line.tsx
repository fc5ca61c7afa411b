import { useSite } from '../../../api/site-context.tsx'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import type { CameraMark, JudgedView } from '../model/mark-of.ts'
import { bothAges, stateWords } from '../model/state-words.ts'
import { useMoment } from './moment.ts'
import styles from './state-line.module.css'
import { StateMark } from './state-mark.tsx'

const BETWEEN = '\u001f'

/** A view's state as mark and words. It is judged anew every second, and drawn anew only when the words change. */
export function StateLine(props: {
  view: JudgedView | null
  drawnAt: string
  /** Says of a fresh picture when it changed, too. */
  isFull?: boolean
}) {
  const { view, drawnAt, isFull = false } = props
  const speech = useCameraSpeech()
  const { timeZone } = useSite().district
  const words = useMoment((now) => {
    const { mark, verdict, facts } = stateWords(view, now, speech, timeZone)
    const told = isFull && mark === 'fresh' && view !== null ? bothAges(view, now, speech) : facts
    return [mark, verdict ?? '', told].join(BETWEEN)
  }, drawnAt)
  const [mark = '', verdict = '', facts = ''] = words.split(BETWEEN)
  return (
    <p className={styles.line}>
      {/* The first of the three words is a mark: it was joined above. */}
      <StateMark mark={mark as CameraMark} />
      <span>
        {verdict === '' ? null : <strong>{verdict} </strong>}
        {facts}
      </span>
    </p>
  )
}
