import { Suspense } from 'react'
import { useSite } from '../api/site-context.tsx'
import { ContactForms } from '../features/contact/contact-forms.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { ExternalLink } from '../ui/button.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { phoneLink } from '../ui/phone-link.ts'
import styles from './contact-us-page.module.css'

/** Emergencies first, then the two forms, then every other way to reach the office. */
export function ContactUsPage() {
  return (
    <ProseFrame page="contact-us">
      {(prose) => (
        <>
          <SafetyFirst />
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

/** The office's phone and postal address. */
function ContactCard() {
  const { t } = useTranslations()
  const { contact, sample } = useSite()
  return (
    <section className="card" aria-labelledby="contact-card">
      <h2 id="contact-card" className={styles.title}>
        {t('contact.phoneOrWriting')}
      </h2>
      {sample ? <SampleChip>{t('contact.sample')}</SampleChip> : null}
      <p className={`links ${styles.way}`}>
        <a href={phoneLink(contact.phone)}>{contact.phone}</a>
        <br />
        {contact.phoneHours}
      </p>
      <address className={styles.way}>
        {contact.post.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}

/** Where industry partners and traffic management centers sign up and talk. */
function ForumLinks() {
  const { t } = useTranslations()
  const { links } = useSite()
  const forums = (['industryForum', 'tmcForum'] as const).flatMap((forum) =>
    links[forum] === undefined ? [] : [{ forum, href: links[forum] }],
  )
  if (forums.length === 0) return null
  return (
    <section className="card" aria-labelledby="forums">
      <h2 id="forums" className={styles.title}>
        {t('contact.forums')}
      </h2>
      <p>{t('contact.forumsText')}</p>
      <ul className={`links ${styles.forums}`}>
        {forums.map(({ forum, href }) => (
          <li key={forum}>
            <ExternalLink href={href} newTabText={t('site.opensInNewTab')}>
              {t(`contact.${forum}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In an emergency nobody should lose a minute on a form. */
function SafetyFirst() {
  const { t, terms } = useTranslations()
  const { emergency, assistanceNumber } = terms
  const advice = t(assistanceNumber === '' ? 'contact.safetyCall' : 'contact.safetyAdvice')
  // The numbers may be anywhere in the sentence, in any language.
  const parts = splitAround(advice, [emergency, assistanceNumber])
  return (
    <p className={styles.emergency}>
      <strong>{t('contact.safetyQuestion')}</strong>{' '}
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={phoneLink(part)}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** A text cut before and after each of the given parts; those are at the odd places. */
function splitAround(text: string, parts: readonly string[]): string[] {
  const [part, ...others] = parts.filter((one) => one !== '')
  if (part === undefined) return [text]
  const [before = '', ...after] = text.split(part)
  if (after.length === 0) return splitAround(text, others)
  return [...splitAround(before, others), part, ...splitAround(after.join(part), others)]
}
