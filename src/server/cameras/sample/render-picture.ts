import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { SampleCamera, SampleView } from './sample-cameras.ts'

// The site's own typeface: a server may have no fonts at all.
GlobalFonts.registerFromPath(
  fileURLToPath(new URL('../../../web/theme/roboto.woff2', import.meta.url)),
  'Sample',
)

// As large as the pictures of most state 511 services, whose shape the site's frames have.
const [WIDTH, HEIGHT] = [540, 330]
/** Where the road disappears. */
const HORIZON = 122
const BAND = 30
/** The sample cameras are in Florida. */
const stamp = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Colors of sky above, sky at the horizon, ground and road. */
type Light = readonly [sky: string, haze: string, ground: string, road: string]
const DAY: Light = ['#5b9bd5', '#d6e8f5', '#7d9b5a', '#70747a']
const CLOUDY: Light = ['#8d99a6', '#cfd6dc', '#6d8257', '#62666c']
const TWILIGHT: Light = ['#39456f', '#f0a36b', '#4d5a43', '#4c4e57']
const NIGHT: Light = ['#0a1020', '#26324a', '#1a241c', '#26292f']

const hourInFlorida = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** What a place looks like at an instant: its light by the hour, weather that changes every three hours, its roadside. */
function sceneAt({ id }: SampleCamera, at: Date) {
  const hour = Number(hourInFlorida.format(at))
  const weather = (['clear', 'clear', 'cloudy', 'rain'] as const)[
    (id * 7 + Math.floor(at.getTime() / 10_800_000)) % 4
  ]
  const isDark = hour < 6 || hour >= 19
  const isTwilight = hour === 6 || hour === 18
  const light = isDark ? NIGHT : isTwilight ? TWILIGHT : weather === 'clear' ? DAY : CLOUDY
  const roadside = (['palms', 'towers', 'water', 'pines'] as const)[id % 4] ?? 'palms'
  return { light, roadside, isRaining: weather === 'rain', hasLamps: isDark || isTwilight }
}
type Scene = ReturnType<typeof sceneAt>

/** Draws what a sample camera sees at an instant, as JPEG: road, direction, place, time, and the word SAMPLE. */
export async function drawPicture(camera: SampleCamera, view: SampleView, takenAt: Date): Promise<Buffer> {
  const { road, direction, place } = camera
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const scene = sceneAt(camera, takenAt)
  drawRoad(context, scene)
  drawRoadside(context, scene, camera.id)
  drawCars(context, Number(view.id) + Math.floor(takenAt.getTime() / 1000 / view.periodSeconds) * 0.13)
  if (scene.isRaining) drawRain(context, camera.id)
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
function drawRoad(context: SKRSContext2D, { light: [high, haze, ground, road] }: Scene): void {
  const sky = context.createLinearGradient(0, 0, 0, HORIZON)
  sky.addColorStop(0, high)
  sky.addColorStop(1, haze)
  fill(context, sky, 0, 0, WIDTH, HORIZON)
  fill(context, ground, 0, HORIZON, WIDTH, HEIGHT - HORIZON)
  strip(context, road, -3.6, 3.6)
  for (const line of [-3.3, -2.2, -1.2, 1.2, 2.2, 3.3]) strip(context, '#f4f4ee', line - 0.03, line + 0.03)
  strip(context, '#b9b6ab', -0.15, 0.15)
}

/** What stands along the road, nearer things larger: the same at every instant, different at every place. */
function drawRoadside(context: SKRSContext2D, { roadside, light, hasLamps }: Scene, id: number): void {
  if (roadside === 'water') fill(context, hasLamps ? '#14304a' : '#4f8fb5', 0, HORIZON, WIDTH * 0.36, 34)
  for (let index = 0; index < 14; index++) {
    const near = 0.05 + ((index * 37 + id * 13) % 14) / 22
    const side = index % 2 === 0 ? -1 : 1
    const [x, y, size] = [
      laneX(side * (5 + (index % 3)), near),
      HORIZON + (HEIGHT - HORIZON) * near,
      150 * near,
    ]
    if (roadside === 'towers')
      fill(
        context,
        index % 3 === 0 ? '#5f6b78' : '#47525e',
        x - 16,
        HORIZON - 70 * near - 26,
        32,
        70 * near + 28,
      )
    else {
      fill(context, '#4f4434', x - size * 0.03, y - size, size * 0.06, size)
      const [width, height] = roadside === 'pines' ? [size * 0.3, size * 0.8] : [size * 0.62, size * 0.2]
      fill(
        context,
        light === NIGHT ? '#0f1d12' : '#3d6b3a',
        x - width / 2,
        y - size * 1.1,
        width,
        height,
        width / 2,
      )
    }
    if (hasLamps)
      fill(
        context,
        'rgba(255,214,140,0.85)',
        laneX(side * 4, near),
        y - size * 0.9,
        10 * near + 2,
        10 * near + 2,
        6,
      )
  }
}

function drawRain(context: SKRSContext2D, id: number): void {
  for (let drop = 0; drop < 160; drop++)
    fill(context, 'rgba(226,234,242,0.35)', (drop * 97 + id * 31) % WIDTH, (drop * 61 + id) % HEIGHT, 1.2, 13)
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
  return WIDTH / 2 + lane * 78 * near
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
