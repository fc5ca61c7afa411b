import { type Language, splitLanguage } from '../../contract/language.ts'
import { escapeHtml } from '../markup.ts'
import { OFFLINE_PAGE } from '../messages/every-language.ts'
import { formatMoment } from '../ui/format-date.ts'

/** A page of the site that this device holds. */
export interface PageCopy {
  path: string
  title: string
  /** When the server sent it. */
  sentAt: Date
}

/**
 * The plain page for an address of which there is neither a connection nor a copy: says so, and
 * lists the pages that can be read. Pure; without script, for the site's own may be missing too.
 *
 * @param stylesheet address of the site's own, which the worker holds
 */
export function buildOfflinePage(parts: {
  language: Language
  stylesheet: string | null
  timeZone: string
  copies: readonly PageCopy[]
}): string {
  const { language, stylesheet, timeZone, copies } = parts
  const text = OFFLINE_PAGE[language]
  const title = escapeHtml(text.title)
  const items = copies.map(({ path, title: name, sentAt }) => {
    const { language: ofCopy } = splitLanguage(path)
    const mark = ofCopy === language ? '' : ` lang="${ofCopy}"`
    const link = `<a href="${escapeHtml(path)}"${mark}>${escapeHtml(name)}</a>`
    return `<li><p>${link}<br>${escapeHtml(formatMoment(sentAt, language, timeZone))}</p></li>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${stylesheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`}
</head>
<body>
<main class="page plain">
<h1>${title}</h1>
<p>${escapeHtml(text.notHere)} <a href="">${escapeHtml(text.tryAgain)}</a></p>
<p>${escapeHtml(items.length === 0 ? text.noCopies : text.copies)}</p>
<ul role="list">${items.join('')}</ul>
</main>
</body>
</html>
`
}

/** Reads what the list needs from a stored page: its title, and the district's time zone from its boot value. Pure. */
export function readStoredPage(html: string): { title: string; timeZone: string | null } {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return { title: unescapeHtml(title), timeZone: /"timeZone":"([\w/+-]+)"/.exec(html)?.[1] ?? null }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
