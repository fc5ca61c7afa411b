import { readFile } from 'node:fs/promises'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { ICON_DRAWINGS } from './make-app-icons.ts'
import { buildFont, ROBOTO } from './make-font.ts'
import { buildIconModule, buildIconSprite, ICON_FILES, SPRITE_FILE } from './make-icons.ts'

const WEB = new URL('../../src/web/', import.meta.url)

test.each(Object.entries(ICON_FILES))(
  'the committed icon outlines in %s are what the tool generates',
  async (file, names) => {
    expect(await buildIconModule(names)).toBe(await readText(file))
  },
)

test('the committed icons of the frame are what the tool generates', async () => {
  expect(await buildIconSprite()).toBe(await readText(SPRITE_FILE))
})

test('the committed font is what the tool generates', async () => {
  expect(await buildFont()).toEqual(await readFile(new URL('theme/roboto.woff2', WEB)))
})

/** Ordinary text of the site, to compare widths on. */
const SPECIMEN =
  'Lanes reopened in 31 minutes on average this week, 4 minutes faster than the 52-week mean. ' +
  'Los carriles se reabrieron en 31 minutos en promedio. Vwa yo te relouvri nan 31 minit an mwayen semen sa a.'

test.each([
  ['400', 400, 'Helvetica'],
  ['500', 500, 'Helvetica'],
  ['600 700', 600, 'Helvetica-Bold'],
])('at weight %s the fallback font is as wide and as tall as Roboto', async (weights, weight, name) => {
  GlobalFonts.register(await readFile(ROBOTO), 'Roboto to measure')
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `${weight} 100px "Roboto to measure"`
  const ratio = context.measureText(SPECIMEN).width / 100 / (await readWidth(name))
  const css = await readText('theme/fonts.css')
  const face = css.split('@font-face').find((block) => block.includes(`font-weight: ${weights};`)) ?? ''
  const percent = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1])
  const expectNear = (property: string, value: number) =>
    expect(Math.abs(percent(property) - value), property).toBeLessThan(0.15)
  expectNear('size-adjust', ratio * 100)
  // Roboto's own line, 1,900 and 500 of 2,048 units: no fallback font may be taller.
  expectNear('ascent-override', 1900 / 20.48 / ratio)
  expectNear('descent-override', 500 / 20.48 / ratio)
})

/** Width of the specimen in ems, by Helvetica's metrics file: Arial and Liberation Sans share them letter for letter. */
async function readWidth(name: string): Promise<number> {
  const afm = await readFile(
    new URL(`../../node_modules/pdfkit/js/data/${name}.afm`, import.meta.url),
    'latin1',
  )
  const widths = new Map(
    [...afm.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [Number(code), Number(width)]),
  )
  return [...SPECIMEN].reduce((sum, letter) => sum + (widths.get(letter.charCodeAt(0)) ?? 0), 0) / 1000
}

test('the font and its headers fit in the first flight of a new connection, ten packets of 1,460 bytes', async () => {
  const ofHeaders = 400
  expect((await readFile(new URL('theme/roboto.woff2', WEB))).length).toBeLessThanOrEqual(14_600 - ofHeaders)
})

test('the committed drawings of the mark are what the tool generates', async () => {
  for (const [name, svg] of Object.entries(ICON_DRAWINGS))
    expect(svg, name).toBe(await readText(`public/${name}`))
})

// PNG bytes differ between versions of the encoder; the size in pixels must not.
test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square picture of the right size', async (name, pixels) => {
  const picture = await loadImage(await readFile(new URL(`public/${name}`, WEB)))
  expect([picture.width, picture.height]).toEqual([pixels, pixels])
})

test('the tab icon has 16, 32 and 48 pixels', async () => {
  const ico = await readFile(new URL('public/favicon.ico', WEB))
  const count = ico.readUInt16LE(4)
  const edges = Array.from({ length: count }, (_, index) => ico.readUInt8(6 + index * 16))
  expect(edges).toEqual([16, 32, 48])
})

async function readText(path: string): Promise<string> {
  return await readFile(new URL(path, WEB), 'utf8')
}
