import { useLocation } from 'wouter'
import { pageOf } from '../../contract/pages.ts'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'

/** A page with only the office's text, such as the privacy notice. */
export function ProsePage() {
  const [path] = useLocation()
  const page = pageOf(path)
  if (page === null) return null
  return <ProseFrame page={page}>{(prose) => <ProseSections sections={prose.sections} />}</ProseFrame>
}
