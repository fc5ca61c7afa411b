import { dayIn } from '../../../../contract/calendar-days.ts'
import { validateFeedback } from '../../../../contract/feedback.ts'
import { bodyOfValues, type FormValues } from '../../../../contract/form-body.ts'
import type { FormError } from '../../../../contract/form-error.ts'
import { FormSigns } from '../../../../contract/form-signs.ts'
import type { FormName } from '../../../../contract/sent-form.ts'
import type { SiteInfo } from '../../../../contract/site-info.ts'
import { validateTourRequest } from '../../../../contract/tour-request.ts'
import { askForChallenge, askForToken, post, readToken } from './call-api.ts'
import type { Failure, SendOutcome } from './outcome.ts'
import { parseReply } from './parse-reply.ts'
import { proveWork } from './prove-work.ts'
import { forgetRequestKey, requestKey } from './request-key.ts'

/** What is wrong with a form's fields, seen by the rules the server has; none: it may be sent. */
export function checkValues(form: FormName, values: FormValues, site: SiteInfo): readonly FormError[] {
  const body = bodyOfValues(form, values)
  const validated =
    form === 'feedback'
      ? validateFeedback(body, site.limits)
      : validateTourRequest(body, site.limits, dayIn(site.district.timeZone, new Date()))
  return validated.kind === 'invalid' ? validated.errors : []
}

/** A message on its way. */
export interface Sending {
  form: FormName
  values: FormValues
  /** Names what is kept of it on this device. */
  draft: string
  /** How long the form was shown. */
  fillSeconds: number
  /** Called when the server asks for work first. */
  onWork: () => void
}

/** Sends a message. Never throws: whatever happens is in the outcome. */
export async function sendForm(sending: Sending): Promise<SendOutcome> {
  try {
    const outcome = await sendOnce(sending, await readToken())
    const again = await mend(sending, outcome)
    if (again.kind === 'stored') forgetRequestKey(sending.draft)
    return again
  } catch {
    // `fetch` fails alike when the device is offline, the site is away and an answer takes too long.
    return failed({ kind: 'noAnswer', isOffline: !navigator.onLine })
  }
}

/** Tries once more where the reason is not the visitor's: an old token, a spent proof, a name that was used. */
async function mend(sending: Sending, outcome: SendOutcome): Promise<SendOutcome> {
  if (isAbout(outcome, 'Idempotency-Key')) {
    forgetRequestKey(sending.draft)
    return sendOnce(sending, await readToken())
  }
  if (isAbout(outcome, 'altcha')) {
    const second = await sendOnce(sending, await readToken())
    return isAbout(second, 'altcha') ? failed({ kind: 'noProof' }) : second
  }
  const isRefused = outcome.kind === 'failed' && outcome.failure.kind === 'refused'
  return isRefused ? sendOnce(sending, await askForToken()) : outcome
}

async function sendOnce(
  { form, values, draft, fillSeconds, onWork }: Sending,
  token: string,
): Promise<SendOutcome> {
  const body = bodyOfValues(form, values)
  const challenge = await askForChallenge()
  if (challenge !== null) onWork()
  const altcha = challenge === null ? '' : await proveWork(challenge)
  if (altcha === null) return failed({ kind: 'noProof' })
  const key = requestKey(draft, JSON.stringify(wordsOf(body)))
  const call = form === 'feedback' ? 'sendFeedback' : 'sendTourRequest'
  return parseReply(await post(call, { ...body, fillSeconds, altcha }, { token, key }))
}

/** What the visitor wrote, without what the form adds. */
function wordsOf(body: Readonly<Record<string, unknown>>) {
  return Object.entries(body).filter(([field]) => !Object.hasOwn(FormSigns.entries, field))
}

function isAbout(outcome: SendOutcome, field: string): boolean {
  return outcome.kind === 'invalid' && outcome.errors.some((error) => error.field === field)
}

function failed(failure: Failure): SendOutcome {
  return { kind: 'failed', failure }
}
