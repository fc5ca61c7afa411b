/**
 * Stores what somebody writes as a draft, and renews the preview beside it. Without this script the buttons of the form
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
      // The response sends the browser to the page again, which a form wants and this does not.
      const response = await fetch('/desk/drafts', {
        method: 'POST',
        body,
        redirect: 'manual',
        keepalive: isLeaving,
      })
      if (response.type !== 'opaqueredirect')
        return say('Not saved: sign in again in another window, then go on writing here.')
      const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
      say(`Draft saved at ${time}.`)
      if (!isLeaving) renewPreview(form)
    } catch {
      say('Not saved: the connection is broken. The next letter you write tries again.')
    }
  }
  form.addEventListener('input', () => {
    stop()
    timer = setTimeout(() => void save(false), SAVE_AFTER_MS)
  })
  // Its words are on their way, and no draft any more.
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('formtarget') === null) stop()
  })
  addEventListener('pagehide', () => {
    if (timer !== null) void save(true)
  })
}

/** Without a step in the browser's history for each renewal, and where the reader was. */
function renewPreview(form: HTMLFormElement): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${form.dataset.preview ?? ''}"]`)
  const view = frame?.contentWindow
  if (frame == null || view == null) return
  const { scrollY } = view
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo(0, scrollY), { once: true })
  view.location.replace(frame.src)
}
