/** On the pages on which staff publish: a file may be dropped, and what takes long says how far it is. */
const uploadForm = document.querySelector<HTMLFormElement>('form[data-upload]')
if (uploadForm !== null) enhanceUpload(uploadForm)
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-working]'))
  button.form?.addEventListener('submit', ({ submitter }) => {
    if (submitter === button) sayWorking(button)
  })

/** Says that it works instead of looking stuck; a second press would send the form twice. */
function sayWorking(button: HTMLButtonElement): void {
  button.setAttribute('aria-disabled', 'true')
  button.addEventListener('click', (event) => event.preventDefault())
  const text = button.querySelector('span')
  if (text !== null) text.textContent = button.dataset.working ?? ''
}

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

/** Sends the form by a request that tells its progress, and goes where the response says. */
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
    else location.assign(to)
  })
  request.addEventListener('error', () =>
    say('The connection broke before the file was there. Send it again.', false),
  )
  say(sending, true)
  request.open('POST', form.action)
  request.setRequestHeader('Accept', 'application/json')
  request.send(new FormData(form))
}

/** Where to go, or what is wrong; neither, when the response is a page, as after a session that ended. */
function parseResponse(text: string): { to?: string; problem?: string } {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
