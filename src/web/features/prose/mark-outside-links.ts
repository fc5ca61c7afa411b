import { openInNewIcon } from '../../ui/icon-paths.ts'

/** The start or the end of a link, as the content's renderer writes it. */
const LINK_TAG = /<(\/?)a((?: (?:[^<>"]|"[^"]*")*)?)>/g
/** Nothing but a link to another site carries it. */
const OUTSIDE = ' rel="noopener"'

const ICON = `<svg width="18" height="18" viewBox="0 -960 960 960" fill="currentColor" aria-hidden="true" focusable="false"><path d="${openInNewIcon}"></path></svg>`

/**
 * Makes the links to other sites in a page's prose open a new tab and say so, as `ExternalLink` does.
 *
 * @param html sanitised by src/content/pages
 * @param newTabText "opens in a new tab" in the visitor's language
 */
export function markOutsideLinks(html: string, newTabText: string): string {
  const after = `<span class="outside">${ICON}</span><span class="visually-hidden"> (${newTabText})</span>`
  let isInside = false
  return html.replace(LINK_TAG, (tag, slash: string, attributes: string) => {
    const wasInside = isInside
    isInside = slash === '' && attributes.endsWith(OUTSIDE)
    if (isInside) return `<a target="_blank"${attributes}>`
    return slash !== '' && wasInside ? after + tag : tag
  })
}
