import { type MouseEvent, useState } from 'react'
import type { Camera } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { checkCircleIcon } from '../../../ui/icon-paths.ts'
import { toasts } from '../../../ui/toasts.ts'
import { addIcon } from '../icon-paths.ts'
import { cameraName } from '../model/camera-name.ts'
import styles from '../shared.module.css'
import { insertCamera, type SavedCamera, storeMyCameras, useIsMine } from './my-cameras.ts'

/** What the last press did, and how to undo it. */
type Change = { kind: 'added' } | { kind: 'removed'; saved: SavedCamera; index: number }

/** Takes back the message of the button pressed last: a page shows one at a time. */
let clearLast = () => {}

/**
 * Adds a camera to the visitor's own list or removes it, and says so beside it, with Undo. `icon` is for rows, where
 * text would repeat.
 */
export function MineButton({ camera, look }: { camera: Camera; look: 'icon' | 'words' }) {
  const translations = useTranslations()
  const { t } = translations
  const isMine = useIsMine(camera.id)
  const [change, setChange] = useState<Change | null>(null)
  const name = cameraName(camera, translations)
  const store = (next: (mine: readonly SavedCamera[]) => readonly SavedCamera[]) => {
    if (!storeMyCameras(next)) void toasts.show({ kind: 'warning', message: t('camera.notStored') })
  }
  const add = (saved: SavedCamera, index: number) => store((mine) => insertCamera(mine, saved, index))
  const remove = () =>
    store((mine) => {
      const index = mine.findIndex(({ id }) => id === camera.id)
      const saved = mine[index]
      if (saved !== undefined) setChange({ kind: 'removed', saved, index })
      return mine.filter(({ id }) => id !== camera.id)
    })
  const toggle = () => {
    clearLast()
    clearLast = () => setChange(null)
    if (isMine) return remove()
    add({ id: camera.id, ownName: null, knownAs: name }, Number.POSITIVE_INFINITY)
    setChange({ kind: 'added' })
  }
  const undo = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The Undo button is about to go; focus returns to the one pressed before.
    const pressed = currentTarget.parentElement?.previousElementSibling
    if (change?.kind === 'removed') add(change.saved, change.index)
    else remove()
    setChange(null)
    if (pressed instanceof HTMLElement) pressed.focus()
  }
  const icon = isMine ? checkCircleIcon : addIcon
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          icon={icon}
          label={t(isMine ? 'camera.removeOf' : 'camera.addOf', { name })}
          className={`scripted ${styles.pick}`}
          onClick={toggle}
        />
      ) : (
        <Button look="tonal" icon={icon} aria-pressed={isMine} className="scripted" onClick={toggle}>
          {t(isMine ? 'camera.remove' : 'camera.add')}
        </Button>
      )}
      <p aria-live="polite" className={styles.change}>
        {change === null || isMine !== (change.kind === 'added') ? null : (
          <>
            {t(isMine ? 'camera.added' : 'camera.removed')}{' '}
            <Button look="text" onClick={undo}>
              {t('camera.undo')}
            </Button>
          </>
        )}
      </p>
    </>
  )
}
