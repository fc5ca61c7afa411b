import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientAssets } from './tools/build/client-assets.ts'
import { shortClassNamesOfSite } from './tools/build/short-class-names.ts'

/** Absolute, because building and developing resolve it from different folders. */
const entry = (file: string) => join(import.meta.dirname, 'src/web', file)

/** Icons of what takes over the first view. */
const FIRST_ICONS = 'close|error|menu|open-in-new|refresh|science'

/** What takes over the first view of nearly every page, in one file. The rest comes when that is done. */
const FIRST_VIEW = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|wouter|use-sync-external-store|regexparam)/',
    'rolldown.runtime|vite.preload',
    'web/(entry-client|features/prose/)',
    'web/api/(answer-|call-failed|client|site-|use-answer)',
    'web/browser/(chosen|copy|device|saves|session|trusted|until)',
    'web/messages/(in-language|messages-context|translate|word-loader|figure-words|camera-words)',
    'web/navigation/(focus|own)',
    'web/ui/(button|chip|early-c|external-link|failed-notice|format-number|intl|late|skeleton|tab-focus|taken-over|use-is-live)',
    `web/ui/(icon\\.|icons/(${FIRST_ICONS})\\.)`,
    'contract/(language|pages)',
  ].join('|'),
)

/** Small modules that read a search from an address: a file for each would cost more in headers than it holds. */
const ASKED = /contract\/(category|characters|search-address|search-groups)\.ts$/

/** Dates are said by what comes after the first view. */
const DATES = /web\/ui\/(format-date|creole-formats)\.ts|contract\/calendar-days\.ts/

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), clientAssets(), isSsrBuild === true || command === 'serve' ? [] : updateWorker()],
  build: {
    outDir: isSsrBuild ? '../../dist/server' : '../../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // What a part imports is found by the browser itself: to list it for each would cost every first visit 1 KB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: ['chrome120', 'firefox121', 'safari17'],
    rolldownOptions: isSsrBuild
      ? { input: entry('entry-server.tsx'), output: { entryFileNames: 'render.js' } }
      : {
          input: [entry('start/begin.ts'), entry('entry-client.tsx')],
          // What every first view needs travels in one file: brotli packs it smaller, and each file costs its headers.
          output: {
            // Style sheets of parts are named in every page that holds them. The worker looks for the entry's by its name.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css') && !name.startsWith('entry-client'))
                ? 'assets/[hash][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // The first script, which lets the page be painted before it asks for the others.
                {
                  name: 'begin',
                  test: /web\/(start\/begin|browser\/until-painted|ui\/early-presses)/,
                  priority: 1,
                },
                { name: 'app', test: FIRST_VIEW },
                { name: 'asked', test: ASKED, minShareCount: 2 },
                { name: 'dates', test: DATES, minShareCount: 2 },
                { name: 'icons', test: /web\/ui\/icons\//, minShareCount: 3 },
              ],
            },
          },
        },
  },
  css: {
    modules: command === 'build' ? { generateScopedName: shortClassNamesOfSite(import.meta.dirname) } : {},
  },
  // Without it the server would draw with React's version for developers, several times slower.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The built drawing function stands alone; while developing, packages come from node_modules.
  ssr: { noExternal: command === 'build' ? true : [] },
}))

/**
 * Builds web/worker/sw.ts to /sw.js and tells it the hashed files of this build. Pages are not among
 * them: the server draws those anew whenever the office publishes. The page registers it itself, and
 * the server makes the manifest from the content.
 */
function updateWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/**/*.{js,css,woff2,svg}'],
      // A device keeps the words of the languages it has used; the worker stores those when they are asked for. Videos
      // play with a connection only, and their player would be a fifth of all that is copied.
      globIgnores: ['assets/{es,ht}-*.js', 'assets/{es,ht}-metrics-*.js', 'assets/hls.*.js'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
