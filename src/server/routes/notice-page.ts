import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Appearance, USUAL_APPEARANCE } from '../../contract/appearance.ts'
import type { Language } from '../../contract/language.ts'
import { PROBLEM_HEADERS } from '../http/security-headers.ts'

/** The colors that differ between districts. */
export type NoticeColors = Pick<Appearance, 'barColor' | 'linkColor'>

/** Styles in the site's colors, light and dark. The page loads nothing else. */
function styleOf({ barColor: bar, linkColor: link }: NoticeColors): string {
  return `:root{color-scheme:light dark;--bar:${bar.light};--link:${link.light};--page:#f8f9fc;--card:#fff;--text:#191c1e;--line:#bfc8ce}
@media (prefers-color-scheme:dark){:root{--bar:${bar.dark};--link:${link.dark};--page:#111416;--card:#191c1e;--text:#e1e3e5;--line:#40484d}}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 Roboto,system-ui,sans-serif;overflow-wrap:break-word}
body::before{content:"";display:block;height:4rem;background:var(--bar)}
main{max-width:40rem;margin:2rem auto;padding:1rem 1.5rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{margin:.5rem 0;font-size:1.5rem;font-weight:500;line-height:1.3}
a{color:var(--link);display:inline-block;min-height:2.75rem}
@media (max-width:43rem){main{margin:0;border-width:0 0 1px;border-radius:0}}`
}

/** The page's headers; the policy allows only its one style. */
export function noticeHeaders(colors: NoticeColors): Record<string, string> {
  const hash = createHash('sha256').update(styleOf(colors)).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { ...PROBLEM_HEADERS, 'Content-Security-Policy': policy }
}

/** The texts of a notice, already escaped. */
export interface Notice {
  language: Language
  /** Missing: the heading. */
  title?: string
  heading: string
  /** Paragraphs and the like. */
  body: string
  /** Missing: the page does not reload itself. */
  refreshSeconds?: number
  /** Missing: the product's own, for when no content has been read. */
  colors?: NoticeColors
}

const USUAL_HEADERS = noticeHeaders(USUAL_APPEARANCE)

/** Sends a notice in the product's own colors, with the status of `reply`. */
export function sendNotice(reply: FastifyReply, notice: Omit<Notice, 'colors'>): FastifyReply {
  return reply.headers(USUAL_HEADERS).type('text/html; charset=utf-8').send(buildNoticePage(notice))
}

/** A page for when the site's own pages cannot be rendered. Pure. */
export function buildNoticePage({
  language,
  heading,
  title = heading,
  body,
  refreshSeconds,
  colors = USUAL_APPEARANCE,
}: Notice): string {
  const refresh =
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${title}</title>
<style>${styleOf(colors)}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`
}
