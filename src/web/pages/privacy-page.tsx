import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'

export function PrivacyPage() {
  return <ProseFrame page="privacy">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
}
