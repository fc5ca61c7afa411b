/** The mark as a file: for the browser's tab, the home screen and the task switcher. */
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { MARK_LAND, MARK_ROAD, MARK_STOP } from '../../src/web/theme/map/mark-paths.ts'

/** The mark's colours by day, as in `tokens.css`. A file outside the page cannot read those. */
const COLOURS = { land: '#003548', sea: '#176684', road: '#ffffff', stop: '#ffb877' }
/** Edge of the mark's view box. */
const EDGE = 48
const CORNER = 11.5

export interface IconShape {
  /** Rounded like the mark on the page; square where the system cuts its own shape. */
  corners: 'rounded' | 'square'
  /** `bold` thickens road and stop, to be recognised at 16 pixels. */
  weight: 'normal' | 'bold'
}

const WEIGHTS = {
  normal: { road: 3.8, stop: 4.8, ring: 2 },
  bold: { road: 5.6, stop: 7, ring: 2.8 },
}

export function buildIconSvg({ corners, weight }: IconShape): string {
  const { road, stop, ring } = WEIGHTS[weight]
  const clip = corners === 'rounded' ? ' clip-path="url(#c)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">
<title>Coast and road</title>
<clipPath id="c"><rect width="${EDGE}" height="${EDGE}" rx="${CORNER}"/></clipPath>
<g${clip}><path fill="${COLOURS.sea}" d="M0 0h${EDGE}v${EDGE}H0z"/><path fill="${COLOURS.land}" d="${MARK_LAND}"/><path fill="none" stroke="${COLOURS.road}" stroke-width="${road}" d="${MARK_ROAD}"/><circle cx="${MARK_STOP.x}" cy="${MARK_STOP.y}" r="${stop}" fill="${COLOURS.stop}" stroke="${COLOURS.land}" stroke-width="${ring}"/></g>
</svg>
`
}

/** The same as PNG. @param pixels its edge */
export function buildIconPng(shape: IconShape, pixels: number): Buffer {
  const { road, stop, ring } = WEIGHTS[shape.weight]
  const canvas = createCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  context.scale(pixels / EDGE, pixels / EDGE)
  if (shape.corners === 'rounded') {
    context.roundRect(0, 0, EDGE, EDGE, CORNER)
    context.clip()
  }
  context.fillStyle = COLOURS.sea
  context.fillRect(0, 0, EDGE, EDGE)
  context.fillStyle = COLOURS.land
  context.fill(new Path2D(MARK_LAND))
  context.strokeStyle = COLOURS.road
  context.lineWidth = road
  context.stroke(new Path2D(MARK_ROAD))
  context.beginPath()
  context.arc(MARK_STOP.x, MARK_STOP.y, stop, 0, 2 * Math.PI)
  context.fillStyle = COLOURS.stop
  context.fill()
  context.strokeStyle = COLOURS.land
  context.lineWidth = ring
  context.stroke()
  return canvas.toBuffer('image/png')
}

/**
 * An ICO file holding PNG pictures, as every browser since 2010 reads it.
 *
 * Source: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function buildIco(pictures: readonly { pixels: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length + pictures.length * 16
  const entries = pictures.map(({ pixels, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(pixels % 256, 0)
    entry.writeUInt8(pixels % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
