import { drawnPicture } from './chart-picture.ts'

/** Pixels of a saved picture for each pixel on the screen: enough for a printed page. */
const PNG_SCALE = 3

/** Saves a figure as it is drawn now, as lines or as pixels. Throws when the browser cannot draw it. */
export async function savePicture(
  figure: HTMLElement,
  kind: 'svg' | 'png',
  { name, credit }: { name: string; credit: string },
): Promise<void> {
  const { svg, width, height } = await drawnPicture(figure, credit)
  const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, width, height)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${kind}`
  link.click()
  // The download has begun with the press; a turn later it needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  // The site's policy lets pictures come from data addresses, not from blobs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * PNG_SCALE
  canvas.height = height * PNG_SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gave no canvas')
  context.scale(PNG_SCALE, PNG_SCALE)
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas gave no picture')) : resolve(blob)))
  })
}
