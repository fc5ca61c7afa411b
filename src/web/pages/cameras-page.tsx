import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'

export function CamerasPage() {
  return <ProseFrame page="cameras">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
}
