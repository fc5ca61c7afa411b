import type { Appearance } from '../../contract/appearance.ts'

/**
 * The one style sheet of the documents for storms, inside them: they load nothing else before they can be read. No font
 * either: six times the document's bytes. Where the device has Roboto, as Android does, it is the site's own.
 */
export function stormStyle({ barColor: bar, linkColor: link }: Appearance): string {
  return `:root{color-scheme:light dark;--bar:${bar.light};--link:${link.light};--page:#f8f9fc;--card:#fff;--text:#191c1e;--soft:#40484d;--line:#bfc8ce;--edge:#70787e;--alarm:#ba1a1a;--on-alarm:#fff;--caution:#ffdcc0;--on-caution:#2d1600}
@media (prefers-color-scheme:dark){:root{--bar:${bar.dark};--link:${link.dark};--page:#111416;--card:#191c1e;--text:#e1e3e5;--soft:#bfc8ce;--line:#40484d;--edge:#8a9298;--alarm:#ffb4ab;--on-alarm:#690005;--caution:#7c4911;--on-caution:#fff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 Roboto,system-ui,sans-serif;overflow-wrap:break-word}
header{background:var(--bar);color:#fff}
header a{color:#fff}
header>div,main,footer{max-width:46rem;margin:0 auto;padding:.75rem 1rem}
header p{margin:0;font-size:1.125rem;font-weight:600}
nav ul,.plain{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
nav a,.plain a{display:inline-block;min-height:2.75rem;padding:.625rem 0}
nav [aria-current]{font-weight:600;text-decoration:none}
a{color:var(--link)}
h1{margin:1rem 0 .5rem;font-size:min(2rem,12vw);font-weight:600;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1.375rem;font-weight:600;line-height:1.3}
h3{margin:1.25rem 0 .25rem;font-size:1.125rem;font-weight:600}
.lead{font-size:1.25rem;line-height:1.5;margin:0 0 1rem}
.soft,footer{color:var(--soft)}
.alarm,.caution,.item{margin:0 0 .5rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--card);border:1px solid var(--line)}
.alarm{background:var(--alarm);color:var(--on-alarm);border-color:transparent;font-size:1.125rem;font-weight:600}
.caution{background:var(--caution);color:var(--on-caution);border-color:transparent}
.alarm a,.caution a{color:inherit}
.alarm p,.caution p,.item p{margin:0}
.alarm strong{text-transform:uppercase;letter-spacing:.04em}
.sample{padding:.5rem 1rem;border:2px dashed var(--edge);border-radius:.75rem}
.list{margin:0;padding:0;list-style:none}
pre{white-space:pre-wrap;font:inherit;margin:.5rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{position:static;display:inline-block;padding:.75rem 1rem;background:var(--card)}
#news{position:fixed;inset-block-end:1rem;inset-inline:1rem;margin:0 auto;max-width:24rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--text);color:var(--page)}
#news:empty{padding:0}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header :focus-visible{outline-color:#fff}
@media (max-width:30rem){h1{font-size:min(1.625rem,12vw)}}
@media (forced-colors:active){.alarm,.caution{border:3px solid CanvasText}}
@media print{header nav,#news,.skip{display:none}h2,h3{break-after:avoid}header,.alarm,.caution{background:none;color:#000;border:2px solid #000}main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.875rem;overflow-wrap:anywhere}}`
}
