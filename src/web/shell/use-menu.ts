import { type RefObject, useEffect, useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

/** The menu as its button, its entries and the browser's history see it. */
export interface Menu {
  dialog: RefObject<HTMLDialogElement | null>
  open: () => void
  close: () => void
  /** For the dialog's `close` event, by whatever way it was closed. */
  onClosed: () => void
}

/**
 * Opens and closes the menu. While it is open it has an entry of its own in the browser's history,
 * so back closes it and stays on the page. An entry of the menu must navigate with `replace`: the
 * new page then takes the menu's place, and nothing is left behind.
 */
export function useMenu(): Menu {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useLocationProperty(readIsMenuOpen, () => false)
  const wasJoined = useRef(false)

  // Meets the dialog element.
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    // Its button opens it without a script too, and may have done so before this one ran.
    if (!wasJoined.current && element.open && !isOpen) pushMenuEntry()
    else if (isOpen && !element.open) element.showModal()
    else if (!isOpen && element.open) element.close()
    wasJoined.current = true
  }, [isOpen])

  return {
    dialog,
    open: pushMenuEntry,
    close: () => dialog.current?.close(),
    onClosed: () => {
      if (readIsMenuOpen()) history.back()
    },
  }
}

function pushMenuEntry(): void {
  history.pushState({ isMenuOpen: true }, '')
}

function readIsMenuOpen(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isMenuOpen' in state
}
