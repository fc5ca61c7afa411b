import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'

export function PrivacyPage() {
  return <ProseFrame page="privacy">{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
}
