import { readFile } from 'node:fs/promises'
import type { Manifest, Plugin } from 'vite'
import { LANGUAGES } from '../../src/contract/language.ts'
import { METRICS_TABS } from '../../src/contract/metrics-address.ts'
import { writePageStyles } from './page-styles.ts'

const MODULE_ID = 'virtual:client-assets'
const MANIFEST = 'dist/client/.vite/manifest.json'
const BEGIN = 'start/begin.ts'
const ENTRY = 'entry-client.tsx'
/** Stands among the scripts of a page for the words of its language, which nobody would know of before the first ran. */
const WORDS = '(words)'
const DOCUMENTS_REST = 'pages/documents-rest.tsx'
/** The results of a search: code that the page fetches when one is asked for, and starts with when it was. */
const RESULTS = 'pages/documents-found.tsx'

/** Views of pages that come when they are opened, by page and view; the first of each is part of its page. */
const LATE_VIEWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  metrics: Object.fromEntries(
    METRICS_TABS.slice(1).map((tab) => [tab, `features/metrics/${tab}/${tab}-tab.tsx`]),
  ),
  cameras: {
    corridor: 'features/cameras/corridor/corridor-view.tsx',
    mine: 'features/cameras/mine/mine-part.tsx',
  },
}

/** Drawn by the server and taken over late (ui/taken-over.tsx): a page starts with their style sheets alone. */
const TAKEN_OVER = [
  'features/about/area-map.tsx',
  'features/cameras/cameras-face.tsx',
  'features/cameras/health/health-view.tsx',
  'features/contact/contact-forms.tsx',
  'features/incidents/area-incidents.tsx',
  'pages/camera-rest.tsx',
  'pages/discover-rest.tsx',
  DOCUMENTS_REST,
  'pages/metrics-rest.tsx',
  'pages/report-figures.tsx',
  'shell/late-frame.tsx',
]

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
      return isDev ? DEV_MODULE : moduleOf(await readTags())
    },
  }
}

/** The first script of a page; it asks for those of `data-later`, the first of which takes the page over. */
const beginTag = (begin: string, later: string) =>
  `<script type="module" async fetchpriority="low" src="/${begin}" data-later="${later}"></script>`

const DEV_TAGS = [
  `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>`,
  '<script type="module" src="/@vite/client"></script>',
  beginTag(BEGIN, `/${ENTRY}`),
].join('\n')

const DEV_MODULE = `export const tagsOf = () => ${JSON.stringify(DEV_TAGS)}`

/** Tags by page, `page?view` for a view of it that starts with more; the tag of the scripts ends with the words. */
interface Tags {
  pages: Record<string, string>
  words: Record<string, string>
}

function moduleOf(tags: Tags): string {
  return `const { pages, words } = ${JSON.stringify(tags)}
export const tagsOf = (page, view, language) => {
  const tags = pages[page + '?' + view] ?? pages[page]
  return tags === undefined ? '' : tags.replace(${JSON.stringify(WORDS)}, words[language])
}`
}

async function readTags(): Promise<Tags> {
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  const pages = Object.keys(manifest).flatMap((key) => /^pages\/(.+)-page\.tsx$/.exec(key)?.[1] ?? [])
  const tags = await Promise.all(
    pages.flatMap((page) => viewsOf(page)).map(async (view) => [view.key, await tagsFor(manifest, view)]),
  )
  const words = LANGUAGES.map((language) => [
    language,
    `/${fileOf(manifest, `messages/${language}-first.ts`)}`,
  ])
  return { pages: Object.fromEntries(tags), words: Object.fromEntries(words) }
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`${MANIFEST} has no entry ${key}: build the client first`)
  return chunk.file
}

/** A page, or a view of it that starts with more. */
interface View {
  /** As in {@link Tags}. */
  key: string
  /** What its scripts start with. */
  code: readonly string[]
  /** Parts it draws besides those of every view, as {@link TAKEN_OVER} has them. */
  parts: readonly string[]
}

function viewsOf(page: string): View[] {
  const code = `pages/${page}-page.tsx`
  const plain: View = { key: page, code: [code], parts: [] }
  if (page === 'documents')
    return [plain, { key: `${page}?results`, code: [code, DOCUMENTS_REST, RESULTS], parts: [] }]
  const views = Object.entries(LATE_VIEWS[page] ?? {})
  return [plain, ...views.map(([view, part]) => ({ key: `${page}?${view}`, code: [code], parts: [part] }))]
}

async function tagsFor(manifest: Manifest, { code, parts }: View): Promise<string> {
  const keys = [...new Set([ENTRY, ...code].flatMap((key) => importsOf(manifest, key)))]
  const files = keys.map((key) => fileOf(manifest, key))
  const drawn = withPartsTakenOver(manifest, keys, [...TAKEN_OVER, ...parts])
  const styles = [...new Set(drawn.flatMap((key) => manifest[key]?.css ?? []))]
  const fonts = [...new Set(keys.flatMap((key) => manifest[key]?.assets ?? []))].filter((file) =>
    file.endsWith('.woff2'),
  )
  const begin = fileOf(manifest, BEGIN)
  const scripts = files.filter((file) => file.endsWith('.js') && file !== begin)
  const later = [...scripts.map((file) => `/${file}`), WORDS].join(' ')
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<link rel="stylesheet" href="/${await writePageStyles(styles)}">`,
    beginTag(begin, later),
    // Never fetched: a part that comes late sees by them that its styles are here already.
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join('\n')
}

/** The chunks, and those of the parts they draw and take over late, with all these import at once. */
function withPartsTakenOver(
  manifest: Manifest,
  keys: readonly string[],
  takenOver: readonly string[],
): string[] {
  const found = new Set(keys)
  // What is added while a set is gone through is gone through as well.
  for (const key of found) {
    const parts = (manifest[key]?.dynamicImports ?? []).filter((part) => takenOver.includes(part))
    for (const part of parts.flatMap((one) => importsOf(manifest, one))) found.add(part)
  }
  return [...found]
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
