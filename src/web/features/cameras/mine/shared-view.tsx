import { useMemo } from 'react'
import type { Camera } from '../../../../contract/camera.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { useToasts } from '../../../toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { addIcon } from '../../../ui/icon-paths.ts'
import { cameraName } from '../model/camera-name.ts'
import { ALL_CAMERAS, useShowCameras } from '../model/cameras-params.ts'
import { joinCameras, type SavedCamera } from './my-cameras.ts'
import { readMyCameras, storeMyCameras } from './my-cameras-store.ts'
import { Wall } from './wall.tsx'
import { WallFrame } from './wall-frame.tsx'

/** Cameras that came with a link. Nothing is kept until the visitor says so. */
export function SharedView(props: {
  ids: readonly string[]
  cameras: readonly Camera[]
  renderedAt: string
}) {
  const { ids, cameras, renderedAt } = props
  const translations = useTranslations()
  const { t } = translations
  const { show } = useToasts()
  const showCameras = useShowCameras()
  const places = useMemo(() => {
    const byId = new Map(cameras.map((camera) => [camera.id, camera]))
    return ids.map((id) => {
      const camera = byId.get(id) ?? null
      const kept: SavedCamera = {
        id,
        ownName: null,
        knownAs: camera === null ? id : cameraName(camera, translations),
      }
      return { kept, camera }
    })
  }, [ids, cameras, translations])
  const keep = () => {
    const others = places.map(({ kept }) => kept)
    const { added } = joinCameras(readMyCameras(), others)
    const isKept = storeMyCameras((mine) => joinCameras(mine, others).cameras)
    if (!isKept) void show({ kind: 'warning', message: t('camera.notStored') })
    else
      void show({
        kind: 'success',
        message: added === 0 ? t('mine.keptAlready') : t('mine.kept', { count: added }),
      })
    showCameras({ ...ALL_CAMERAS, view: 'mine' })
  }
  return (
    <WallFrame
      title={t('mine.shared')}
      lead={t('mine.sharedLead', { count: ids.length })}
      actions={
        <Button icon={addIcon} onClick={keep}>
          {t('mine.keep')}
        </Button>
      }
    >
      <Wall places={places} renderedAt={renderedAt} />
    </WallFrame>
  )
}
