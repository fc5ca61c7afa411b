import { parentPort } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture to be made smaller, and its width afterwards, pixels. */
export interface ShrinkJob {
  id: number
  bytes: Uint8Array
  width: number
}

/** `null`: the picture could not be read. */
export interface ShrinkReply {
  id: number
  bytes: Uint8Array | null
}

/** Good enough that nobody sees a difference in a tile, at half the bytes of 90. */
const WEBP_QUALITY = 78

// A failure is answered rather than thrown: a damaged picture is an expected outcome.
parentPort?.on('message', async (job: ShrinkJob) => {
  const bytes = await shrink(job).catch(() => null)
  const reply: ShrinkReply = { id: job.id, bytes }
  parentPort?.postMessage(reply)
})

async function shrink({ bytes, width }: ShrinkJob): Promise<Uint8Array> {
  const picture = await loadImage(Buffer.from(bytes))
  const canvas = createCanvas(width, Math.max(1, Math.round((picture.height * width) / picture.width)))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.encode('webp', WEBP_QUALITY)
}
