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

/** Validates a form's fields by the server's rules; no errors: it may be sent. */
export function checkValues(form: FormName, values: FormValues, site: SiteInLanguage): readonly FormError[] {
  const body = bodyOfValues(form, values)
  const validated =
    form === 'feedback'
      ? validateFeedback(body, site.limits)
      : validateTourRequest(body, site.limits, dayIn(site.district.timeZone, new Date()))
  return validated.kind === 'invalid' ? errorsInForm(validated.errors, values) : []
}

export interface Sending {
  form: FormName
  values: FormValues
  /** The key of its draft on this device. */
  draft: string
  /** How long the form was shown. */
  fillSeconds: number
  /** Called when the server requires a proof of work. */
  onWork: () => void
}

/** Sends a message. Never throws: the outcome includes every failure. */
export async function sendForm(sending: Sending): Promise<SendOutcome> {
  try {
    const outcome = await sendOnce(sending, await readToken())
    const final = await retryOnce(sending, outcome)
    if (final.kind === 'stored') forgetRequestKey(sending.draft)
    return final
  } catch {
    // `fetch` fails the same way when the device is offline, the site is down or a response takes too long.
    return failed({ kind: 'noAnswer', isOffline: !navigator.onLine })
  }
}

/** Retries once if the visitor could not help it: an expired token, a used proof, a used idempotency key. */
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
  return isRefused ? sendOnce(sending, await requestToken()) : outcome
}

async function sendOnce(
  { form, values, draft, fillSeconds, onWork }: Sending,
  token: string,
): Promise<SendOutcome> {
  const body = bodyOfValues(form, values)
  const challenge = await requestChallenge()
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

const TIMEOUT_MS = 30_000

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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const responded: unknown = await response.json().catch(() => null)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: responded }
}

/** The token that came with the page as a cookie; requests one where the page came from a cache or a file. */
async function readToken(): Promise<string> {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return cookie ?? (await requestToken())
}

/** Requests a valid token. Empty: the server has none yet. Throws when no response comes. */
async function requestToken(): Promise<string> {
  const parsed = v.safeParse(FormToken, await get('getToken'))
  return parsed.success ? parsed.output.token : ''
}

/** The proof of work that the server requires for a message; `null`: none. Throws when no response comes. */
async function requestChallenge(): Promise<FormChallenge['challenge']> {
  const parsed = v.safeParse(FormChallenge, await get('getChallenge'))
  return parsed.success ? parsed.output.challenge : null
}

async function get(call: Call): Promise<unknown> {
  const response = await fetch(addressOf(call, {}), {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.json().catch(() => null)
}

/**
 * Computes the proof of work in a worker, so that the page stays usable. `null`: this browser cannot, for example without
 * https, where it has no cryptography.
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
 * The idempotency key of a text: the same text gets the same key until it is sent, also after a reload, so that a retry
 * never sends a message twice.
 */
function requestKey(draft: string, words: string): string {
  const stored = readStoredKey(draft)
  if (stored?.words === words) return stored.key
  const key = createKey()
  storeSessionText(placeOf(draft), JSON.stringify({ key, words }))
  return key
}

/** Removes the key, once the text was sent or the key was refused. */
function forgetRequestKey(draft: string): void {
  storeSessionText(placeOf(draft), null)
}

function readStoredKey(draft: string): { key: string; words: string } | null {
  const text = readSessionText(placeOf(draft))
  // Written by `requestKey`.
  return text === null ? null : (JSON.parse(text) as { key: string; words: string })
}

/** `randomUUID` is missing where the site is reached without https. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function placeOf(draft: string): string {
  return `request:${draft}`
}

/** Why a message was not sent. Exactly one case holds; nothing the visitor wrote is ever lost. */
export type Failure =
  /** No response came. */
  | { kind: 'noAnswer'; isOffline: boolean }
  | { kind: 'tooMany'; retryAfterSeconds: number }
  /** The server cannot store it now: phone and mail still work. */
  | { kind: 'unavailable' }
  /** The browser did not say which page sent it: the visitor must press Send again. */
  | { kind: 'confirm' }
  /** The browser could not compute the proof of work. */
  | { kind: 'noProof' }
  /** `reference`: for the office to look up the failure; `null`: there is none. */
  | { kind: 'refused'; reference: string | null }

/** A validation error as text. `field` is empty if it is not about one field. */
export type ShownError = Pick<FieldError, 'field' | 'message'>

export type SendOutcome =
  | { kind: 'stored'; reference: string; receivedAt: Date }
  | { kind: 'invalid'; errors: readonly ShownError[] }
  | { kind: 'failed'; failure: Failure }

/** The parts of an API response that matter here. */
export interface Reply {
  status: number
  /** The header `Retry-After`; `null`: it has none. */
  retryAfter: string | null
  /** Parsed JSON; `null`: it was not JSON, for example from a proxy. */
  body: unknown
}

/** How long to wait if the server does not say. */
const USUAL_WAIT_SECONDS = 60

/** Reads the outcome from the API's response. Only a receipt counts as stored. Pure. */
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
  // A proxy that cannot reach the server sends 502 or 504.
  if (status >= 500) return { kind: 'failed', failure: { kind: 'unavailable' } }
  return { kind: 'failed', failure: { kind: 'refused', reference: problem?.requestId ?? null } }
}
