import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFolder } from './testing/a-folder.ts'
import { compressClientFiles, readWebBundle } from './web-bundle.ts'

async function aBuild(files: Record<string, string>): Promise<string> {
  const dist = await aFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dist, dirname(path)), { recursive: true })
    await writeFile(join(dist, path), text)
  }
  return dist
}

test('a web part that is not built is distinguished from one that is', async () => {
  expect(await readWebBundle(await aFolder())).toBeNull()
})

test('the build’s files are listed with their path and type, without the build’s own notes', async () => {
  const dist = await aBuild({
    'server/render.js': 'export const render = () => ({ html: "drawn" })',
    'client/assets/entry-abc.js': 'run()',
    'client/assets/fonts/roboto-abc.woff2': 'font',
    'client/icon.svg': '<svg/>',
    'client/.vite/manifest.json': '{}',
  })
  const bundle = await readWebBundle(dist)
  const files = bundle?.assets.map(({ path, kind, mediaType }) => `${path} ${kind} ${mediaType}`)
  expect(files?.sort()).toEqual([
    '/assets/entry-abc.js hashedAsset text/javascript',
    '/assets/fonts/roboto-abc.woff2 hashedAsset font/woff2',
    '/icon.svg publicFile image/svg+xml; charset=utf-8',
  ])
})

test('files compressed by the build are sent unchanged, and are not listed separately', async () => {
  const script = 'run();'.repeat(100)
  const dist = await aBuild({
    'server/render.js': 'export const render = () => ({ html: "drawn" })',
    'client/assets/entry-abc.js': script,
    'client/assets/roboto-abc.woff2': 'font'.repeat(100),
    'client/.vite/manifest.json': '{}',
  })
  await compressClientFiles(join(dist, 'client'))
  const bundle = await readWebBundle(dist)
  expect(bundle?.assets.map(({ path }) => path).sort()).toEqual([
    '/assets/entry-abc.js',
    '/assets/roboto-abc.woff2',
  ])
  const [entry, font] = (bundle?.assets ?? []).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  expect(brotliDecompressSync(entry?.compressed?.br ?? '').toString()).toBe(script)
  expect(gunzipSync(entry?.compressed?.gzip ?? '').toString()).toBe(script)
  expect(font?.compressed).toBeUndefined()
})

test('a bundle that cannot render pages is refused', async () => {
  const dist = await aBuild({ 'server/render.js': 'export const draw = 1', 'client/icon.svg': '<svg/>' })
  await expect(readWebBundle(dist)).rejects.toThrow('exports no function named render')
})
