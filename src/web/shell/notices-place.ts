let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/**
 * Where the footer leaves room for the button of past notices, which arrives late and only when there is one. A ref: the
 * place is there once the footer has been taken over, and nothing may be drawn into it before.
 */
export function setNoticesPlace(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}

export const noticesPlace = {
  /** `null`: the footer has not been taken over yet. */
  read: (): HTMLElement | null => place,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
