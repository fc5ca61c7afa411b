import type { Camera } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { addIcon, checkCircleIcon } from '../../../ui/icon-paths.ts'
import { useToasts } from '../../../ui/toasts.ts'
import { cameraName } from '../model/camera-name.ts'
import styles from './mine-button.module.css'
import { joinCameras } from './my-cameras.ts'
import { readMyCameras, storeMyCameras, useIsMine } from './my-cameras-store.ts'

/** Picks a camera for the visitor's own list, or takes it out again. `icon` is for rows, where text would repeat. */
export function MineButton({ camera, look }: { camera: Camera; look: 'icon' | 'words' }) {
  const translations = useTranslations()
  const { t } = translations
  const isMine = useIsMine(camera.id)
  const toggle = useTogglePick(camera)
  const name = cameraName(camera, translations)
  const icon = isMine ? checkCircleIcon : addIcon
  if (look === 'words') {
    return (
      <Button look="tonal" icon={icon} aria-pressed={isMine} className={styles.words} onClick={toggle}>
        {t(isMine ? 'camera.remove' : 'camera.add')}
      </Button>
    )
  }
  const label = t(isMine ? 'camera.removeOf' : 'camera.addOf', { name })
  return (
    <button type="button" className={styles.icon} title={label} aria-label={label} onClick={toggle}>
      <Icon of={icon} />
    </button>
  )
}

function useTogglePick(camera: Camera): () => void {
  const translations = useTranslations()
  const { t } = translations
  const { show } = useToasts()
  return () => {
    const name = cameraName(camera, translations)
    const wasMine = readMyCameras().some(({ id }) => id === camera.id)
    const isStored = storeMyCameras((mine) =>
      wasMine
        ? mine.filter(({ id }) => id !== camera.id)
        : joinCameras(mine, [{ id: camera.id, ownName: null, knownAs: name }]).cameras,
    )
    if (!isStored) void show({ kind: 'warning', message: t('camera.notStored') })
    else void show({ kind: 'success', message: t(wasMine ? 'camera.removed' : 'camera.added', { name }) })
  }
}
