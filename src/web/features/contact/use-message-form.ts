import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FormValues } from '../../../contract/form-body.ts'
import { FORM_NAME_FIELD, FORM_TOKEN_FIELD, type FormName } from '../../../contract/sent-form.ts'
import { useSentForm, useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { eraseDraft } from './drafts.ts'
import { type FormState, firstState, inOrder } from './form-state.ts'
import type { SendOutcome } from './parse-reply.ts'
import type { Sending } from './send-form.ts'

export interface MessageForm {
  state: FormState
  /** What was stored, in the fields' own words; empty before. */
  stored: FormValues
  element: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent) => void
  /** Opens an empty form again, after one was stored. */
  startAgain: () => void
}

/** Validation and sending come when a visitor starts to fill in a form. */
const loadSending = () => import('./send-form.ts')

/** Sends a form of the contact page. `draft` names what is kept of it on this device. */
export function useMessageForm(form: FormName, draft: string): MessageForm {
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

  const send = async (values: FormValues): Promise<FormState> => {
    attempt.current += 1
    const loaded = await loadSending().catch(() => null)
    if (loaded === null) {
      const failure = { kind: 'noAnswer', isOffline: !navigator.onLine } as const
      return { kind: 'failed', failure, attempt: attempt.current }
    }
    const found = loaded.checkValues(form, values, site)
    const errors = found.map((error) => ({ field: error.field, text: errorText(error) }))
    if (errors.length > 0) return invalid(errors)
    const fillSeconds = Math.round((performance.now() - shownAt.current) / 1000)
    const onWork = () => setState({ kind: 'sending', isWorking: true })
    const outcome = await sending.mutateAsync({ form, values, draft, fillSeconds, onWork })
    if (outcome.kind === 'stored') {
      eraseDraft(draft)
      setStored(values)
    }
    return stateAfter(outcome)
  }
  const invalid = (errors: readonly { field: string; text: string }[]): FormState => {
    return { kind: 'invalid', errors: inOrder(form, errors), attempt: attempt.current }
  }
  const stateAfter = (outcome: SendOutcome): FormState => {
    if (outcome.kind === 'invalid') {
      return invalid(outcome.errors.map(({ field, message }) => ({ field, text: message })))
    }
    return outcome.kind === 'failed' ? { ...outcome, attempt: attempt.current } : outcome
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current || element.current === null) return
    isBusy.current = true
    const values = readValues(element.current)
    setState({ kind: 'sending', isWorking: false })
    void send(values).then((next) => {
      isBusy.current = false
      setState(next)
    })
  }
  return { state, stored, element, submit, startAgain: () => setState({ kind: 'open' }) }
}

function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' && field !== FORM_NAME_FIELD && field !== FORM_TOKEN_FIELD
      ? [[field, value] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
