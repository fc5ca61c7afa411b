import { hash } from 'node:crypto'
import { DEFAULT_LANGUAGE, type Language } from '../../../src/contract/language.ts'
import { escapeMarkup } from '../../../src/server/http/escape-markup.ts'
import type { ResponseDraft } from '../../../src/server/snapshot/compressed-response.ts'
import type { CopyTexts } from './copy-texts.ts'

/** One page of a copy. `body` and what comes from `words` are markup; the rest is text. */
export interface CopiedPage {
  language: Language
  words: CopyTexts
  publicUrl: string
  /** With the language's prefix. */
  path: string
  title: string
  description: string
  asOf: { instant: string; words: string }
  isSample: boolean
  siteName: string
  home: string
  /** The state's own traveler information; `null`: there is none. */
  official: { address: string; name: string } | null
  menu: readonly { path: string; title: string }[]
  /** The same page in each language, its own included. */
  twins: readonly { language: Language; path: string }[]
  body: string
}

const CSS = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:48rem;margin:0 auto;padding:0 1rem 3rem;overflow-wrap:break-word}
header,nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
nav ul{padding:0;list-style:none}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem;color:LinkText}
h1{margin:1rem 0;line-height:1.2}
h2{margin:2rem 0 .5rem}
main ul{padding:0;list-style:none}
main li{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1rem;border-top:1px solid GrayText}
.copy{padding:1rem;border:2px solid;border-radius:.5rem}
.copy p{margin:0 0 .5rem}
`

/** Beside the site's own styles, which belong to its scripts. */
export const COPY_STYLE: ResponseDraft = {
  path: `/assets/camera-copy-${hash('sha256', CSS).slice(0, 8)}.css`,
  kind: 'hashedAsset',
  mediaType: 'text/css; charset=utf-8',
  bytes: Buffer.from(CSS),
}

/** The whole document of a page. Plain on purpose: it needs nothing but itself and one style sheet. Pure. */
export function copyDocument(page: CopiedPage): string {
  const { language, words, publicUrl, path, asOf, twins } = page
  const [title, siteName] = [escapeMarkup(page.title), escapeMarkup(page.siteName)]
  const alternates = [
    ...twins.map((twin) => [twin.language as string, twin.path] as const),
    ...twins
      .filter((twin) => twin.language === DEFAULT_LANGUAGE)
      .map((twin) => ['x-default', twin.path] as const),
  ].map(([name, to]) => `<link rel="alternate" hreflang="${name}" href="${publicUrl}${to}">`)
  const menu = page.menu.map((one) => `<li><a href="${one.path}">${escapeMarkup(one.title)}</a></li>`)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteName}</title>
<meta name="description" content="${escapeMarkup(page.description)}">
<link rel="canonical" href="${publicUrl}${path}">
${twins.length > 1 ? alternates.join('\n') : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${COPY_STYLE.path}">
</head>
<body>
<header><a href="${page.home}">${siteName}</a></header>
<main>
<h1>${title}</h1>
<div class="copy">
<p><strong><time datetime="${asOf.instant}">${asOf.words}</time></strong></p>
<p>${words.isCopy}${page.isSample ? ` ${words.isSample}` : ''}</p>
${page.official === null ? '' : `<p>${words.rightNow} <a href="${escapeMarkup(page.official.address)}">${page.official.name}</a></p>`}
<p>${words.phones}</p>
</div>
${page.body}
</main>
<nav aria-label="${words.pages}"><ul>
${menu.join('\n')}
</ul></nav>
</body>
</html>
`
}
