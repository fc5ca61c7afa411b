import { Workbox } from 'workbox-window'
import { type Language, languagePrefix } from '../../contract/language.ts'
import { pagePath } from '../../contract/pages.ts'
import { savesData } from '../browser/saves-data.ts'
import { trustWorker } from '../browser/trusted.ts'
import { watchPages } from '../navigation/watch-pages.ts'
import { toasts } from '../toasts/toasts.ts'
import { WORKER_ADDRESS, type WorkerMessage } from '../worker/worker-messages.ts'
import { offerUpdate } from './offer-update.ts'

/** A tab that stays open for days hears of a new version within the hour. */
const CHECK_EVERY_MS = 60 * 60_000

/**
 * Registers the update worker, offers new versions, and lets the worker keep copies of the pages seen. A device that
 * saves data is sent no copies: each page it opens is the newest anyway.
 */
export async function startWorker(language: Language, updateMessage: string): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
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
    // In every tab, whichever of them activated the update: the files of the old version are gone.
    if (isControlled) location.reload()
    isControlled = true
  })
  // A private window may refuse; the site then works as any other, without copies.
  if (!(await isRegistered(worker))) return
  setInterval(() => void worker.update().catch(warn), CHECK_EVERY_MS)
  const tell = (message: WorkerMessage) => void worker.messageSW(message)
  tell({ type: 'KEEP_PAGES', paths: [`${languagePrefix(language)}/`, pagePath('documents', language)] })
  watchPages((path) => tell({ type: 'KEEP_PAGES', paths: [path] }))
}

async function isRegistered(worker: Workbox): Promise<boolean> {
  try {
    return (await worker.register()) !== undefined
  } catch (error) {
    console.warn('The update worker was not registered', error)
    return false
  }
}

/** Without a connection there is nothing new to hear of. */
function warn(error: unknown): void {
  console.warn('No new version could be looked for', error)
}
