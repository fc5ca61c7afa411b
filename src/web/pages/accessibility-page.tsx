import { DocumentState } from '../features/accessibility/document-state.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import styles from './accessibility-page.module.css'

/** The office's words about accessibility, and the state of its documents. */
export function AccessibilityPage() {
  return (
    <ProseFrame page="accessibility">
      {(prose) => (
        <div className={styles.page}>
          <DocumentState />
          <ProseSections sections={prose.sections} />
        </div>
      )}
    </ProseFrame>
  )
}
