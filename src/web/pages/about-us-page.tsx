import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'
import styles from './about-us-page.module.css'

const { Part: AreaMap } = takenOver(
  async () => (await import('../features/about/area-map.tsx')).AreaMap,
  <Skeleton bars={['full', 'full']} size="block" />,
)

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
