import { HealthView } from '../features/cameras/health/health-view.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'

/** How the camera feed is doing, for everybody. */
export function CameraHealthPage() {
  return (
    <ProseFrame page="camera-health">
      {(prose) => (
        <>
          <HealthView />
          <ProseSections sections={prose.sections} />
        </>
      )}
    </ProseFrame>
  )
}
