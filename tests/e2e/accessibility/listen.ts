import type { Page } from '@playwright/test'

/** Records what live regions announce, from the start of the page on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
    const announcements: string[] = []
    const last = new WeakMap<Element, string>()
    Object.assign(window, { announcements })
    const listen = (region: Element) => {
      const text = region.textContent.trim()
      if (text !== '' && text !== last.get(region)) announcements.push(text)
      last.set(region, text)
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const around = element?.closest(LIVE)
        if (around) listen(around)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          if (node.matches(LIVE)) listen(node)
          for (const region of node.querySelectorAll(LIVE)) listen(region)
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** What was announced since the last call, without the loading indicator. */
export async function announcedSince(page: Page): Promise<string[]> {
  const announcements: string[] = await page.evaluate(() => Reflect.get(window, 'announcements').splice(0))
  return announcements.filter((text) => text !== 'Getting Data...')
}

/** Names in which two texts meet without a space, so that a screen reader reads them as one word. */
export function joinedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NAMED = 'h1, h2, h3, h4, a, button, label, legend, summary, th, dt, p'
    const found = new Set<string>()
    for (const element of document.querySelectorAll(NAMED)) {
      if (!element.checkVisibility()) continue
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('[aria-hidden="true"], svg, script, noscript')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      )
      for (let before = walker.nextNode(), after = walker.nextNode(); before !== null && after !== null; ) {
        const [one, other] = [before.textContent ?? '', after.textContent ?? '']
        if (isCut(before, after) && /[\p{L}\p{N})%]\s*$/u.test(one) && /^\s*[\p{L}\p{N}(]/u.test(other))
          found.add(`${one.trim().slice(-30)}|${other.trim().slice(0, 30)}`)
        before = after
        after = walker.nextNode()
      }
    }
    return [...found]

    /** Whether the two texts have no preserved space between them. */
    function isCut(before: Node, after: Node): boolean {
      if (before.parentElement === after.parentElement) return false
      // Controls are read separately.
      const [control, next] = [before, after].map((text) => text.parentElement?.closest('a, button'))
      if (control !== next) return false
      const ends = /\s$/.test(before.textContent ?? '') && keepsSpace(before, after)
      const starts = /^\s/.test(after.textContent ?? '') && keepsSpace(after, before)
      return !ends && !starts
    }

    /** Whether a space at the edge of a text is rendered: separate boxes drop it, unless they preserve spaces. */
    function keepsSpace(text: Node, other: Node): boolean {
      for (let box = text.parentElement; box !== null && !box.contains(other); box = box.parentElement) {
        const { display, whiteSpaceCollapse } = getComputedStyle(box)
        if (whiteSpaceCollapse === 'preserve') return true
        if (display !== 'inline') return false
      }
      return true
    }
  })
}
