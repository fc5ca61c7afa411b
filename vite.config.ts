import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { LANGUAGES, TRANSLATED } from './src/contract/language.ts'
import { clientAssets } from './tools/build/client-assets.ts'

/** Absolute, because building and developing resolve it from different folders. */
const entry = (file: string) => join(import.meta.dirname, 'src/web', file)

/** Validates the API's responses and a visitor's forms. A page loads it only once it requests or sends something. */
const isApi = (id: string) =>
  /node_modules\/valibot\/|api\/parse-response|contact\/send-form/.test(id) ||
  (/src\/contract\//.test(id) && readFileSync(id, 'utf8').includes("from 'valibot'"))

/** The frame of every page, and the parts that pages of all kinds share. */
const SHELL = [
  /src\/web\/(shell\/(?!analytics|service-worker)|theme\/(?!map)|features\/missing\/(?!missing\.tsx)|[^/]+\.tsx?$)/,
  /src\/web\/(ui\/(?!choices|district-map|key-figure|lazy-details)|api\/|features\/prose\/|features\/documents\/report-facts)/,
  new RegExp(`src/web/messages/(?!(?:${LANGUAGES.join('|')})-|comparison|age-text)`),
  /charts\/meanings\.module/,
  /features\/cameras\/(state-mark|state-line\.module|camera-picture\.module)/,
  /src\/contract\/(calendar-days|metrics-choices|overview-names)|src\/measures\/measured/,
]
const isShell = (id: string) =>
  !isApi(id) &&
  !id.endsWith('/start.ts') &&
  !id.endsWith('/storm-client.ts') &&
  SHELL.some((pattern) => pattern.test(id))

const KEY_FIGURES =
  /ui\/key-figure|messages\/comparison|measures\/(comparison\/compare|rounding)|metrics-address|build-service-figures/
/** With what they explain of figures: together they are one request. */
const FORMS =
  /contract\/(error-messages|form-choices|period-days|tour-days)\.|charts\/meanings|definitions\/definition\.ts/
const CAMERAS = /web\/(features\/cameras|live)\/|contract\/(camera-place|map-projection)/
/** Tabs of Metrics other than the first. */
const TABS = /features\/metrics\/(arterial|express|ramp)-(tab|chart|line)/

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), clientAssets(), isSsrBuild === true || command === 'serve' ? [] : serviceWorker()],
  css: { modules: { generateScopedName } },
  build: {
    outDir: isSsrBuild ? '../../dist/server' : '../../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // A page's code is 1 KB smaller than with the default. Nobody downloads the server's.
    minify: isSsrBuild === true ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    modulePreload: { polyfill: false },
    target: ['chrome120', 'firefox121', 'safari17'],
    rolldownOptions: isSsrBuild
      ? { input: entry('entry-server.tsx'), output: { entryFileNames: 'render.js' } }
      : {
          input: [entry('entry-client.tsx'), entry('start.ts'), entry('storm/storm-client.ts')],
          output: {
            // Packages change least, then what every page loads, then what pages of one kind share.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack)\/|preload-helper|rolldown\/runtime/,
                },
                { name: 'shell', test: isShell },
                // Each style sheet delays the first paint, so those of one page are combined.
                { name: 'figures', test: /features\/metrics\/.*\.css|charts\/data-table/ },
                { name: 'key-figures', test: KEY_FIGURES },
                { name: 'forms', test: FORMS },
                { name: 'choices', test: /web\/(ui\/choices|charts\/marks)/, minShareCount: 2 },
                {
                  name: 'reports',
                  // How to cite a report is fetched on request.
                  test: /src\/web\/features\/(documents|search|report-page)\/(?!citation-formats|page-citation)/,
                  minShareCount: 2,
                },
                { name: 'tabs', test: TABS, includeDependenciesRecursively: false },
                {
                  name: 'figures',
                  test: /src\/web\/features\/metrics\/|node_modules\/d3-array\//,
                  minShareCount: 2,
                },
                // Validation of responses needs it, even on sites without cameras.
                { name: 'camera-state', test: /contract\/camera-state|messages\/age-text/ },
                // Camera health needs part of what the camera pages share.
                { name: 'cameras', test: CAMERAS, minShareCount: 4 },
                { name: 'camera-list', test: CAMERAS, minShareCount: 2 },
                { name: 'api', test: isApi },
              ],
            },
          },
        },
  },
  // Without it the server would render with React's development build, several times slower.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: {
      // React has had it built in since version 18; the router still brings a copy.
      'use-sync-external-store/shim/index.js': 'react',
      // d3-zoom imports both only to animate a zoom, which the map never does. They would be half of its code.
      'd3-transition': entry('map/no-animation.ts'),
      'd3-interpolate': entry('map/no-animation.ts'),
    },
  },
  // The built render function is self-contained; while developing, packages come from node_modules.
  ssr: { noExternal: command === 'build' ? true : [] },
}))

/** The file of each class of a CSS module so far. */
const filesOfClasses = new Map<string, string>()

/** A class of a CSS module in the page. The usual names also have their line in the file, which makes a page 1.4 KB larger. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file)
  const scoped = `${name}_${hash('sha256', path, 'base64url').slice(0, 4)}`
  const other = filesOfClasses.get(scoped) ?? path
  if (other !== path)
    throw new Error(`${other} and ${path} both have ${scoped}: rename .${name} in one of them`)
  filesOfClasses.set(scoped, path)
  return scoped
}

/**
 * Builds web/worker/sw.ts to /sw.js with the hashed files of this build. Pages are not precached: the server renders
 * them again whenever the office publishes. The page registers the service worker itself, and the server builds the
 * manifest from the content.
 */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/**/*.{js,css,woff2,svg}'],
      // A device stores other languages, maps, Roads, and what few visitors open on the first request. The others
      // need a connection anyway.
      globIgnores: [
        ...TRANSLATED.map((language) => `assets/${language}-*.js`),
        'assets/{camera-map,camera-trip,places-map,streets-layer,roads,my-roads,mine-view}-*',
        'assets/{report,camera,camera-health,definitions,data,search,read,accessibility,prose}-page-*',
        'assets/en-{roads,records}-*',
        'assets/{missing,tabs,build-discover-cameras,chapters,citation-formats,page-citation,report-at}-*',
        'assets/{hls,camera-video,analytics,challenge-worker,tour-calendar,save-picture,start,storm-client}*.{js,css}',
      ],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
