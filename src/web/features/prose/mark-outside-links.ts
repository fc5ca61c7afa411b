import { openInNewIcon } from '../../ui/icon-paths.ts'

/** A link to another site, as the content's renderer writes it: nothing else carries `rel`. */
const OUTSIDE_LINK = /<a ((?:[^>"]|"[^"]*")*\brel="noopener")>(.*?)<\/a>/gs

const ICON = `<svg width="18" height="18" viewBox="0 -960 960 960" fill="currentColor" aria-hidden="true" focusable="false"><path d="${openInNewIcon}"></path></svg>`

/**
 * Makes the links to other sites in a page's prose open a new tab and say so, as `ExternalLink` does.
 *
 * @param html sanitised by src/content/pages
 * @param newTabText "opens in a new tab" in the visitor's language
 */
export function markOutsideLinks(html: string, newTabText: string): string {
  const after = `<span class="outside">${ICON}</span><span class="visually-hidden"> (${newTabText})</span>`
  return html.replace(OUTSIDE_LINK, `<a target="_blank" $1>$2${after.replaceAll('$', '$$$$')}</a>`)
}
