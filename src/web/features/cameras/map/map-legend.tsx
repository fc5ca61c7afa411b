import { useTranslations } from '../../../messages/messages-context.tsx'
import { StateMark } from '../feed/state-mark.tsx'
import { CAMERA_MARKS } from '../model/mark-of.ts'
import styles from './map-legend.module.css'

/** What the marks mean. */
export function MapLegend() {
  const { t } = useTranslations()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.legend} aria-label={t('state.legend')}>
      {CAMERA_MARKS.map((mark) => (
        <li key={mark}>
          <StateMark mark={mark} />
          {t(`state.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
