import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TRANSLATED } from './src/contract/language.ts'
import { clientAssets } from './tools/build/client-assets.ts'

/** Absolute, because building and developing resolve it from different folders. */
const entry = (file: string) => join(import.meta.dirname, 'src/web', file)

const SHARED_UI = /src\/web\/(ui|api|messages|theme|features\/(prose|documents))\//

/** Constants and arithmetic. The contract's schemas bring valibot, which a browser needs only for the API's responses. */
const isConstants = (id: string) =>
  /src\/(contract|measures)\//.test(id) && !readFileSync(id, 'utf8').includes("from 'valibot'")

/** What checks the API's responses, on every page that requests one. */
const isSchemas = (id: string) =>
  /node_modules\/valibot\//.test(id) || (/src\/contract\//.test(id) && !isConstants(id))

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), clientAssets(), isSsrBuild === true || command === 'serve' ? [] : serviceWorker()],
  build: {
    outDir: isSsrBuild ? '../../dist/server' : '../../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome120', 'firefox121', 'safari17'],
    rolldownOptions: isSsrBuild
      ? { input: entry('entry-server.tsx'), output: { entryFileNames: 'render.js' } }
      : {
          input: [entry('entry-client.tsx'), entry('start.ts')],
          output: {
            // Packages change least, then what every page loads, then what the pages of one kind share.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack)\/|preload-helper|rolldown\/runtime/,
                },
                { name: 'shell', test: /src\/(?!web\/(start|messages\/(en|es|ht)-))/, tags: ['$initial'] },
                { name: 'schemas', test: isSchemas, minShareCount: 2 },
                { name: 'ui', test: (id) => SHARED_UI.test(id) || isConstants(id), minShareCount: 2 },
                { name: 'marks', test: /src\/web\/charts\/marks/, minShareCount: 2 },
                { name: 'tables', test: /src\/web\/charts\//, minShareCount: 2 },
                { name: 'figures', test: /src\/web\/features\/metrics\//, minShareCount: 2 },
                {
                  name: 'camera-marks',
                  test: /features\/cameras\/(state-mark\.tsx|state-line\.module|camera-picture\.module)/,
                },
                { name: 'cameras', test: /src\/web\/features\/cameras\//, minShareCount: 3 },
              ],
            },
          },
        },
  },
  // Without it the server would render with React's development build, several times slower.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The built render function stands alone; while developing, packages come from node_modules.
  ssr: { noExternal: command === 'build' ? true : [] },
}))

/**
 * Builds web/worker/sw.ts to /sw.js with the hashed files of this build. Pages are not precached: the server renders
 * those again whenever the office publishes. The page registers the worker itself, and the server makes the manifest
 * from the content.
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
      // A device stores other languages and the map of cameras when they are first requested. The rest needs a
      // connection anyway.
      globIgnores: [
        ...TRANSLATED.map((language) => `assets/${language}-*.js`),
        'assets/camera-map-*',
        'assets/{hls,camera-video,analytics,challenge-worker,tour-calendar,save-picture}*.{js,css}',
      ],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
