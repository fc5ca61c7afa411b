import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { ICON_DRAWINGS } from './make-app-icons.ts'
import { buildFont, buildFontStyles } from './make-font.ts'
import { buildIconModule } from './make-icons.ts'
import { buildMapFiles } from './make-map.ts'

const WEB = new URL('../../src/web/', import.meta.url)

test('the committed icon outlines are what the tool makes', async () => {
  expect(await buildIconModule()).toBe(await readText('ui/icon-paths.ts'))
})

test('the committed map is what the tool makes from the geography', async () => {
  for (const [name, text] of Object.entries(await buildMapFiles())) {
    expect(text, name).toBe(await readText(`theme/map/${name}`))
  }
})

test('the map stays below 25 KB, and 9 KB on the wire', async () => {
  const map = await readFile(new URL('theme/map/district-map.svg', WEB))
  expect(map.length).toBeLessThan(25_000)
  expect(brotliCompressSync(map).length).toBeLessThan(9_000)
})

test('the map to zoom into stays below 11 KB on the wire', async () => {
  const map = await readFile(new URL('theme/map/camera-map.svg', WEB))
  expect(brotliCompressSync(map).length).toBeLessThan(11_000)
})

test('the committed font and its stand-ins are what the tool makes', async () => {
  expect(await buildFont()).toEqual(await readFile(new URL('theme/roboto.woff2', WEB)))
  expect(await buildFontStyles()).toBe(await readText('theme/fonts.css'))
})

test('the font and its headers fit in what a new connection sends at once, ten packets of 1,460 bytes', async () => {
  const ofHeaders = 400
  expect((await readFile(new URL('theme/roboto.woff2', WEB))).length).toBeLessThanOrEqual(14_600 - ofHeaders)
})

test('the committed drawings of the mark are what the tool makes', async () => {
  for (const [name, svg] of Object.entries(ICON_DRAWINGS))
    expect(svg, name).toBe(await readText(`public/${name}`))
})

// PNG bytes differ between versions of the encoder; the size in pixels may not.
test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square picture of its size', async (name, pixels) => {
  const picture = await loadImage(await readFile(new URL(`public/${name}`, WEB)))
  expect([picture.width, picture.height]).toEqual([pixels, pixels])
})

test('the tab icon holds 16, 32 and 48 pixels', async () => {
  const ico = await readFile(new URL('public/favicon.ico', WEB))
  const count = ico.readUInt16LE(4)
  const edges = Array.from({ length: count }, (_, index) => ico.readUInt8(6 + index * 16))
  expect(edges).toEqual([16, 32, 48])
})

async function readText(path: string): Promise<string> {
  return await readFile(new URL(path, WEB), 'utf8')
}
