import { AreaMap } from '../features/about/area-map.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import styles from './about-us-page.module.css'

/** Who the office is, where it works and by which rules, beside the map of its area. */
export function AboutUsPage() {
  return (
    <ProseFrame page="about-us">
      {(prose) => (
        <div className={styles.columns}>
          <div>
            <ProseSections sections={prose.sections} />
          </div>
          <AreaMap />
        </div>
      )}
    </ProseFrame>
  )
}
