import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'

export function AccessibilityPage() {
  return (
    <ProseFrame page="accessibility">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
  )
}
