import { HealthView } from '../features/cameras/health/health-view.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'

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
