import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { MAP_PROJECTION, MAP_VIEW_BOX, PLACES } from '../../src/web/theme/map/map-points.ts'
import { type LonLat, readGeoFile, readGeography } from './geo-source.ts'
import { ICON_DRAWINGS } from './make-app-icons.ts'
import { buildFont, buildFontStyles } from './make-font.ts'
import { buildIconModule } from './make-icons.ts'
import { buildMapFiles, buildMapProjection } from './make-map.ts'

interface PlacesFile {
  features: { properties: { name: string }; geometry: { coordinates: LonLat } }[]
}

const WEB = new URL('../../src/web/', import.meta.url)

test('the committed icon outlines are what the tool makes', async () => {
  expect(await buildIconModule()).toBe(await readText('ui/icon-paths.ts'))
})

test('the committed map is what the tool makes from the geography', async () => {
  for (const [name, text] of Object.entries(await buildMapFiles())) {
    expect(text, name).toBe(await readText(`theme/map/${name}`))
  }
})

test('the page puts a camera and a place where the map has them', async () => {
  const onMap = buildMapProjection(await readGeography())
  const { unitsPerDegree, greenwichX, equatorY } = MAP_PROJECTION
  const [[west], [east, y]] = [onMap([-81, 0]), onMap([-80, 0])]
  expect(east - west).toBeCloseTo(unitsPerDegree, 3)
  expect([west + 81 * unitsPerDegree, y]).toEqual([
    expect.closeTo(greenwichX, 1),
    expect.closeTo(equatorY, 3),
  ])
  const { features } = await readGeoFile<PlacesFile>('places')
  const [, , width = 0, height = 0] = MAP_VIEW_BOX.split(' ').map(Number)
  for (const { name, x, y } of PLACES) {
    const place = features.find(({ properties }) => properties.name === name.replace('St.', 'Saint'))
    const [left, top] = onMap(place?.geometry.coordinates ?? [0, 0])
    expect([(left / width) * 100, (top / height) * 100], name).toEqual([
      expect.closeTo(x, 1),
      expect.closeTo(y, 1),
    ])
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
