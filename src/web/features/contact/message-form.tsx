import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../contract/form-body.ts'
import { pagePath } from '../../../contract/pages.ts'
import { FORM_NAME_FIELD, FORM_TOKEN_FIELD, type FormName } from '../../../contract/sent-form.ts'
import { useSentForm, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { pageTitle } from '../../page-head.ts'
import { useHydrated } from '../../ui/browser.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusOnce } from '../../ui/focus.ts'
import { refreshIcon } from '../../ui/icon-paths.ts'
import { FormContext, fieldId } from './fields.tsx'
import {
  eraseDraft,
  type FormState,
  firstState,
  hasField,
  inOrder,
  readValues,
  syncDraft,
  withText,
} from './form-state.ts'
import styles from './message-form.module.css'
import type { Failure, Sending, SendOutcome, ShownError } from './send-form.ts'
import { StoredPanel } from './stored-panel.tsx'

interface MessageFormProps {
  form: FormName
  /** The key of its draft on this device. */
  draft: string
  /** The initial values of the fields. */
  values: FormValues
  sendText: string
  children: ReactNode
}

/**
 * A form of the contact page: errors and failures above its fields, legal notices above its button. Without scripts
 * it is a plain form, and the server responds with the same page.
 */
export function MessageForm({ form, draft, values, sendText, children }: MessageFormProps) {
  const { language } = useTranslations()
  const { legalNotices } = useSite()
  const { state, stored, element, submit, startAgain } = useMessageForm(form, draft)
  const sent = useSentValues(form, draft)
  useFormTitle(state.kind)
  const isOpen = state.kind !== 'stored'
  // Syncs the fields with the tab's storage while the form is shown.
  useEffect(() => {
    const { current } = element
    return isOpen && sent.isDraftStored && current !== null ? syncDraft(current, draft) : undefined
  }, [isOpen, sent.isDraftStored, draft, element])
  if (state.kind === 'stored') {
    return <StoredPanel {...state} form={form} values={stored} onAgain={startAgain} />
  }
  const notices = legalNotices.filter(({ forms }) => forms.includes(form))
  const errors = state.kind === 'invalid' ? state.errors : []
  return (
    <FormContext value={{ form, values: sent.values ?? values, errors }}>
      <form
        ref={element}
        className={`stack ${styles.form}`}
        action={pagePath('contact-us', language)}
        method="post"
        noValidate
        onSubmit={submit}
      >
        {state.kind === 'invalid' ? (
          <ErrorSummary key={state.attempt} form={form} errors={state.errors} />
        ) : state.kind === 'failed' ? (
          <FailureNotice key={state.attempt} failure={state.failure} id={`${form}-failure`} />
        ) : null}
        <input type="hidden" name={FORM_NAME_FIELD} value={form} />
        <input type="hidden" name={FORM_TOKEN_FIELD} value={sent.token} />
        <Trap />
        {children}
        {notices.map(({ text, lang }) => (
          <p key={text} className={styles.law} lang={lang}>
            {text}
          </p>
        ))}
        <SendButton state={state} text={sendText} />
      </form>
    </FormContext>
  )
}

/** The values of a plain form that the server responded to. They are newer than a draft, which is erased. */
function useSentValues(form: FormName, draft: string) {
  const { sentForm } = useSentForm()
  const sent = sentForm?.kind === 'notStored' && sentForm.form === form ? sentForm : null
  const [isDraftStored, setIsDraftStored] = useState(sentForm === null)
  // Erases the draft in the tab's storage.
  useEffect(() => {
    if (isDraftStored) return
    eraseDraft(draft)
    setIsDraftStored(true)
  }, [isDraftStored, draft])
  return { values: sent?.values ?? null, token: sent?.token ?? '', isDraftStored }
}

/** A honeypot: a field that only programs fill in, because people do not see it. */
function Trap() {
  const { t } = useTranslations()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('forms.leaveEmpty')}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" data-draft="off" />
      </label>
    </div>
  )
}

function SendButton({ state, text }: { state: FormState; text: string }) {
  const { t } = useTranslations()
  const isSending = state.kind === 'sending'
  const progress = isSending ? t(state.isWorking ? 'forms.proving' : 'forms.sending') : ''
  return (
    <div>
      <Button type="submit" className={styles.send} aria-disabled={isSending}>
        {text}
      </Button>
      <p className={`fact ${styles.after}`}>{progress === '' ? t('forms.afterSending') : null}</p>
      <p className={`fact ${styles.after}`} aria-live="polite">
        {progress}
      </p>
    </div>
  )
}

/** What went wrong, above the fields. It takes focus when it appears, so screen readers read it; an alert would repeat it. */
function FormAlert(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props
  const focus = useFocusOnce<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups what went wrong, not fields
    <div {...focus} className={`card ${styles.summary}`} role="group" aria-labelledby={id}>
      <h2 id={id} className="small-title">
        {title}
      </h2>
      {children}
    </div>
  )
}

