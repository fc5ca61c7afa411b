import { toasts } from './toasts.ts'

/** Nobody draws toasts any more: whoever shows one is told so. */
export function failToasts(): void {
  toasts.fail()
}
