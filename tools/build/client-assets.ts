import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language.ts'
import { type Area, PAGE_AREAS, PAGE_KINDS, type PageKind } from '../../src/web/messages/catalog.ts'

const MODULE_ID = 'virtual:client-assets'
const MANIFEST = 'dist/client/.vite/manifest.json'
const ENTRY = 'entry-client.tsx'
const START = 'start.ts'
const STORM = 'storm/storm-client.ts'

/**
 * Gives the server's bundle the files of the client build: each page's style sheets, font and scripts per language,
 * as Vite's manifest lists them. The client must be built first.
 */
export function clientAssets(): Plugin {
  let isDev = false
  return {
    name: 'client-assets',
    configResolved(config) {
      isDev = config.command === 'serve'
    },
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined
      return isDev ? DEV_MODULE : await builtModule()
    },
  }
}

const DEV_TAGS = [
  `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>`,
  '<script type="module" src="/@vite/client"></script>',
  `<script type="module" src="/${ENTRY}"></script>`,
].join('\n')

const DEV_STORM = `<script type="module" src="/${STORM}"></script>`

const DEV_MODULE = `export const tagsOf = () => ${JSON.stringify(DEV_TAGS)}
export const startScript = undefined
export const stormTag = ${JSON.stringify(DEV_STORM)}`

async function builtModule(): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const file = manifest[START]?.file ?? ''
  return moduleOf(manifest, (await readFile(join(dirname(MANIFEST), '..', file), 'utf8')).trim())
}

function moduleOf(manifest: Manifest, startScript: string): string {
  const tags = PAGE_KINDS.flatMap((page) =>
    LANGUAGES.map((language) => [`${page} ${language}`, tagsFor(manifest, page, language, startScript)]),
  )
  const storm = `<script type="module" src="/${manifest[STORM]?.file}" fetchpriority="low"></script>`
  return `const tags = ${JSON.stringify(Object.fromEntries(tags))}
export const tagsOf = (page, language) => tags[page + ' ' + language] ?? ''
export const startScript = ${JSON.stringify(startScript)}
export const stormTag = ${JSON.stringify(storm)}`
}

/** Chunks of the tabs of Metrics, and of a visitor's own cameras and roads. */
const LAZY: ReadonlySet<string> = new Set(['tabs', 'mine-view', 'my-roads'])
/** Chunks of charts and figures: a visitor's own roads need their calculations but none of their styles. */
const ARITHMETIC: ReadonlySet<string> = new Set(['figures', 'charts', 'key-figures'])

function tagsFor(manifest: Manifest, page: PageKind, language: string, startScript: string): string {
  const areas: readonly Area[] = ['site', ...(PAGE_AREAS[page] ?? [])]
  const messages = areas.flatMap((area) => messageFiles(area, language))
  const own = `pages/${page}-page.tsx`
  const pageKey = manifest[own] === undefined ? 'pages/prose-page.tsx' : own
  const roots = [ENTRY, ...messages, pageKey]
  const chunks = [...new Set(roots.flatMap((key) => importsOf(manifest, key)))].map((key) => manifest[key])
  // The server renders parts that a browser loads lazily, so the page needs their styles.
  const later = (manifest[pageKey]?.dynamicImports ?? [])
    .filter((key) => LAZY.has(manifest[key]?.name ?? ''))
    .flatMap((key) => importsOf(manifest, key))
    .map((key) => manifest[key])
    .filter((chunk) => page !== 'roads' || !ARITHMETIC.has(chunk?.name ?? ''))
  const styled = [...chunks, ...later]
  const styles = new Set(styled.flatMap((chunk) => chunk?.css ?? []))
  const fonts = new Set(
    chunks.flatMap((chunk) => chunk?.assets ?? []).filter((file) => file.endsWith('.woff2')),
  )
  const code = chunks.flatMap((chunk) => (chunk === undefined ? [] : `/${chunk.file}`)).join(' ')
  return [
    ...[...fonts].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    // The page is complete without them: `start.ts` requests them after the first paint.
    `<script type="module" data-code="${code}">${startScript}</script>`,
  ].join('\n')
}

/** The files that languages.ts loads for an area. */
function messageFiles(area: Area, language: string): string[] {
  if (language === DEFAULT_LANGUAGE) return [`messages/${language}-${area}.ts`]
  const file = `messages/${language}-${area}.json`
  return area === 'figures' ? [file, `../measures/columns/definitions/${language}.json`] : [file]
}

/** A chunk and all it imports statically, the chunk first. */
function importsOf(manifest: Manifest, key: string): string[] {
  const found = new Set<string>()
  const visit = (next: string) => {
    if (found.has(next)) return
    if (manifest[next] === undefined)
      throw new Error(`${MANIFEST} has no entry ${next}: build the client first`)
    found.add(next)
    for (const child of manifest[next].imports ?? []) visit(child)
  }
  visit(key)
  return [...found]
}
