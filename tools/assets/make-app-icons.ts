/**
 * Writes the site's icons into `src/web/public/`, which is served as it is: for the browser's tab, the home screen and
 * the task switcher.
 *
 * Run with `node tools/assets/make-app-icons.ts`. When the office provides its own mark, replace
 * the files and delete this tool.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { MARK_LAND, MARK_ROAD, MARK_STOP } from '../../src/web/theme/outlines.ts'

const PUBLIC_FOLDER = new URL('../../src/web/public/', import.meta.url)

/** The mark's colors by day, as in `tokens.css`. A file outside the page cannot read those. */
const COLORS = { land: '#003548', sea: '#176684', road: '#ffffff', stop: '#ffb877' }
/** Edge of the mark's view box. */
const EDGE = 48
const CORNER = 11.5
/** Widths of road, stop and ring around it. `bold` stays recognizable at 16 pixels. */
const WEIGHTS = { normal: { road: 3.8, stop: 4.8, ring: 2 }, bold: { road: 5.6, stop: 7, ring: 2.8 } }

const TAB = buildSvg('rounded', 'bold')
const APP = buildSvg('rounded', 'normal')
/** Android and iOS cut their own corners; road and stop stay inside the safe circle. */
const BLEED = buildSvg('square', 'normal')

export const ICON_DRAWINGS = { 'favicon.svg': TAB, 'icon.svg': APP }

function buildSvg(corners: 'rounded' | 'square', weight: keyof typeof WEIGHTS): string {
  const { road, stop, ring } = WEIGHTS[weight]
  const clip = corners === 'rounded' ? ' clip-path="url(#c)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">
<title>Hills and a road</title>
<clipPath id="c"><rect width="${EDGE}" height="${EDGE}" rx="${CORNER}"/></clipPath>
<g${clip}><path fill="${COLORS.sea}" d="M0 0h${EDGE}v${EDGE}H0z"/><path fill="${COLORS.land}" d="${MARK_LAND}"/><path fill="none" stroke="${COLORS.road}" stroke-width="${road}" d="${MARK_ROAD}"/><circle cx="${MARK_STOP.x}" cy="${MARK_STOP.y}" r="${stop}" fill="${COLORS.stop}" stroke="${COLORS.land}" stroke-width="${ring}"/></g>
</svg>
`
}

async function buildPng(svg: string, pixels: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${pixels}" height="${pixels}" `)
  const canvas = createCanvas(pixels, pixels)
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(sized)), 0, 0)
  return canvas.toBuffer('image/png')
}

/**
 * An ICO file holding PNG pictures, as every browser since 2010 reads it.
 *
 * Source: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
async function buildIco(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((pixels) => buildPng(svg, pixels)))
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = header.length + pictures.length * 16
  const entries = pictures.map((png, index) => {
    const pixels = sizes[index] ?? 0
    const entry = Buffer.from([pixels % 256, pixels % 256, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files: Record<string, string | Buffer> = {
    ...ICON_DRAWINGS,
    'favicon.ico': await buildIco(TAB, [16, 32, 48]),
    'icon-192.png': await buildPng(APP, 192),
    'icon-512.png': await buildPng(APP, 512),
    'icon-maskable-512.png': await buildPng(BLEED, 512),
    'apple-touch-icon.png': await buildPng(BLEED, 180),
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(new URL(name, PUBLIC_FOLDER), content)
    process.stderr.write(`${name}: ${content.length.toLocaleString('en-US')} bytes\n`)
  }
}
