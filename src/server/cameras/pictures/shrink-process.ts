import { createCanvas, Image } from '@napi-rs/canvas'
import type { ShrinkJob, ShrinkReply } from './shrink-pictures.ts'

/** No visible difference in a tile, at half the bytes of 90. */
const WEBP_QUALITY = 78

// Reused for every picture: pixels are outside the heap, where V8 is slow to collect garbage.
const picture = new Image()
const canvas = createCanvas(1, 1)

process.on('disconnect', () => process.exit())
// When the site's process group is stopped, this must not end before the site: that would look like a failure.
process.on('SIGINT', () => undefined)
// A failure is returned rather than thrown: a damaged picture is an expected outcome.
process.on('message', async (job: ShrinkJob) => {
  const bytes = await shrink(job).catch(() => null)
  const reply: ShrinkReply = { bytes }
  process.send?.(reply)
})

async function shrink({ bytes, width }: ShrinkJob): Promise<Uint8Array> {
  picture.src = bytes
  await picture.decode()
  canvas.width = width
  canvas.height = Math.max(1, Math.round((picture.naturalHeight * width) / picture.naturalWidth))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.encode('webp', WEBP_QUALITY)
}
