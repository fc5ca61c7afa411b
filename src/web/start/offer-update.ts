import type { ToastEnd, ToastRequest } from '../toasts/toast.ts'

// Specification §4: the toast "shows at the top for 5000 ms, then the update is activated".
const UPDATE_TOAST_MS = 5000

/**
 * Tells the visitor of a new version, and activates it when the toast's time is over. Dismissing the
 * toast means "not now": the new version then waits for the next visit. If the toast cannot be
 * shown, that is only logged, for nobody should see the page reload without a word.
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
