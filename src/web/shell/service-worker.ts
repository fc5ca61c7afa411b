import { Workbox } from 'workbox-window'
import type { Language } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { watchPages } from '../ui/navigation.ts'
import { type ToastEnd, type ToastRequest, toasts } from '../ui/toasts.ts'
import { trustWorker } from '../ui/trusted-types.ts'

/** The messages a page sends to the service worker. workbox-window chose the name `SKIP_WAITING`. */
export type WorkerMessage = { type: 'SKIP_WAITING' } | { type: 'KEEP_PAGES'; paths: readonly string[] }

/** At the root, so that its scope is the whole site. */
const WORKER_ADDRESS = '/sw.js'

/** A tab that stays open for days finds a new version within an hour. */
const CHECK_EVERY_MS = 60 * 60_000

/** Registers the service worker, offers new versions, and has it store copies of visited pages. */
export async function registerServiceWorker({
  language,
  updateMessage,
  isStorm,
}: {
  language: Language
  updateMessage: string
  isStorm: boolean
}): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = new Workbox(trustWorker(WORKER_ADDRESS))
  worker.addEventListener('waiting', () => {
    void offerUpdate({
      message: updateMessage,
      show: toasts.show,
      activate: () => worker.messageSkipWaiting(),
    })
  })
  let isControlled = navigator.serviceWorker.controller !== null
  worker.addEventListener('controlling', () => {
    // In every tab, whichever tab activated the update: the files of the old version are gone.
    if (isControlled) location.reload()
    isControlled = true
  })
  // A private window may refuse. The site then works without copies.
  if (!(await isRegistered(worker))) return
  // When it becomes active, a new worker refreshes the copies of the old version.
  await navigator.serviceWorker.ready
  setInterval(() => void worker.update().catch(warn), CHECK_EVERY_MS)
  const send = (message: WorkerMessage) => void worker.messageSW(message)
  // Contact Us, because phone numbers are needed most when the network is down.
  const needed = isStorm ? (['contact-us', 'storm'] as const) : (['contact-us'] as const)
  send({ type: 'KEEP_PAGES', paths: needed.map((page) => pagePath(page, language)) })
  watchPages((path) => send({ type: 'KEEP_PAGES', paths: [path] }))
}

async function isRegistered(worker: Workbox): Promise<boolean> {
  try {
    return (await worker.register()) !== undefined
  } catch (error) {
    console.warn('The service worker was not registered', error)
    return false
  }
}

/** Happens without a connection. */
function warn(error: unknown): void {
  console.warn('The check for a new version failed', error)
}

// Specification §4: the toast "shows at the top for 5000 ms, then the update is activated".
const UPDATE_TOAST_MS = 5000

/**
 * Announces a new version and activates it when the toast's time is over. Dismissing the toast
 * means "not now": the new version then waits for the next visit. If the toast cannot be shown,
 * that is only logged, because the page must not reload unannounced.
 */
export async function offerUpdate(parts: {
  message: string
  show: (toast: ToastRequest) => Promise<ToastEnd>
  activate: () => void
}): Promise<void> {
  try {
    const end = await parts.show({ kind: 'warning', message: parts.message, durationMs: UPDATE_TOAST_MS })
    if (end === 'expired') parts.activate()
    if (end === 'failed') console.error('The update toast could not be shown')
  } catch (error) {
    console.error('The update toast could not be shown', error)
  }
}
