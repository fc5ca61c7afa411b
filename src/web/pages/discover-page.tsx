import { Suspense } from 'react'
import { Hero } from '../features/discover/hero.tsx'
import { HeroMap } from '../features/discover/hero-map.tsx'
import { PromoCard } from '../features/discover/promo-card.tsx'
import { VisitCard } from '../features/discover/visit-card.tsx'
import { NewestReports } from '../features/documents/newest-reports.tsx'
import { HelpStrip } from '../features/help/help-strip.tsx'
import { KeyFiguresSection } from '../features/key-figures/key-figures-section.tsx'
import { ProseLanguage } from '../features/prose/prose-language.ts'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { useProse } from '../features/prose/use-prose.ts'
import styles from './discover-page.module.css'

/** Who the office is, help on the road, what it published last, and how to see it at work. */
export function DiscoverPage() {
  return (
    <>
      <Hero map={<HeroMap />}>
        <Suspense>
          <KeyFiguresSection />
        </Suspense>
      </Hero>
      <Suspense>
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
      </Suspense>
    </>
  )
}

/** The page's own words. Its title and lead stand in the hero, which reports when they did not load. */
function Prose() {
  const state = useProse('discover')
  return state.kind === 'loaded' ? (
    <ProseLanguage value={state.response.language}>
      <ProseSections sections={state.response.sections} layout="sideBySide" />
    </ProseLanguage>
  ) : null
}
