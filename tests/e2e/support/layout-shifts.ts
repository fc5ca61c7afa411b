import type { Page } from '@playwright/test'

/**
 * Records from the next visit on what moves although the visitor could already see it.
 *
 * @returns reads the tags of the elements in which something has moved
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: (string | undefined)[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      // What appears over the page moves nothing.
      for (const { sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Element | null; previousRect: DOMRect }[]
      })[])
        for (const { node, previousRect } of sources)
          if (previousRect.height > 0) moved.push(node?.parentElement?.tagName)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // The browser reports a shift after it has drawn it.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return Reflect.get(window, 'moved')
    })
}
