import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { parseAbout } from '../../contract/about-address.ts'
import type { FormName } from '../../contract/sent-form.ts'
import { useSentForm, useSite } from '../api/site-context.tsx'
import { FeedbackForm, TourForm } from '../features/contact/feedback-form.tsx'
import { formOf } from '../features/contact/form-state.ts'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { readSessionText, storeSessionText } from '../ui/browser.ts'
import { ExternalLink } from '../ui/button.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { phoneLink } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { checkIcon } from '../ui/icon-paths.ts'
import { useHash } from '../ui/navigation.ts'
import styles from './contact-us-page.module.css'

/** Emergencies first, then the two forms, then every other way to reach the office. */
export function ContactUsPage() {
  return (
    <ProseFrame page="contact-us">
      {(prose) => (
        <>
          <SafetyFirst />
          <div className={`stack ${styles.columns}`}>
            <Suspense>
              <ContactForms />
            </Suspense>
            <div className="stack">
              <ContactCard />
              <ForumLinks />
            </div>
          </div>
          <div className="section">
            <ProseSections sections={prose.sections} layout="sideBySide" />
          </div>
        </>
      )}
    </ProseFrame>
  )
}

function ContactCard() {
  const { t } = useTranslations()
  const { contact, sample } = useSite()
  return (
    <section className="card" aria-labelledby="contact-card">
      <h2 id="contact-card" className={`small-title ${styles.title}`}>
        {t('contact.phoneOrWriting')}
      </h2>
      {sample ? <SampleChip>{t('contact.sample')}</SampleChip> : null}
      <p className={`links ${styles.way}`}>
        <a href={phoneLink(contact.phone)}>{contact.phone}</a>
        <span className={styles.hours}>{contact.phoneHours}</span>
      </p>
      <address className={styles.way}>
        {contact.post.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}

/** Where industry partners and traffic management centers sign up for the forums. */
function ForumLinks() {
  const { t } = useTranslations()
  const { links } = useSite()
  const forums = (['industryForum', 'tmcForum'] as const).flatMap((forum) =>
    links[forum] === undefined ? [] : [{ forum, href: links[forum] }],
  )
  if (forums.length === 0) return null
  return (
    <section className="card" aria-labelledby="forums">
      <h2 id="forums" className={`small-title ${styles.title}`}>
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

/** In an emergency nobody should lose time on a form. */
function SafetyFirst() {
  const { t, terms } = useTranslations()
  const { emergency, assistanceNumber } = terms
  const advice = t(assistanceNumber === '' ? 'contact.safetyCall' : 'contact.safetyAdvice')
  // The numbers may be anywhere in the sentence, depending on the language.
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

/** Splits a text around the given parts, which get the odd indexes. */
function splitAround(text: string, parts: readonly string[]): string[] {
  const [part, ...others] = parts.filter((one) => one !== '')
  if (part === undefined) return [text]
  const [before = '', ...after] = text.split(part)
  if (after.length === 0) return splitAround(text, others)
  return [...splitAround(before, others), part, ...splitAround(after.join(part), others)]
}

/** Other pages link to this section: `/app/contact-us#request-a-visit`. */
const VISIT_ID = 'request-a-visit'
/** The tab's storage key of the open form. */
const CHOICE_KEY = 'contact-form'

/**
 * The two forms of the contact page, one open at a time. Two radio buttons choose it and the style sheet shows it, so
 * that it works by keyboard and without scripts.
 */
export function ContactForms() {
  const { t } = useTranslations()
  const { sentForm, forget } = useSentForm()
  const { hasCameras } = useSite()
  const named = parseAbout(`?${useSearch()}`)
  const about = named?.kind === 'camera' && !hasCameras ? null : named
  const visit = useRef<HTMLInputElement>(null)
  useFormParam(visit, sentForm === null)
  // Cleans up when the page closes, so that the next visit does not show the form's outcome again.
  useEffect(() => forget, [forget])
  const open: FormName = sentForm === null ? 'feedback' : formOf(sentForm)
  return (
    <div className={`stack ${styles.forms}`}>
      <fieldset className={styles.choice} data-print="hide">
        <legend className="visually-hidden">{t('forms.which')}</legend>
        <FormOption form="feedback" text={t('forms.feedback')} isOpen={open === 'feedback'} />
        <FormOption
          form="tourRequest"
          text={t('forms.visit')}
          isOpen={open === 'tourRequest'}
          radio={visit}
        />
      </fieldset>
      <section className={styles.feedback} aria-label={t('forms.feedback')}>
        <FeedbackForm key={JSON.stringify(about)} about={about} />
      </section>
      <section id={VISIT_ID} className={styles.visit} aria-label={t('forms.visit')}>
        <TourForm />
      </section>
    </div>
  )
}

function FormOption(props: {
  form: FormName
  text: string
  isOpen: boolean
  radio?: RefObject<HTMLInputElement | null>
}) {
  const { form, text, isOpen, radio } = props
  return (
    <label className={styles.option}>
      <input
        ref={radio}
        type="radio"
        name="contactForm"
        value={form}
        className="visually-hidden"
        defaultChecked={isOpen}
        onChange={() => storeSessionText(CHOICE_KEY, form)}
      />
      <Icon of={checkIcon} size={20} className={styles.check} />
      <span>{text}</span>
    </label>
  )
}

/** Opens the visit form if the address names it, or if it was open before a reload. */
function useFormParam(visit: RefObject<HTMLInputElement | null>, isFree: boolean): void {
  const hash = useHash()
  // Follows the address, before focus moves to its fragment.
  useLayoutEffect(() => {
    const isRequested = hash === `#${VISIT_ID}`
    const wasOpen = isFree && readSessionText(CHOICE_KEY) === 'tourRequest'
    if (visit.current !== null && (isRequested || wasOpen)) visit.current.checked = true
  }, [hash, isFree, visit])
}
