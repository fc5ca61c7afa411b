/** What a toast is about; each kind has its colour and sign, and all but `default` a title of their own. */
export type ToastKind = 'default' | 'error' | 'success' | 'info' | 'warning'

export interface ToastRequest {
  kind: ToastKind
  /** Absent: the kind's own title ("Error", "Success", …); `default` has none. */
  title?: string
  message: string
  /** Milliseconds the toast stays. Time does not pass while it is hovered or focused. */
  durationMs?: number
}

/** One toast on the screen. */
export interface Toast {
  id: number
  kind: ToastKind
  /** `null`: the kind's own. */
  title: string | null
  message: string
  durationMs: number
}

/** How a toast went: its time was over, the visitor sent it away, or it could not be shown at all. */
export type ToastEnd = 'expired' | 'dismissed' | 'failed'

/** What a visitor was told, newest first, for a list of past notices. */
export type PastToast = Pick<Toast, 'id' | 'kind' | 'title' | 'message'> & { shownAt: Date }
