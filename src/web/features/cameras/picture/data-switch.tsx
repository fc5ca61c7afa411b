import { useTranslations } from '../../../messages/messages-context.tsx'
import { setDataSaving, useDataSaving } from './data-saving.ts'
import styles from './data-switch.module.css'

/** The visitor's own word on how much data pictures may use. */
export function DataSwitch() {
  const { t } = useTranslations()
  const isSaving = useDataSaving()
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isSaving} onChange={(event) => setDataSaving(event.target.checked)} />
      <span>
        <strong>{t('picture.saving')}</strong> {t(isSaving ? 'picture.savingOn' : 'picture.savingOff')}
      </span>
    </label>
  )
}
