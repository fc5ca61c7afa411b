import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { clientAssets } from './tools/build/client-assets.ts'

/** Absolute, because building and developing resolve it from different folders. */
const entry = (file: string) => join(import.meta.dirname, 'src/web', file)

export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), clientAssets(), isSsrBuild === true || command === 'serve' ? [] : updateWorker()],
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
          // What every page needs travels in one file: brotli packs it 4 % smaller than apart.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  // The schemas come with the first call a page makes itself (web/api/client.ts).
                  test: /node_modules\/(?!valibot)|src\/web\/(api|ui|messages\/m)|src\/contract\/(category|language|pages)/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
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
      // A device keeps the words of the languages it has used; the worker stores those when they are asked for.
      globIgnores: ['assets/{es,ht}-*.js', 'assets/{es,ht}-metrics-*.js'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