/** All errors of a form, each a link to its field. */
function ErrorSummary({ form, errors }: { form: FormName; errors: readonly ShownError[] }) {
  const { t } = useTranslations()
  return (
    <FormAlert id={`${form}-summary`} title={t('forms.summary', { count: errors.length })}>
      <p>{t('forms.summaryHint')}</p>
      <ul className={styles.errors}>
        {inOrder(form, errors).map(({ field, message }) => (
          <li key={field}>
            {hasField(form, field) ? (
              <a href={`#${fieldId(form, field)}`} onClick={showField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </FormAlert>
  )
}

/** Focuses the field without a history entry, and with its label in view. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  const label = control.closest('fieldset, div')
  label?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** A message that was not sent: why, that nothing typed is lost, and a retry button. */
function FailureNotice({ failure, id }: { failure: Failure; id: string }) {
  const { t } = useTranslations()
  const { contact } = useSite()
  const reason = failure.kind === 'noAnswer' && failure.isOffline ? 'offline' : failure.kind
  const reference = failure.kind === 'refused' ? failure.reference : null
  return (
    <FormAlert id={id} title={t('forms.notSent')}>
      <p>
        {t(`forms.failed.${reason}`, {
          phone: contact.phone,
          hours: contact.phoneHours,
          post: contact.post.join(', '),
          count: failure.kind === 'tooMany' ? failure.retryAfterSeconds : 0,
        })}
      </p>
      <p>{t('forms.kept')}</p>
      {reference === null ? null : <p>{t('forms.failed.reference', { reference })}</p>}
      <Button type="submit" look="tonal" icon={refreshIcon} className={styles.again}>
        {t('failed.tryAgain')}
      </Button>
    </FormAlert>
  )
}

/** Puts a form's outcome into the document's title: a screen reader reads it first, and a tab shows it. */
function useFormTitle(kind: FormState['kind']): void {
  const { t } = useTranslations()
  const title = pageTitle('contact-us', useSite(), t)
  const said =
    kind === 'invalid' || kind === 'failed'
      ? t('site.titleWithError', { title })
      : kind === 'stored'
        ? t('site.titleWhenSent', { title })
        : null
  // Sets the document's title.
  useEffect(() => {
    if (said === null) return
    document.title = said
    return () => {
      // Another page may have set the title meanwhile.
      if (document.title === said) document.title = title
    }
  }, [said, title])
}

/** The code for validation and sending is lazy: it loads when a visitor starts to fill in a form. */
const loadSending = () => import('./send-form.ts')

/**
 * Sends a form of the contact page. `draft` is the key of its draft on this device.
 *
 * @returns among others the values that were stored, and a function that returns to an empty form
 */
export function useMessageForm(form: FormName, draft: string) {
  const { sentForm } = useSentForm()
  const { errorText } = useTranslations()
  const site = useSite()
  const [state, setState] = useState<FormState>(() => firstState(form, sentForm, errorText))
  const [stored, setStored] = useState<FormValues>({})
  const element = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  // A form that came with the document is shown before its scripts have loaded: from the start, which is 0.
  const [shownAt] = useState(() => (isHydrated ? performance.now() : 0))
  const attempt = useRef(0)
  const isBusy = useRef(false)
  const sending = useMutation({
    mutationFn: async (message: Sending) => (await loadSending()).sendForm(message),
  })
  // Loads the code for sending once the form has focus.
  useEffect(() => {
    const load = () => void loadSending().catch(() => undefined)
    element.current?.addEventListener('focusin', load, { once: true })
  }, [])

  const send = async (values: FormValues): Promise<SendOutcome> => {
    const loaded = await loadSending().catch(() => null)
    if (loaded === null)
      return { kind: 'failed', failure: { kind: 'noAnswer', isOffline: !navigator.onLine } }
    const errors = loaded.checkValues(form, values, site)
    if (errors.length > 0) return { kind: 'invalid', errors: withText(errors, errorText) }
    setState({ kind: 'sending', isWorking: false })
    const fillSeconds = Math.round((performance.now() - shownAt) / 1000)
    const onWork = () => setState({ kind: 'sending', isWorking: true })
    return sending.mutateAsync({ form, values, draft, fillSeconds, onWork })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current || element.current === null) return
    isBusy.current = true
    attempt.current += 1
    const { [FORM_NAME_FIELD]: _, [FORM_TOKEN_FIELD]: __, ...values } = readValues(element.current)
    const outcome = await send(values)
    isBusy.current = false
    if (outcome.kind === 'stored') {
      eraseDraft(draft)
      setStored(values)
    }
    setState({ ...outcome, attempt: attempt.current })
  }
  return { state, stored, element, submit, startAgain: () => setState({ kind: 'open' }) }
}
