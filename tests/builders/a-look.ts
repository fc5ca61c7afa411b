import { createCanvas } from '@napi-rs/canvas'

/** A typical logo of a district: a shield with a road. */
export function aLogo(color = '#c8102e', inside = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 48">
<title>A shield</title>
<path fill="${color}" d="M4 2h52v20c0 14-12 20-26 24C16 42 4 36 4 22z"/>
<path fill="#ffffff" d="M26 46 29 8h2l3 38z"/>
${inside}
</svg>
`
}

/** A picture of one color, as PNG or JPEG. */
export function aPicture(
  width: number,
  height: number,
  mediaType: 'image/png' | 'image/jpeg' = 'image/png',
): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c8102e'
  context.fillRect(0, 0, width, height)
  // The library has a type for each format.
  return mediaType === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
}
