import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../contract/form-body.ts'
import { FORM_NAME_FIELD, FORM_TOKEN_FIELD, type FormName } from '../../../contract/sent-form.ts'
import { useSentForm, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { eraseDraft, readValues } from './drafts.ts'
import { type FormState, firstState, withText } from './form-state.ts'
import type { SendOutcome } from './parse-reply.ts'
import type { Sending } from './send-form.ts'

/** Validation and sending come when a visitor starts to fill in a form. */
const loadSending = () => import('./send-form.ts')

/**
 * Sends a form of the contact page. `draft` names what is kept of it on this device.
 *
 * @returns among others what was stored, in the fields' own words, and the way to an empty form after that
 */
export function useMessageForm(form: FormName, draft: string) {
  const { sentForm } = useSentForm()
  const { errorText } = useTranslations()
  const site = useSite()
  const [state, setState] = useState<FormState>(() => firstState(form, sentForm, errorText))
  const [stored, setStored] = useState<FormValues>({})
  const element = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const attempt = useRef(0)
  const isBusy = useRef(false)
  const sending = useMutation({
    mutationFn: async (message: Sending) => (await loadSending()).sendForm(message),
  })
  // Notes when the form was shown, and follows the visitor into it.
  useEffect(() => {
    shownAt.current = performance.now()
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
    const fillSeconds = Math.round((performance.now() - shownAt.current) / 1000)
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
