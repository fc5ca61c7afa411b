import { createToastStore, type ToastStore } from './toast-store.ts'

/** The toasts of this tab. On the server nothing is ever shown. */
export const toasts: ToastStore = createToastStore()

/** Shows toasts from anywhere on a page: `const { show } = useToasts()`. */
export function useToasts(): Pick<ToastStore, 'show'> {
  return toasts
}
