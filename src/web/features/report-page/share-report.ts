import { copyText } from '../../ui/copy-text.ts'

/** How sharing went; `left` means that the visitor chose nobody. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'refused'

/** Opens the device's own way to share; where there is none, copies the address. */
export async function shareReport(report: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(report)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(report.url)) ? 'copied' : 'refused'
}
