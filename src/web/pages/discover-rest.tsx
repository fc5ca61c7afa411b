import { PromoCard } from '../features/discover/promo-card.tsx'
import { VisitCard } from '../features/discover/visit-card.tsx'
import { NewestReports } from '../features/documents/newest-reports.tsx'
import { HelpStrip } from '../features/help/help-strip.tsx'
import { ProseLanguage } from '../features/prose/prose-language.ts'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { useProse } from '../features/prose/use-prose.ts'
import styles from './discover-page.module.css'

export { HeroMap } from '../features/discover/hero-map.tsx'
export { KeyFiguresSection } from '../features/key-figures/key-figures-section.tsx'

/** What stands below the hero: help on the road, the office's words, and what it published last. */
export function DiscoverRest() {
  return (
    <div className="page">
      <HelpStrip />
      <div className={styles.prose}>
        <Prose />
      </div>
      <div className={styles.columns}>
        <NewestReports />
        <div className={styles.cards}>
          <PromoCard />
          <VisitCard />
        </div>
      </div>
    </div>
  )
}

/** The page's own words. Its title and lead stand in the hero, which tells when they did not load. */
function Prose() {
  const state = useProse('discover')
  return state.kind === 'loaded' ? (
    <ProseLanguage value={state.answer.language}>
      <ProseSections sections={state.answer.sections} layout="sideBySide" />
    </ProseLanguage>
  ) : null
}
