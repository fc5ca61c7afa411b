import { Suspense } from 'react'
import { ContactCard } from '../features/contact/contact-card.tsx'
import { ContactForms } from '../features/contact/contact-forms.tsx'
import { ForumLinks } from '../features/contact/forum-links.tsx'
import { SafetyFirst } from '../features/contact/safety-first.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import styles from './contact-us-page.module.css'

/** Emergencies first, then the two forms, then every other way to reach the office. */
export function ContactUsPage() {
  return (
    <ProseFrame page="contact-us">
      {(prose) => (
        <>
          <div className={styles.safety}>
            <SafetyFirst />
          </div>
          <div className={styles.columns}>
            <Suspense>
              <ContactForms />
            </Suspense>
            <div className={styles.cards}>
              <ContactCard />
              <ForumLinks />
            </div>
          </div>
          <div className={styles.words}>
            <ProseSections sections={prose.sections} layout="sideBySide" />
          </div>
        </>
      )}
    </ProseFrame>
  )
}
