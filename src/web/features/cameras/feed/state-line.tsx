import { useSite } from '../../../api/site-context.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import type { CameraMark, EvaluatedView } from '../model/mark-of.ts'
import { bothAges, stateWords } from '../model/state-text.ts'
import { useMoment } from './moment.ts'
import styles from './state-line.module.css'
import { StateMark } from './state-mark.tsx'

const BETWEEN = '\u001f'

/** A view's state as mark and words. It is judged anew every second, and drawn anew only when the words change. */
export function StateLine(props: {
  view: EvaluatedView | null
  renderedAt: string
  /** Says of a fresh picture when it changed, too. */
  isFull?: boolean
}) {
  const { view, renderedAt, isFull = false } = props
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const words = useMoment((now) => {
    const { mark, verdict, facts } = stateWords(view, now, translations, timeZone)
    const told = isFull && mark === 'fresh' && view !== null ? bothAges(view, now, translations) : facts
    return [mark, verdict ?? '', told].join(BETWEEN)
  }, renderedAt)
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
