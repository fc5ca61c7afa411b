import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { type EvaluatedView, stateText } from './model/state-text.ts'
import styles from './state-line.module.css'
import { StateMark } from './state-mark.tsx'

/**
 * A view's state as a mark and text. It is evaluated every second, and rendered only when the text changes. `isFull`
 * adds when a fresh picture changed.
 */
export function StateLine({ view, isFull }: { view: EvaluatedView | null; isFull?: boolean }) {
  const translations = useTranslations()
  const { timeZone } = useSite().district
  const { mark, verdict, facts } = useMoment((now) => stateText(view, now, translations, timeZone, isFull))
  return (
    <p className={styles.line}>
      <StateMark mark={mark} />
      <span>
        {verdict === '' ? null : <strong>{verdict} </strong>}
        {facts}
      </span>
    </p>
  )
}
