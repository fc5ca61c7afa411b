import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { parseAbout } from '../../../contract/about-address.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import { useSentForm, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { readSessionText, storeSessionText } from '../../ui/browser.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icon-paths.ts'
import { useHash } from '../../ui/navigation.ts'
import styles from './contact-forms.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { formOf } from './form-state.ts'
import { TourForm } from './tour-form.tsx'

/** The part of the page that other pages lead to: `/app/contact-us#request-a-visit`. */
const VISIT_ID = 'request-a-visit'
/** Where the tab keeps which form was open. */
const CHOICE_KEY = 'contact-form'

/**
 * The two forms of the contact page, one at a time. Which one is open is a question with two answers, so it works by
 * keyboard and, because the style sheet does the opening, without scripts.
 */
export function ContactForms() {
  const { t } = useTranslations()
  const { sentForm, forget } = useSentForm()
  const { hasCameras } = useSite()
  const named = parseAbout(`?${useSearch()}`)
  const about = named?.kind === 'camera' && !hasCameras ? null : named
  const visit = useRef<HTMLInputElement>(null)
  useFormParam(visit, sentForm === null)
  // Cleans up when the page closes: what became of a form is no news on the next visit.
  useEffect(() => forget, [forget])
  const open: FormName = sentForm === null ? 'feedback' : formOf(sentForm)
  return (
    <div className={styles.forms}>
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

/** Opens the visit's form when the address asks for it, or when it was open before a reload. */
function useFormParam(visit: RefObject<HTMLInputElement | null>, isFree: boolean): void {
  const hash = useHash()
  // Follows the address, before focus moves to what it names.
  useLayoutEffect(() => {
    const isRequested = hash === `#${VISIT_ID}`
    const wasOpen = isFree && readSessionText(CHOICE_KEY) === 'tourRequest'
    if (visit.current !== null && (isRequested || wasOpen)) visit.current.checked = true
  }, [hash, isFree, visit])
}
