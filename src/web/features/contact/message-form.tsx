import { type ReactNode, useEffect, useState } from 'react'
import type { FormValues } from '../../../contract/form-body.ts'
import { pagePath } from '../../../contract/pages.ts'
import { FORM_NAME_FIELD, FORM_TOKEN_FIELD, type FormName } from '../../../contract/sent-form.ts'
import { useSentForm } from '../../api/sent-form-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { eraseDraft, keepDraft } from './drafts.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FormContext } from './fields/form-context.ts'
import type { FormState } from './form-state.ts'
import styles from './message-form.module.css'
import { PublicRecordsNotice } from './public-records-notice.tsx'
import { StoredPanel } from './stored-panel.tsx'
import { useFormTitle } from './use-form-title.ts'
import { useMessageForm } from './use-message-form.ts'

export interface MessageFormProps {
  form: FormName
  /** Names what is kept of it on this device. */
  draft: string
  /** What the fields begin with. */
  values: FormValues
  sendText: string
  /** The fields. */
  children: ReactNode
}

/**
 * A form of the contact page: faults and failures above its fields, the public records notice above its button. Without
 * scripts it is a plain form that the server answers with this same page.
 */
export function MessageForm({ form, draft, values, sendText, children }: MessageFormProps) {
  const { language } = useTranslations()
  const { state, stored, element, submit, startAgain } = useMessageForm(form, draft)
  const sent = useSentValues(form, draft)
  useFormTitle(state.kind)
  const isOpen = state.kind !== 'stored'
  // Synchronizes the fields with the tab's storage, for as long as the form is shown.
  useEffect(() => {
    const { current } = element
    return isOpen && sent.isDraftKept && current !== null ? keepDraft(current, draft) : undefined
  }, [isOpen, sent.isDraftKept, draft, element])
  if (state.kind === 'stored') {
    return <StoredPanel {...state} form={form} values={stored} onAgain={startAgain} />
  }
  const errors = state.kind === 'invalid' ? state.errors : []
  return (
    <FormContext value={{ form, values: sent.values ?? values, errors }}>
      <form
        ref={element}
        className={styles.form}
        action={pagePath('contact-us', language)}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <Outcome form={form} state={state} />
        <input type="hidden" name={FORM_NAME_FIELD} value={form} />
        <input type="hidden" name={FORM_TOKEN_FIELD} value={sent.token} />
        <Trap />
        {children}
        <PublicRecordsNotice />
        <SendButton state={state} text={sendText} />
      </form>
    </FormContext>
  )
}

/** What the visitor had filled in when the server answered a plain form. It is newer than a draft, which is erased. */
function useSentValues(form: FormName, draft: string) {
  const { sentForm } = useSentForm()
  const sent = sentForm?.kind === 'notStored' && sentForm.form === form ? sentForm : null
  const [isDraftKept, setIsDraftKept] = useState(sentForm === null)
  // Erases the draft in the tab's storage.
  useEffect(() => {
    if (isDraftKept) return
    eraseDraft(draft)
    setIsDraftKept(true)
  }, [isDraftKept, draft])
  return { values: sent?.values ?? null, token: sent?.token ?? '', isDraftKept }
}

function Outcome({ form, state }: { form: FormName; state: FormState }) {
  if (state.kind === 'invalid') {
    return <ErrorSummary key={state.attempt} form={form} errors={state.errors} />
  }
  return state.kind === 'failed' ? (
    <FailureNotice key={state.attempt} failure={state.failure} id={`${form}-failure`} />
  ) : null
}

/** A field that people do not see. Programs that fill in forms do not know that. */
function Trap() {
  const { t } = useTranslations()
  return (
    <div className={styles.trap} aria-hidden="true">
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
      <Button type="submit" isWide aria-disabled={isSending}>
        {text}
      </Button>
      <p className={styles.after}>{progress === '' ? t('forms.afterSending') : null}</p>
      <p className={styles.after} role="status">
        {progress}
      </p>
    </div>
  )
}
