import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { useHydrated } from '../../ui/browser.ts'
import { CameraRow } from './camera-list.tsx'
import { AwaitedCameras, CamerasFrame } from './cameras-frame.tsx'
import { camerasAlong, type RoadStretch } from './model/cameras-near.ts'
import { camerasOf } from './use-cameras.ts'

/** The cameras of a road or a part of it in driving order, each with its picture and age. */
export function CamerasAlong({ stretch }: { stretch: RoadStretch }) {
  const { t } = useTranslations()
  const { hasCameras } = useSite()
  const isHydrated = useHydrated()
  if (!hasCameras) return <p>{t('myRoads.noCameras')}</p>
  return (
    // The server brings the cameras of the address; what the device chooses needs the whole list.
    <CamerasFrame needsCameras={isHydrated}>
      {({ known }) => {
        const cameras = camerasAlong(stretch, camerasOf(known))
        if (cameras.length > 0) {
          return (
            // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
            <ul role="list">
              {cameras.map((camera) => (
                <CameraRow
                  key={camera.id}
                  camera={camera}
                  isChosen={false}
                  under={stretch.direction === null ? 'myRoad' : 'direction'}
                />
              ))}
            </ul>
          )
        }
        return known.kind === 'page' ? <AwaitedCameras isShort /> : <p>{t('myRoads.noCameras')}</p>
      }}
    </CamerasFrame>
  )
}
