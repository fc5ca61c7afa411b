import * as v from 'valibot'
import { dayIn } from '../../../contract/calendar-days.ts'
import { addressOf, type ENDPOINT_PATHS } from '../../../contract/endpoint-paths.ts'
import { validateFeedback } from '../../../contract/feedback.ts'
import { bodyOfValues, errorsInForm, type FormValues } from '../../../contract/form-body.ts'
import type { FormError } from '../../../contract/form-error.ts'
import { FormChallenge, FormSigns, FormToken } from '../../../contract/form-signs.ts'
import { type FieldError, Problem } from '../../../contract/problem.ts'
import type { FormName } from '../../../contract/sent-form.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import { MessageReceipt, validateTourRequest } from '../../../contract/tour-request.ts'
import { readSessionText, storeSessionText } from '../../ui/browser.ts'
import { trustWorker } from '../../ui/trusted-types.ts'
import address from './challenge-worker.ts?worker&url'

/** What is wrong with a form's fields, seen by the rules the server has; none: it may be sent. */
export function checkValues(form: FormName, values: FormValues, site: SiteInLanguage): readonly FormError[] {
  const body = bodyOfValues(form, values)
  const validated =
    form === 'feedback'
      ? validateFeedback(body, site.limits)
      : validateTourRequest(body, site.limits, dayIn(site.district.timeZone, new Date()))
  return validated.kind === 'invalid' ? errorsInForm(validated.errors, values) : []
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
    const final = await retryOnce(sending, outcome)
    if (final.kind === 'stored') forgetRequestKey(sending.draft)
    return final
  } catch {
    // `fetch` fails alike when the device is offline, the site is down and a response takes too long.
    return failed({ kind: 'noAnswer', isOffline: !navigator.onLine })
  }
}

/** Tries once more where the reason is not the visitor's: an old token, a spent proof, a name that was used. */
async function retryOnce(sending: Sending, outcome: SendOutcome): Promise<SendOutcome> {
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
  const key = requestKey(draft, JSON.stringify(textOf(body)))
  const call = form === 'feedback' ? 'sendFeedback' : 'sendTourRequest'
  return parseReply(await post(call, { ...body, fillSeconds, altcha }, { token, key }))
}

/** What the visitor wrote, without what the form adds. */
function textOf(body: Readonly<Record<string, unknown>>) {
  return Object.entries(body).filter(([field]) => !Object.hasOwn(FormSigns.entries, field))
}

function isAbout(outcome: SendOutcome, field: string): boolean {
  return outcome.kind === 'invalid' && outcome.errors.some((error) => error.field === field)
}

function failed(failure: Failure): SendOutcome {
  return { kind: 'failed', failure }
}

type Call = keyof typeof ENDPOINT_PATHS

/** A connection that says nothing for so long is taken for a broken one. */
const PATIENCE_MS = 30_000

/** Posts a body to a call. Throws when no response comes. */
async function post(
  call: Call,
  body: unknown,
  { token, key }: { token: string; key: string },
): Promise<Reply> {
  const response = await fetch(addressOf(call, {}), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token, 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const responded: unknown = await response.json().catch(() => null)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: responded }
}

/** The token that came with the page as a cookie; requests one where the page came from a cache or a file. */
async function readToken(): Promise<string> {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return cookie ?? (await askForToken())
}

/** A token that is good now. Empty: the server gives none yet. Throws when no response comes. */
async function askForToken(): Promise<string> {
  const parsed = v.safeParse(FormToken, await get('getToken'))
  return parsed.success ? parsed.output.token : ''
}

/** The work the server asks for before it takes a message; `null`: none. Throws when no response comes. */
async function askForChallenge(): Promise<FormChallenge['challenge']> {
  const parsed = v.safeParse(FormChallenge, await get('getChallenge'))
  return parsed.success ? parsed.output.challenge : null
}

async function get(call: Call): Promise<unknown> {
  const response = await fetch(addressOf(call, {}), {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return response.json().catch(() => null)
}

/**
 * Does the work a server asks for, in a thread of its own so that the page stays usable. Gives the proof; `null`: this
 * browser cannot do it, as without https, where it has no cryptography.
 */
function proveWork(challenge: NonNullable<FormChallenge['challenge']>): Promise<string | null> {
  const worker = new Worker(trustWorker(address), { type: 'module' })
  const proof = new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(challenge)
  return proof.finally(() => worker.terminate())
}

/**
 * Names the request that sends these words: the same words get the same name until they were sent, also after a
 * reload, so that trying again never sends a message twice.
 */
function requestKey(draft: string, words: string): string {
  const kept = readStoredKey(draft)
  if (kept?.words === words) return kept.key
  const key = drawKey()
  storeSessionText(placeOf(draft), JSON.stringify({ key, words }))
  return key
}

/** Forgets the name, once the words were sent or the name was refused. */
function forgetRequestKey(draft: string): void {
  storeSessionText(placeOf(draft), null)
}

function readStoredKey(draft: string): { key: string; words: string } | null {
  const text = readSessionText(placeOf(draft))
  // Written by `requestKey`.
  return text === null ? null : (JSON.parse(text) as { key: string; words: string })
}

/** `randomUUID` is missing where the site is reached without https. */
function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function placeOf(draft: string): string {
  return `request:${draft}`
}

/** Why a message was not sent. Exactly one case holds; whatever it is, nothing the visitor wrote is lost. */
export type Failure =
  /** No response came. */
  | { kind: 'noAnswer'; isOffline: boolean }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** It cannot be stored now: phone and post are the way. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent it: the visitor presses Send once more. */
  | { kind: 'confirm' }
  /** The browser could not do the work the server requires. */
  | { kind: 'noProof' }
  /** `reference`: what the office can look the failure up by; `null`: there is none. */
  | { kind: 'refused'; reference: string | null }

/** What is wrong with one field, in words. `field` is empty where it is not about one. */
export type ShownError = Pick<FieldError, 'field' | 'message'>

/** What became of a message. */
export type SendOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly ShownError[] }
  | { kind: 'failed'; failure: Failure }

/** A response of the API, as far as it matters here. */
export interface Reply {
  status: number
  /** The header `Retry-After`; `null`: it has none. */
  retryAfter: string | null
  /** Parsed JSON; `null`: it was none, as from a proxy in between. */
  body: unknown
}

/** How long to wait where a server does not say. */
const USUAL_WAIT_SECONDS = 60

/** Reads what became of a message from the API's response. Only a receipt counts as stored. Pure. */
export function parseReply({ status, retryAfter, body }: Reply): SendOutcome {
  const receipt = v.safeParse(MessageReceipt, body)
  if (status === 202 && receipt.success) {
    const { reference, receivedAt } = receipt.output
    return { kind: 'stored', reference, receivedAt: new Date(receivedAt) }
  }
  const parsed = v.safeParse(Problem, body)
  const problem = parsed.success ? parsed.output : null
  if (status === 422 && problem?.errors !== undefined) return { kind: 'invalid', errors: problem.errors }
  if (status === 429) {
    const seconds = Number(retryAfter ?? Number.NaN)
    const retryAfterSeconds = Number.isFinite(seconds) ? seconds : USUAL_WAIT_SECONDS
    return { kind: 'failed', failure: { kind: 'tooMany', retryAfterSeconds } }
  }
  // A proxy that finds nobody behind it sends 502 or 504.
  if (status >= 500) return { kind: 'failed', failure: { kind: 'unavailable' } }
  return { kind: 'failed', failure: { kind: 'refused', reference: problem?.requestId ?? null } }
}
