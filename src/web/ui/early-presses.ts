/** Presses, keys, forms sent and details opened on what the server drew and no script has taken over yet. */
const waiting: Event[] = []

/**
 * Keeps every press of a plain button, every key in a control made of roles, every form sent that leads nowhere by
 * itself, and every opening of details, if it comes before its part was taken over.
 */
export function keepEarlyPresses(): void {
  const keep = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || isTakenOver(target) || !needsScript(event.type, target)) return
    waiting.push(event)
  }
  const hold = (event: SubmitEvent) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || isTakenOver(form)) return
    if (form.hasAttribute('action') || form.hasAttribute('method')) return
    event.preventDefault()
    waiting.push(event)
  }
  const note = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLDetailsElement && !isTakenOver(target)) waiting.push(event)
  }
  addEventListener('toggle', note, { capture: true })
  // Opened before any script ran.
  for (const details of document.querySelectorAll('details[open]')) details.dispatchEvent(new Event('toggle'))
  addEventListener('submit', hold, { capture: true })
  addEventListener('click', keep, { capture: true })
  addEventListener('keydown', keep, { capture: true })
}

/** Repeats those whose part has been taken over meanwhile; the others wait on. */
export function repeatEarlyPresses(): void {
  const kept = waiting.splice(0)
  for (const event of kept) {
    const { target } = event
    if (!(target instanceof Element) || !target.isConnected) continue
    if (!isTakenOver(target)) waiting.push(event)
    else if (event instanceof SubmitEvent)
      (target instanceof HTMLFormElement ? target : null)?.requestSubmit()
    else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event))
    else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event))
    else target.dispatchEvent(new Event(event.type))
  }
}

/** Links, forms, and buttons that open something by an attribute work by themselves, and must not work twice. */
function needsScript(type: string, target: Element): boolean {
  if (type === 'keydown') return target.closest('[role]') !== null
  const button = target.closest('button')
  return (
    button?.type === 'button' && !button.hasAttribute('popovertarget') && !button.hasAttribute('commandfor')
  )
}

/** React marks each element it has taken over with properties of its own; there is no other sign of it. */
export function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__react'))
}
