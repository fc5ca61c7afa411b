import { writeFile } from 'node:fs/promises'
import type { InlineConfig } from 'vite'
import { hashSources, isBuildStale, STAMP_FILE } from './build-stamp.ts'

/**
 * The desk is a separate build, so none of it can get into the pages of the site. Only the server renders its pages;
 * browsers get styles, a font and small scripts.
 */
const DESK_BUILD: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: 'src/web',
  base: '/desk/',
  publicDir: false,
  build: {
    ssr: true,
    ssrEmitAssets: true,
    emptyOutDir: true,
    outDir: '../../dist/desk',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    cssMinify: true,
    rolldownOptions: { input: 'src/web/desk/entry-desk.tsx', output: { entryFileNames: 'desk.js' } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
}

const DESK_SCRIPT_BUILD: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: 'src/web',
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: '../../dist/desk',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: ['src/web/desk/edit-script.ts', 'src/web/desk/publish-script.ts'],
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
}

/**
 * Builds the files for browsers (dist/client), then the server's render function (dist/server/render.js),
 * which refers to them.
 */
export async function buildWeb(): Promise<void> {
  const hash = await hashSources()
  // Not imported above: a server without the development packages still checks whether its build is stale.
  const { build } = await import('vite')
  const { compressClientFiles } = await import('../../src/server/web-bundle.ts')
  // With any other value, React's development build would end up in the pages.
  process.env.NODE_ENV = 'production'
  process.stderr.write('Building the pages for browsers…\n')
  await build({ logLevel: 'warn' })
  process.stderr.write('Building the pages for the server…\n')
  await build({ logLevel: 'warn', build: { ssr: true } })
  process.stderr.write('Building the pages of the desk…\n')
  await build(DESK_BUILD)
  await build(DESK_SCRIPT_BUILD)
  await compressClientFiles('dist/client')
  await writeFile(STAMP_FILE, hash)
}

export async function buildWebIfStale(): Promise<void> {
  if (await isBuildStale()) await buildWeb()
}
