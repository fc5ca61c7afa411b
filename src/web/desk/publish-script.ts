/** Shows that a form is being processed, sends each form once, and accepts dropped files. */

/** Browsers from before 2026 do not report Stop: in those a second press is sent, as without scripts. */
const REPORTS_STOP = 'navigation' in window

const uploadForm = document.querySelector<HTMLFormElement>('form[data-upload]')
if (uploadForm !== null) enhanceUpload(uploadForm)

const busy = document.querySelector<HTMLElement>('[data-busy]')
if (busy !== null) watchForms(busy)

/** The content check takes seconds before anything changes: without a message people would press twice. */
function watchForms(panel: HTMLElement): void {
  const [text, progress] = [panel.querySelector('p'), panel.querySelector('progress')]
  let pressed: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (isBusy: boolean) => {
    if (text !== null) text.textContent = isBusy ? (panel.dataset.busy ?? '') : ''
    if (progress !== null) progress.hidden = !isBusy
  }
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
    // A preview opens beside the form and leaves it as it is.
    if (submitter?.hasAttribute('formtarget') === true) return
    if (pressed !== null && REPORTS_STOP) return event.preventDefault()
    pressed = submitter ?? form
    pressed.setAttribute('aria-disabled', 'true')
    timer = setTimeout(() => show(true), SHOW_AFTER_MS)
  })
  whenUsableAgain(() => {
    clearTimeout(timer)
    pressed?.removeAttribute('aria-disabled')
    pressed = null
    show(false)
  })
}

/** After Back or the browser's Stop, everything can be pressed again. */
function whenUsableAgain(reset: () => void): void {
  addEventListener('pageshow', reset)
  if (REPORTS_STOP) navigation.addEventListener('navigateerror', reset)
}

/** A message shown for less time would be gone before anybody could read it. */
const SHOW_AFTER_MS = 400

function enhanceUpload(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const status = form.querySelector<HTMLElement>('[data-status]')
  const progress = form.querySelector('progress')
  if (input === null || status === null || progress === null) return
  form.querySelector('[data-drop-hint]')?.removeAttribute('hidden')
  const send = () => {
    if (input.files?.length === 1) sendForm(form, status, progress)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  form.addEventListener('dragover', (event) => {
    event.preventDefault()
    form.dataset.over = ''
  })
  form.addEventListener('dragleave', () => delete form.dataset.over)
  form.addEventListener('drop', (event) => {
    event.preventDefault()
    delete form.dataset.over
    const files = event.dataTransfer?.files
    if (files === undefined || files.length === 0) return
    input.files = files
    send()
  })
}

/** Sends the form with progress, and follows the response. */
function sendForm(form: HTMLFormElement, status: HTMLElement, progress: HTMLProgressElement): void {
  if (!progress.hidden) return
  const request = new XMLHttpRequest()
  const { sending = '', reading = '' } = status.dataset
  const say = (text: string, isBusy: boolean) => {
    status.textContent = text
    progress.hidden = !isBusy
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    progress.value = (100 * loaded) / total
  })
  request.upload.addEventListener('load', () => {
    progress.removeAttribute('value')
    status.textContent = reading
  })
  request.addEventListener('load', () => {
    const { to, problem } = parseResponse(request.responseText)
    if (to === undefined) say(problem ?? 'The desk did not take the file. Load this page again.', false)
    else {
      location.assign(to)
      whenUsableAgain(() => say('', false))
    }
  })
  for (const type of ['error', 'abort'])
    request.addEventListener(type, () =>
      say('The connection broke before the upload finished. Send the file again.', false),
    )
  say(sending, true)
  request.open('POST', form.action)
  request.setRequestHeader('Accept', 'application/json')
  request.send(new FormData(form))
}

/** The address to open, or the problem; neither when the response is a page, such as after a session ended. */
function parseResponse(text: string): { to?: string; problem?: string } {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
