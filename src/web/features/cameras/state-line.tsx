import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { type CameraMark, type EvaluatedView, stateText } from './model/state-text.ts'
import styles from './state-line.module.css'
import { StateMark } from './state-mark.tsx'

const BETWEEN = '\u001f'

/**
 * A view's state as a mark and text. It is evaluated every second, and rendered only when the text changes. `isFull`
 * adds when a fresh picture changed.
 */
export function StateLine({ view, isFull }: { view: EvaluatedView | null; isFull?: boolean }) {
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const text = useMoment((now) => {
    const { mark, verdict, facts } = stateText(view, now, translations, timeZone, isFull)
    return [mark, verdict, facts].join(BETWEEN)
  })
  const [mark = '', verdict = '', facts = ''] = text.split(BETWEEN)
  return (
    <p className={styles.line}>
      {/* The first of the three texts is a mark: it was joined above. */}
      <StateMark mark={mark as CameraMark} />
      <span>
        {verdict === '' ? null : <strong>{verdict} </strong>}
        {facts}
      </span>
    </p>
  )
}
