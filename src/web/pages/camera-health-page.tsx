import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'

export function CameraHealthPage() {
  return (
    <ProseFrame page="camera-health">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
  )
}
