import type { Camera } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { checkCircleIcon } from '../../../ui/icon-paths.ts'
import { useToasts } from '../../../ui/toasts.ts'
import { addIcon } from '../icon-paths.ts'
import { cameraName } from '../model/camera-name.ts'
import styles from '../shared.module.css'
import { joinCameras } from './my-cameras.ts'
import { storeMyCameras, useIsMine } from './my-cameras-store.ts'

/** Picks a camera for the visitor's own list, or takes it out again. `icon` is for rows, where text would repeat. */
export function MineButton({ camera, look }: { camera: Camera; look: 'icon' | 'words' }) {
  const translations = useTranslations()
  const { t } = translations
  const { show } = useToasts()
  const isMine = useIsMine(camera.id)
  const name = cameraName(camera, translations)
  const toggle = () => {
    const isStored = storeMyCameras((mine) =>
      isMine
        ? mine.filter(({ id }) => id !== camera.id)
        : joinCameras(mine, [{ id: camera.id, ownName: null, knownAs: name }]).cameras,
    )
    if (!isStored) void show({ kind: 'warning', message: t('camera.notStored') })
    else void show({ kind: 'success', message: t(isMine ? 'camera.removed' : 'camera.added', { name }) })
  }
  const icon = isMine ? checkCircleIcon : addIcon
  if (look === 'icon') {
    const label = t(isMine ? 'camera.removeOf' : 'camera.addOf', { name })
    return <IconButton icon={icon} label={label} className={styles.pick} onClick={toggle} />
  }
  return (
    <Button look="tonal" icon={icon} aria-pressed={isMine} className={styles.scripted} onClick={toggle}>
      {t(isMine ? 'camera.remove' : 'camera.add')}
    </Button>
  )
}
