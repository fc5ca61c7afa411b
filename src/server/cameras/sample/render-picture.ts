import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { SampleCamera, SampleView } from './sample-cameras.ts'
import { type Scene, sceneOf } from './sample-scenes.ts'

// The site's own typeface: a server may have no fonts at all.
GlobalFonts.registerFromPath(
  fileURLToPath(new URL('../../../web/theme/roboto.woff2', import.meta.url)),
  'Sample',
)

// The size of most state 511 services' pictures, whose aspect ratio the site's frames use.
const [WIDTH, HEIGHT] = [540, 330]
/** Where the road disappears. */
const HORIZON = 122
const BAND = 30

/** Draws what a sample camera sees at an instant, as JPEG, with road, direction, place, time, and the word SAMPLE. */
export async function drawPicture(
  camera: SampleCamera,
  view: SampleView,
  takenAt: Date,
  timeZone: string,
): Promise<Buffer> {
  const { road, direction, place } = camera
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const scene = sceneOf(camera, takenAt)
  drawRoad(context, scene)
  drawRoadside(context, scene, camera.number)
  if (scene.hasOverpass === true) drawOverpass(context)
  const moment =
    camera.number * 10 + view.periodSeconds + Math.floor(takenAt.getTime() / 1000 / view.periodSeconds) * 0.13
  drawCars(context, scene, moment)
  if (scene.isRaining) drawRain(context, camera.number)
  for (const y of [0, HEIGHT - BAND]) fill(context, 'rgba(0,0,0,0.62)', 0, y, WIDTH, BAND)
  write(context, `${road} ${direction} AT ${place}`.toUpperCase(), 12, BAND / 2, 'left')
  const stamp = takenAt.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' })
  write(context, stamp, 12, HEIGHT - BAND / 2, 'left')
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
function drawRoad(context: SKRSContext2D, scene: Scene): void {
  const [high, haze, ground, road] = scene.light
  const sky = context.createLinearGradient(0, 0, 0, HORIZON)
  sky.addColorStop(0, high)
  sky.addColorStop(1, haze)
  fill(context, sky, 0, 0, WIDTH, HORIZON)
  if (scene.hasSun) fill(context, '#e8b987', 372, HORIZON - 30, 46, 46, 23)
  fill(context, ground, 0, HORIZON, WIDTH, HEIGHT - HORIZON)
  if (scene.roadside === 'rails') {
    // A far shore, and waves on both sides of the bridge.
    fill(context, scene.shade, 0, HORIZON - 7, WIDTH, 9)
    for (let wave = 0; wave < 26; wave++) {
      const y = HORIZON + 8 + ((wave * 53) % 190)
      const x = wave % 2 === 0 ? WIDTH - ((wave * 71) % 150) : (wave * 71) % 150
      fill(context, 'rgba(255,255,255,0.13)', x, y, 14 + wave, 1.6)
    }
    strip(context, '#83888c', -4.3, 4.3)
  }
  strip(context, road, -3.6, 3.6)
  const paint = scene.isNight ? '#8b8f94' : '#c9cac4'
  for (const line of [-3.3, -2.2, -1.2, 1.2, 2.2, 3.3]) strip(context, paint, line - 0.03, line + 0.03)
  strip(context, '#8f8d85', -0.15, 0.15)
}

/** Another road above this one, on its piers. */
function drawOverpass(context: SKRSContext2D): void {
  for (const x of [96, 214, 326, 444]) fill(context, '#7d8185', x - 5, HORIZON - 8, 10, 44)
  fill(context, '#8f9397', 0, HORIZON - 26, WIDTH, 20)
  fill(context, '#6e7276', 0, HORIZON - 8, WIDTH, 4)
  for (const x of [40, 160, 395, 500]) fill(context, '#4a525a', x, HORIZON - 35, 20, 9, 3)
  fill(context, '#1f5f45', 286, HORIZON - 62, 92, 28, 3)
  fill(context, '#d7e2dc', 296, HORIZON - 52, 56, 3)
  fill(context, '#d7e2dc', 296, HORIZON - 45, 40, 3)
}

/** The roadside, nearer things larger: the same at every instant, different at every place. */
function drawRoadside(context: SKRSContext2D, scene: Scene, id: number): void {
  const things = Array.from({ length: 14 }, (_, index) => ({
    side: index % 2 === 0 ? -1 : 1,
    lane: 5 + (index % 3),
    near: 0.06 + ((index * 37 + id * 13) % 14) / 22,
  }))
  for (const { side, lane, near } of things.toSorted((one, other) => one.near - other.near)) {
    const [x, y, size] = [laneX(side * lane, near), HORIZON + (HEIGHT - HORIZON) * near, 150 * near]
    if (scene.roadside === 'towers') drawTower(context, scene, x, near)
    const crown = { pines: 0.3, oaks: 0.75, towers: 0, rails: 0 }[scene.roadside] * size
    if (crown > 0) {
      fill(context, '#3a3228', x - size * 0.03, y - size, size * 0.06, size)
      fill(context, scene.shade, x - crown / 2, y - size * 1.1, crown, size * 0.8, crown / 2)
    }
    if (scene.roadside === 'rails')
      fill(context, '#9a9ea1', laneX(side * 4.15, near) - 2, y - size * 0.28, 3 + 3 * near, size * 0.3)
    if (scene.hasLamps) {
      const lampX = laneX(side * 4, near)
      fill(context, 'rgba(120,124,130,0.6)', lampX, y - size * 0.9, 1 + 2 * near, size * 0.9)
      fill(context, 'rgba(255,214,140,0.9)', lampX - side * 4, y - size * 0.9, 9 * near + 3, 9 * near + 3, 6)
      // Its light on the road.
      if (scene.isNight)
        drawLight(context, '255,206,128', 0.42, [lampX - side * size, y, size * 1.9, size * 0.34])
    }
  }
}

function drawTower(context: SKRSContext2D, { shade, hasLamps }: Scene, x: number, near: number): void {
  const height = 40 + 90 * near
  fill(context, shade, x - 17, HORIZON + 2 - height, 34, height)
  for (let row = 0; row < 4; row++)
    for (const column of [-11, -2, 7])
      fill(
        context,
        hasLamps && (row * 3 + column) % 2 !== 0 ? 'rgba(244,206,138,0.75)' : 'rgba(255,255,255,0.12)',
        x + column,
        HORIZON + 8 - height + row * 11,
        5,
        6,
      )
}

function drawRain(context: SKRSContext2D, id: number): void {
  for (let drop = 0; drop < 190; drop++)
    fill(context, 'rgba(214,224,232,0.3)', (drop * 97 + id * 31) % WIDTH, (drop * 61 + id) % HEIGHT, 1.2, 14)
}

/** A strip from the lower edge to the horizon, between two distances from the middle, in lanes. */
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
const MIRRORED = { ahead: 'rgba(255,246,216,0.4)', behind: 'rgba(214,60,48,0.4)' }
const LANES = [-2.7, -1.7, -0.7, 0.7, 1.7, 2.7]

/** Traffic that approaches on the left and drives away on the right as `moment` grows. */
function drawCars(context: SKRSContext2D, { isNight, isRaining }: Scene, moment: number): void {
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
    if (isNight) drawGlow(context, x, y, size, lane < 0)
    for (const side of [-0.44, 0.3]) {
      const [lightX, width] = [x + side * size, size * 0.14]
      // Mirrored in a wet road.
      if (isRaining) fill(context, lane < 0 ? MIRRORED.ahead : MIRRORED.behind, lightX, y, width, size * 0.7)
      fill(context, lane < 0 ? '#fff6d8' : '#d2352b', lightX, y - size * 0.32, width, size * 0.1)
    }
  }
}

