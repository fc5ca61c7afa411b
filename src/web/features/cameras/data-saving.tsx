import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../messages/messages-context.tsx'
import {
  PICTURE_SAVING,
  REDUCED_DATA,
  savesPictures,
  storeStoredText,
  watchStoredText,
} from '../../ui/browser.ts'
import shared from './shared.module.css'

/** Whether pictures load only when pressed: the visitor's own choice, else the device's setting. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(subscribe, savesPictures, () => false)
}

function subscribe(listener: () => void): () => void {
  const stopWatching = watchStoredText(PICTURE_SAVING, listener)
  const query = matchMedia(REDUCED_DATA)
  query.addEventListener('change', listener)
  return () => {
    stopWatching()
    query.removeEventListener('change', listener)
  }
}

export function DataSwitch() {
  const { t } = useTranslations()
  const isSaving = useDataSaving()
  return (
    <label className={`scripted ${shared.switch}`} data-print="hide">
      <input
        type="checkbox"
        checked={isSaving}
        onChange={({ target }) => storeStoredText(PICTURE_SAVING, target.checked ? 'on' : 'off')}
      />
      <span>
        {t('picture.saving')}
        {isSaving ? `. ${t('picture.savingOn')}` : ''}
      </span>
    </label>
  )
}
