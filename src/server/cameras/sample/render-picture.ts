import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { drawScene, SCENE } from './render-scene.ts'
import type { SampleCamera, SampleView } from './sample-cameras.ts'

// The site's own typeface: a server may have no fonts at all.
GlobalFonts.registerFromPath(
  fileURLToPath(new URL('../../../web/theme/roboto.woff2', import.meta.url)),
  'Sample',
)

const BAND = 30
/** The sample cameras are in Florida. */
const TIME_ZONE = 'America/New_York'
const stamp = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Draws what a sample camera sees at an instant, as JPEG: road, direction, place, time, and the word SAMPLE. */
export async function drawPicture(camera: SampleCamera, view: SampleView, takenAt: Date): Promise<Buffer> {
  const canvas = createCanvas(SCENE.width, SCENE.height)
  const context = canvas.getContext('2d')
  const step = Math.floor(takenAt.getTime() / 1000 / view.periodSeconds)
  drawScene(context, { seed: Number(view.id) % 997, step, hour: hourOf(takenAt) })
  drawBand(
    context,
    0,
    `${camera.road} ${camera.direction.toUpperCase()} AT ${camera.place.toUpperCase()}`,
    'left',
  )
  drawBand(context, SCENE.height - BAND, stamp.format(takenAt), 'left')
  drawBand(context, SCENE.height - BAND, view.description, 'right')
  drawMark(context)
  return canvas.encode('jpeg', 72)
}

/** The picture a server sends when it has none; the same for every camera. */
export async function drawPlaceholder(): Promise<Buffer> {
  const canvas = createCanvas(SCENE.width, SCENE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#3c4043'
  context.fillRect(0, 0, SCENE.width, SCENE.height)
  context.fillStyle = '#e8eaed'
  context.textAlign = 'center'
  context.font = '600 26px Sample'
  context.fillText('Camera temporarily unavailable', SCENE.width / 2, SCENE.height / 2)
  drawMark(context)
  return canvas.encode('png')
}

function drawBand(context: SKRSContext2D, y: number, text: string, side: 'left' | 'right'): void {
  if (side === 'left') {
    context.fillStyle = 'rgba(0,0,0,0.62)'
    context.fillRect(0, y, SCENE.width, BAND)
  }
  context.fillStyle = '#ffffff'
  context.font = '500 16px Sample'
  context.textAlign = side
  context.textBaseline = 'middle'
  context.fillText(text, side === 'left' ? 12 : SCENE.width - 12, y + BAND / 2 + 1)
}

/** The word that tells a drawing from a photograph. */
export function drawMark(context: SKRSContext2D): void {
  context.save()
  context.translate(SCENE.width - 86, 62)
  context.fillStyle = 'rgba(255,196,0,0.94)'
  context.beginPath()
  context.roundRect(-70, -19, 140, 38, 6)
  context.fill()
  context.fillStyle = '#1f1f1f'
  context.font = '700 22px Sample'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('SAMPLE', 0, 1)
  context.restore()
}

function hourOf(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
    .formatToParts(instant)
    .map(({ value }) => Number(value))
    .filter((value) => !Number.isNaN(value))
  const [hour = 12, minute = 0] = parts
  return hour + minute / 60
}
