/** The binder's style: readable on screen, in dark mode and on paper, with system fonts. */
export const BINDER_STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --line: #74777f; --band: #f0f1f6; --link: #00497a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3e2e6; --paper: #1b1b1f; --line: #8e9099; --band: #2a2c33; --link: #9ccaff; } }
body { margin: 0 auto; max-width: 78rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--line); padding-bottom: .25rem; }
p, header ul, main > section > ul { max-width: 46rem; }
li { margin-block: .25rem; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
caption { padding-block: .5rem; text-align: start; font-weight: 600; }
th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start; vertical-align: top; }
thead th { background: var(--band); }
tbody th { font-weight: 400; min-width: 14rem; }
td > ul { margin: 0; padding-inline-start: 1.1rem; }
code { font-size: .8em; overflow-wrap: anywhere; }
@media print {
  :root { --ink: #000; --paper: #fff; --line: #777; --band: #eee; --link: #000; }
  @page { size: landscape; margin: 1.5cm; }
  body { max-width: none; padding: 0; font-size: 9pt; }
  nav { display: none; }
  main > section { break-before: page; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
`
