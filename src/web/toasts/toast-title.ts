import type { Translate } from '../messages/message-types.ts'
import type { Toast } from './toast.ts'

/** The title over a toast's words: its own, else its kind's; `null` for a `default` toast without one. */
export function toastTitle(toast: Pick<Toast, 'kind' | 'title'>, t: Translate): string | null {
  if (toast.title !== null) return toast.title
  return toast.kind === 'default' ? null : t(`toast.${toast.kind}`)
}
