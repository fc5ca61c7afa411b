import { useMemo } from 'react'
import type { CamerasAnswer } from '../../../../contract/camera.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { useToasts } from '../../../toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { addIcon } from '../../../ui/icon-paths.ts'
import { useShowCameras } from '../feed/asked-address.ts'
import { ALL_CAMERAS } from '../model/asked-cameras.ts'
import { cameraName } from '../model/camera-name.ts'
import { joinCameras, type KeptCamera } from './my-cameras.ts'
import { readMyCameras, storeMyCameras } from './my-cameras-store.ts'
import { Wall } from './wall.tsx'
import { WallFrame } from './wall-frame.tsx'

/** Cameras that came with a link. Nothing is kept until the visitor says so. */
export function SharedView(props: { ids: readonly string[]; answer: CamerasAnswer; drawnAt: string }) {
  const { ids, answer, drawnAt } = props
  const speech = useCameraSpeech()
  const { say } = speech
  const { show } = useToasts()
  const showCameras = useShowCameras()
  const places = useMemo(() => {
    const byId = new Map(answer.cameras.map((camera) => [camera.id, camera]))
    return ids.map((id) => {
      const camera = byId.get(id) ?? null
      const kept: KeptCamera = {
        id,
        ownName: null,
        knownAs: camera === null ? id : cameraName(camera, speech),
      }
      return { kept, camera }
    })
  }, [ids, answer.cameras, speech])
  const keep = () => {
    const others = places.map(({ kept }) => kept)
    const { added } = joinCameras(readMyCameras(), others)
    const isKept = storeMyCameras((mine) => joinCameras(mine, others).cameras)
    if (!isKept) void show({ kind: 'warning', message: say('camera.notStored') })
    else
      void show({
        kind: 'success',
        message: added === 0 ? say('mine.keptAlready') : say('mine.kept', { count: added }),
      })
    showCameras({ ...ALL_CAMERAS, view: 'mine' })
  }
  return (
    <WallFrame
      title={say('mine.shared')}
      lead={say('mine.sharedLead', { count: ids.length })}
      actions={
        <Button icon={addIcon} onClick={keep}>
          {say('mine.keep')}
        </Button>
      }
    >
      <Wall places={places} drawnAt={drawnAt} />
    </WallFrame>
  )
}