/** At night a car is dark; only its light on the road is visible, white in front and red behind. */
function drawGlow(context: SKRSContext2D, x: number, y: number, size: number, isOncoming: boolean): void {
  fill(context, 'rgba(6,9,16,0.5)', x - size * 0.5, y - size * 0.75, size, size * 0.75, size * 0.12)
  if (isOncoming) drawLight(context, '255,246,216', 0.5, [x, y + size * 0.1, size * 1.1, size * 0.55])
  else drawLight(context, '230,60,48', 0.4, [x, y, size * 0.9, size * 0.35])
}

/** A patch of light that fades toward its edge: color and strength, center, and radius. */
function drawLight(
  context: SKRSContext2D,
  color: string,
  strength: number,
  [x, y, width, height]: [x: number, y: number, width: number, height: number],
): void {
  context.save()
  context.translate(x, y)
  context.scale(width, height)
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  light.addColorStop(0, `rgba(${color},${strength})`)
  light.addColorStop(1, `rgba(${color},0)`)
  fill(context, light, -1, -1, 2, 2)
  context.restore()
}

/** The word that marks the picture as a drawing. */
function drawMark(context: SKRSContext2D): void {
  fill(context, 'rgba(222,176,58,0.94)', WIDTH - 156, 43, 140, 38, 6)
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
