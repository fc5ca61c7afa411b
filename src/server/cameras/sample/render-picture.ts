import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { SampleCamera, SampleView } from './sample-cameras.ts'

// The site's own typeface: a server may have no fonts at all.
GlobalFonts.registerFromPath(
  fileURLToPath(new URL('../../../web/theme/roboto.woff2', import.meta.url)),
  'Sample',
)

const [WIDTH, HEIGHT] = [640, 360]
/** Where the road disappears. */
const HORIZON = 130
const BAND = 30
/** The sample cameras are in Florida. */
const stamp = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Draws what a sample camera sees at an instant, as JPEG: road, direction, place, time, and the word SAMPLE. */
export async function drawPicture(camera: SampleCamera, view: SampleView, takenAt: Date): Promise<Buffer> {
  const { road, direction, place } = camera
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  drawRoad(context)
  drawCars(context, Number(view.id) + Math.floor(takenAt.getTime() / 1000 / view.periodSeconds) * 0.13)
  for (const y of [0, HEIGHT - BAND]) fill(context, 'rgba(0,0,0,0.62)', 0, y, WIDTH, BAND)
  write(context, `${road} ${direction} AT ${place}`.toUpperCase(), 12, BAND / 2, 'left')
  write(context, stamp.format(takenAt), 12, HEIGHT - BAND / 2, 'left')
  write(context, view.description, WIDTH - 12, HEIGHT - BAND / 2, 'right')
  drawMark(context)
  return canvas.encode('jpeg', 72)
}

/** The picture a server sends when it has none; the same for every camera. */
export async function drawPlaceholder(): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  fill(context, '#3c4043', 0, 0, WIDTH, HEIGHT)
  write(context, 'Camera temporarily unavailable', WIDTH / 2, HEIGHT / 2, 'center')
  drawMark(context)
  return canvas.encode('png')
}

/** A road with three lanes each way, as a camera on a pole sees it. */
function drawRoad(context: SKRSContext2D): void {
  const sky = context.createLinearGradient(0, 0, 0, HORIZON)
  sky.addColorStop(0, '#6fa8dc')
  sky.addColorStop(1, '#d6e8f5')
  fill(context, sky, 0, 0, WIDTH, HORIZON)
  fill(context, '#7d9b5a', 0, HORIZON, WIDTH, HEIGHT - HORIZON)
  strip(context, '#70747a', -3.6, 3.6)
  for (const line of [-3.3, -2.2, -1.2, 1.2, 2.2, 3.3]) strip(context, '#f4f4ee', line - 0.03, line + 0.03)
  strip(context, '#b9b6ab', -0.15, 0.15)
}

/** From the lower edge to the horizon, between two distances from the middle, in lanes. */
function strip(context: SKRSContext2D, color: string, left: number, right: number): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(laneX(left, 1), HEIGHT)
  context.lineTo(laneX(right, 1), HEIGHT)
  context.lineTo(WIDTH / 2, HORIZON)
  context.fill()
}

/** `near`: from 0 at the horizon to 1 at the lower edge. */
function laneX(lane: number, near: number): number {
  return WIDTH / 2 + lane * 92 * near
}

const PAINTS = ['#c9ccd1', '#2e3238', '#f3f3f1', '#8f2d2a', '#2f5d8a', '#5b5f66', '#d7c9a4']
const LANES = [-2.7, -1.7, -0.7, 0.7, 1.7, 2.7]

/** Traffic that comes toward the camera on the left and drives away on the right as `moment` grows. */
function drawCars(context: SKRSContext2D, moment: number): void {
  const cars = PAINTS.flatMap((paint, index) =>
    [0, 3].map((more) => {
      const lane = LANES[(index + more) % LANES.length] ?? 0
      const way = index * 0.37 + more * 0.19 - Math.sign(lane) * moment
      return { paint, lane, near: 0.06 + (way - Math.floor(way)) ** 2 * 0.8 }
    }),
  )
  // Far cars first, so that near ones cover them.
  for (const { paint, lane, near } of cars.toSorted((a, b) => a.near - b.near)) {
    const [x, y, size] = [laneX(lane, near), HORIZON + (HEIGHT - HORIZON) * near, 56 * near]
    fill(context, 'rgba(0,0,0,0.28)', x - size * 0.55, y - size * 0.1, size * 1.1, size * 0.2, size * 0.1)
    fill(context, paint, x - size / 2, y - size * 0.45, size, size * 0.45, size * 0.1)
    fill(context, paint, x - size * 0.38, y - size * 0.75, size * 0.76, size * 0.4, size * 0.12)
    fill(context, '#1d2733', x - size * 0.3, y - size * 0.68, size * 0.6, size * 0.22, size * 0.06)
    for (const side of [-0.44, 0.3])
      fill(
        context,
        lane < 0 ? '#fff6d8' : '#d2352b',
        x + side * size,
        y - size * 0.32,
        size * 0.14,
        size * 0.1,
      )
  }
}

/** The word that tells a drawing from a photograph. */
function drawMark(context: SKRSContext2D): void {
  fill(context, 'rgba(255,196,0,0.94)', WIDTH - 156, 43, 140, 38, 6)
  write(context, 'SAMPLE', WIDTH - 86, 62, 'center', '#1f1f1f')
}

function fill(
  context: SKRSContext2D,
  color: SKRSContext2D['fillStyle'],
  ...box: Parameters<SKRSContext2D['roundRect']>
): void {
  context.fillStyle = color
  context.beginPath()
  context.roundRect(...box)
  context.fill()
}

function write(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  align: 'left' | 'center' | 'right',
  color = '#ffffff',
): void {
  context.fillStyle = color
  context.font = align === 'center' ? '700 22px Sample' : '500 16px Sample'
  context.textAlign = align
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 1)
}
