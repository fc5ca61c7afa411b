/** What a toast is about. Each kind has its color and icon, and each except `default` its own title. */
type ToastKind = 'default' | 'error' | 'success' | 'info' | 'warning'

export interface ToastRequest {
  kind: ToastKind
  /** Absent: the kind's own title ("Error", "Success", …); `default` has none. */
  title?: string
  message: string
  /** How long the toast stays, milliseconds. Pauses while it is hovered or focused. */
  durationMs?: number
}

/** One toast on the screen. */
export interface Toast {
  id: number
  kind: ToastKind
  /** `null`: the kind's own title. */
  title: string | null
  message: string
  durationMs: number
}

/** How a toast ended: its time was over, the visitor dismissed it, or it could not be shown. */
export type ToastEnd = 'expired' | 'dismissed' | 'failed'

/** A past notice, for the list of them. */
export type PastToast = Pick<Toast, 'id' | 'kind' | 'title' | 'message'> & { shownAt: Date }

// Specification §9: "Toasts last 3000 ms".
const TOAST_MS = 3000

/** More at once would hide the page; later toasts wait. */
const SHOWN_AT_ONCE = 3

/** The most past notices that a visitor can be expected to look through. */
const MAX_PAST_NOTICES = 20

/** The toasts of one tab. The component that shows them counts their time and ends them. */
export function createToastStore(readClock: () => Date = () => new Date()) {
  let all: readonly Toast[] = []
  let shown: readonly Toast[] = []
  let past: readonly PastToast[] = []
  let lastId = 0
  let isLost = false
  const endings = new Map<number, (how: ToastEnd) => void>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]): void {
    all = next
    shown = all.slice(0, SHOWN_AT_ONCE)
    for (const listener of listeners) listener()
  }

  function end(id: number, how: ToastEnd): void {
    endings.get(id)?.(how)
    endings.delete(id)
    change(all.filter((toast) => toast.id !== id))
  }

  return {
    /** Shows a toast as soon as there is room; resolves when it is gone, and never rejects. */
    show({ kind, title, message, durationMs = TOAST_MS }: ToastRequest): Promise<ToastEnd> {
      lastId += 1
      const toast: Toast = { id: lastId, kind, title: title ?? null, message, durationMs }
      past = [{ id: lastId, kind, title: toast.title, message, shownAt: readClock() }, ...past].slice(
        0,
        MAX_PAST_NOTICES,
      )
      if (isLost) return Promise.resolve('failed')
      const ended = new Promise<ToastEnd>((resolve) => endings.set(toast.id, resolve))
      change([...all, toast])
      return ended
    },
    end,
    /** Toasts cannot be rendered: those shown end as failed, and so does every later one. */
    fail(): void {
      isLost = true
      for (const toast of all) end(toast.id, 'failed')
    },
    /** The toasts on the screen, oldest first. The same array until something changes. */
    shown: () => shown,
    /** Newest first, 20 at most. */
    past: () => past,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The toasts of this tab. The server never shows any. */
export const toasts = createToastStore()
