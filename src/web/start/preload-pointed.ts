import { splitLanguage } from '../../contract/language.ts'
import { codeAt } from '../site-pages.ts'

/** Fetches the code of a page as soon as the visitor points at a link to it, or reaches it by keyboard. */
export function preloadPointedPages(): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    // What does not arrive now is asked for again when the page is opened.
    codeAt(splitLanguage(link.pathname).path)
      ?.preload()
      .catch(() => undefined)
  }
  addEventListener('pointerover', look, { passive: true })
  addEventListener('focusin', look, { passive: true })
}
