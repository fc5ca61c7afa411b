/**
 * Films the sample feed's road for twelve seconds and cuts the film into pieces for a stream:
 * `src/server/cameras/sample/video/`. Chromium packs the film, so that no other program is needed.
 *
 * Run with `node tools/assets/make-sample-video.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { chromium } from '@playwright/test'
import { drawMark } from '../../src/server/cameras/sample/render-picture.ts'
import { drawScene, SCENE } from '../../src/server/cameras/sample/render-scene.ts'
import { findBrowser } from '../testing/find-browser.ts'

const FOLDER = new URL('../../src/server/cameras/sample/video/', import.meta.url)
const SECONDS = 12
const SEGMENT_SECONDS = 4
const FRAMES_PER_SECOND = 10
/** How far the cars move from one frame to the next, steps of the scene. */
const STEP = 0.035

const film = await record(drawFrames())
const { head, fragments } = cut(film)
if (fragments.length !== SECONDS / SEGMENT_SECONDS)
  throw new Error(`The film came in ${fragments.length} pieces: the machine was too busy. Run this again.`)
await writeFile(new URL('init.mp4', FOLDER), head)
for (const [index, fragment] of fragments.entries())
  await writeFile(new URL(`segment-${index}.mp4`, FOLDER), fragment)

/** Every frame as JPEG, half the size of a picture. */
function drawFrames(): string[] {
  return Array.from({ length: SECONDS * FRAMES_PER_SECOND }, (_, frame) => {
    const canvas = createCanvas(SCENE.width / 2, SCENE.height / 2)
    const context = canvas.getContext('2d')
    context.scale(0.5, 0.5)
    drawScene(context, { seed: 11, step: 100 + frame * STEP, hour: 12 })
    drawMark(context)
    return canvas.toBuffer('image/jpeg', 90).toString('base64')
  })
}

async function record(frames: readonly string[]): Promise<Buffer> {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage()
  const packed = await page.evaluate(
    async ({ frames, width, height, framesPerSecond, segmentSeconds }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      document.body.append(canvas)
      const context = canvas.getContext('2d')
      const stream = canvas.captureStream(framesPerSecond)
      const options = {
        mimeType: 'video/mp4;codecs=avc1.42E01E',
        videoBitsPerSecond: 90_000,
        videoKeyFrameIntervalDuration: segmentSeconds * 1000,
      }
      const recorder = new MediaRecorder(stream, options)
      const chunks: Blob[] = []
      recorder.ondataavailable = ({ data }) => chunks.push(data)
      const pictures = await Promise.all(
        frames.map(async (frame) =>
          createImageBitmap(await (await fetch(`data:image/jpeg;base64,${frame}`)).blob()),
        ),
      )
      recorder.start()
      const startedAt = performance.now()
      for (const [index, picture] of pictures.entries()) {
        context?.drawImage(picture, 0, 0)
        const nextAt = startedAt + ((index + 1) * 1000) / framesPerSecond
        await new Promise((next) => setTimeout(next, nextAt - performance.now()))
      }
      const stopped = new Promise((stop) => {
        recorder.onstop = stop
      })
      recorder.stop()
      await stopped
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    {
      frames,
      width: SCENE.width / 2,
      height: SCENE.height / 2,
      framesPerSecond: FRAMES_PER_SECOND,
      segmentSeconds: SEGMENT_SECONDS,
    },
  )
  await browser.close()
  return Buffer.from(packed, 'base64')
}

/** The head of the film, and its fragments: one a key frame. Source: ISO/IEC 14496-12. */
function cut(film: Buffer): { head: Buffer; fragments: Buffer[] } {
  const head: Buffer[] = []
  const fragments: Buffer[][] = []
  for (const { type, bytes } of boxesOf(film)) {
    if (type === 'ftyp' || type === 'moov') head.push(bytes)
    if (type === 'moof') fragments.push([bytes])
    if (type === 'mdat') fragments.at(-1)?.push(bytes)
  }
  return { head: Buffer.concat(head), fragments: fragments.map((boxes) => Buffer.concat(boxes)) }
}

function boxesOf(film: Buffer): { type: string; bytes: Buffer }[] {
  const boxes = []
  for (let at = 0; at + 8 <= film.length; ) {
    const length = film.readUInt32BE(at)
    boxes.push({ type: film.toString('latin1', at + 4, at + 8), bytes: film.subarray(at, at + length) })
    at += Math.max(8, length)
  }
  return boxes
}
