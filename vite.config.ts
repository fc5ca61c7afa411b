import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TRANSLATED } from './src/contract/language.ts'
import { clientAssets } from './tools/build/client-assets.ts'

/** Absolute, because building and developing resolve it from different folders. */
const entry = (file: string) => join(import.meta.dirname, 'src/web', file)

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
          input: entry('entry-client.tsx'),
          output: {
            // What several pages share is one file: each file costs its headers.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|wouter|@tanstack)\/|preload-helper|rolldown\/runtime/,
                },
                {
                  name: 'shared',
                  test: /src\/(web|contract|measures)\/(?!messages\/(en|es|ht)-)/,
                  minShareCount: 3,
                },
                // Leaves of a few lines that two pages share.
                {
                  name: 'small',
                  test: /web\/ui\/(focus|copy-text|save-data|route-marker)|messages\/error-text|features\/cameras\/model\/report-path|contract\/(tim-areas|search-address|search-groups|period-days|report-path|form-choices)/,
                  minShareCount: 2,
                },
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
      // A device stores the messages of the languages it has used, when they are first requested. The others need a
      // connection anyway.
      globIgnores: [
        ...TRANSLATED.map((language) => `assets/${language}-*.js`),
        'assets/{hls,camera-video,analytics,challenge-worker,tour-calendar}*.{js,css}',
      ],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
