import { readFile } from 'node:fs/promises'
import type { Manifest, Plugin } from 'vite'

const MODULE_ID = 'virtual:client-assets'
const MANIFEST = 'dist/client/.vite/manifest.json'
const ENTRY = 'entry-client.tsx'
/** The results of a search: code that a page fetches when one is asked for, and starts with when it was. */
const RESULTS = 'features/search/found.tsx'

/** Drawn by the server and taken over when their code arrives: a page starts with their style sheets alone. */
const LATE_DRAWN = ['features/contact/contact-forms.tsx']

/**
 * Lets the server's bundle name the files of the client build: for each page, its style sheets,
 * its font and the scripts to fetch early. The client must be built first.
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
      return isDev ? moduleOf({}, DEV_TAGS) : moduleOf(await readTags(), '')
    },
  }
}

const DEV_TAGS = [
  `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>`,
  '<script type="module" src="/@vite/client"></script>',
  `<script type="module" src="/${ENTRY}"></script>`,
].join('\n')

function moduleOf(tags: Record<string, string>, fallback: string): string {
  return `const tags = ${JSON.stringify(tags)}
export const tagsOf = (page, withResults) =>
  (withResults ? tags[page + '?'] : undefined) ?? tags[page] ?? ${JSON.stringify(fallback)}`
}

async function readTags(): Promise<Record<string, string>> {
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const pages = Object.keys(manifest).flatMap((key) => /^pages\/(.+)-page\.tsx$/.exec(key)?.[1] ?? [])
  return Object.fromEntries(
    pages.flatMap((page) => {
      const key = `pages/${page}-page.tsx`
      const plain = [page, tagsFor(manifest, [key])]
      return canSearch(manifest, key) ? [plain, [`${page}?`, tagsFor(manifest, [key, RESULTS])]] : [plain]
    }),
  )
}

function canSearch(manifest: Manifest, pageKey: string): boolean {
  return importsOf(manifest, pageKey).some((key) => manifest[key]?.dynamicImports?.includes(RESULTS))
}

function tagsFor(manifest: Manifest, codeKeys: readonly string[]): string {
  const keys = [ENTRY, ...codeKeys].flatMap((key) => importsOf(manifest, key))
  const chunks = [...new Set(keys)].map((key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${MANIFEST} has no entry ${key}: build the client first`)
    return chunk
  })
  const late = chunks
    .flatMap((chunk) => chunk.dynamicImports ?? [])
    .filter((key) => LATE_DRAWN.includes(key))
    .flatMap((key) => importsOf(manifest, key).map((part) => manifest[part]))
  const styles = [...new Set([...chunks, ...late].flatMap((chunk) => chunk?.css ?? []))]
  const fonts = [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))].filter((file) =>
    file.endsWith('.woff2'),
  )
  const entry = manifest[ENTRY]?.file
  const scripts = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js') && file !== entry)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n')
}

/** A chunk and all it imports at once, the chunk first; what it imports on demand is left out. */
function importsOf(manifest: Manifest, key: string): string[] {
  const found = new Set<string>()
  const visit = (next: string) => {
    if (found.has(next)) return
    found.add(next)
    for (const child of manifest[next]?.imports ?? []) visit(child)
  }
  visit(key)
  return [...found]
}
