import { copyText } from './browser.ts'
import { toasts } from './toasts.ts'

/** The outcome of sharing; `left` means that the visitor canceled. */
type ShareOutcome = 'shared' | 'left' | 'copied' | 'refused'

/** Opens the device's share dialog; without one, copies the address. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'refused'
}

/** Copies a text to the clipboard and shows the message of what happened. */
export async function copyWithToast(text: string, copied: string, refused: string): Promise<void> {
  const isCopied = await copyText(text)
  await toasts.show(isCopied ? { kind: 'success', message: copied } : { kind: 'error', message: refused })
}
