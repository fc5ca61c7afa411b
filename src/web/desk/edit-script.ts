/**
 * Stores what somebody types as a draft, and refreshes the preview beside it. Without this script the form's buttons
 * do both.
 */
const SAVE_AFTER_MS = 900

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-autosave]')) watch(form)

function watch(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-draft-status]')
  let timer: ReturnType<typeof setTimeout> | null = null
  const say = (text: string) => {
    if (status !== null && status.textContent !== text) status.textContent = text
  }
  const stop = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const save = async (isLeaving: boolean) => {
    stop()
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    try {
      // The response redirects to the page, which only a form needs.
      const response = await fetch('/desk/drafts', {
        method: 'POST',
        body,
        redirect: 'manual',
        keepalive: isLeaving,
      })
      if (response.type !== 'opaqueredirect')
        return say('Not saved: sign in again in another window, then keep writing here.')
      const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
      say(`Draft saved at ${time}.`)
      if (!isLeaving) refreshPreview(form)
    } catch {
      say('Not saved: no connection. Keep typing to try again.')
    }
  }
  form.addEventListener('input', () => {
    stop()
    timer = setTimeout(() => void save(false), SAVE_AFTER_MS)
  })
  // Its text is being sent, so it is no longer a draft.
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('formtarget') === null) stop()
  })
  addEventListener('pagehide', () => {
    if (timer !== null) void save(true)
  })
}

/** Reloads the preview where it was scrolled to, without an entry in the browser's history. */
function refreshPreview(form: HTMLFormElement): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${form.dataset.preview ?? ''}"]`)
  const view = frame?.contentWindow
  if (frame == null || view == null) return
  const { scrollY } = view
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo(0, scrollY), { once: true })
  view.location.replace(frame.src)
}
