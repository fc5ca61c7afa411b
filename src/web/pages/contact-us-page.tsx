import { ContactCard } from '../features/contact/contact-card.tsx'
import { ForumLinks } from '../features/contact/forum-links.tsx'
import { HelpStrip } from '../features/help/help-strip.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import styles from './contact-us-page.module.css'

/** Emergencies first, then every way to reach the office. */
export function ContactUsPage() {
  return (
    <ProseFrame page="contact-us">
      {(prose) => (
        <>
          <HelpStrip />
          <div className={styles.columns}>
            <div>
              <ProseSections sections={prose.sections} />
            </div>
            <div className={styles.cards}>
              <ContactCard />
              <ForumLinks />
            </div>
          </div>
        </>
      )}
    </ProseFrame>
  )
}
