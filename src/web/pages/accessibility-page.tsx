import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'

export function AccessibilityPage() {
  return (
    <ProseFrame page="accessibility">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
  )
}
