import type { SKRSContext2D } from '@napi-rs/canvas'

/** Size of a sample picture, pixels. */
export const SCENE = { width: 640, height: 360 } as const

/** Where everything far away comes together. */
const HORIZON = 132
const VANISHING_X = 330

/** What decides how a scene looks: the same seed and step give the same picture. */
export interface Scene {
  /** Of the camera. */
  seed: number
  /** Which picture of the camera: cars move on with each. */
  step: number
  /** 0 to 24, of the place. */
  hour: number
}

/** Draws a road with its traffic as a camera on a pole sees it. */
export function drawScene(context: SKRSContext2D, scene: Scene): void {
  const light = lightAt(scene.hour)
  drawSky(context, scene, light)
  drawGround(context, scene, light)
  drawRoad(context, light)
  drawCars(context, scene, light)
}

/** Colors of a time of day. */
interface Light {
  sky: readonly [string, string]
  grass: string
  trees: string
  asphalt: string
  line: string
  isDark: boolean
}

function lightAt(hour: number): Light {
  if (hour < 6 || hour >= 20.5)
    return {
      sky: ['#0b1424', '#22304a'],
      grass: '#18241c',
      trees: '#0d1711',
      asphalt: '#262a31',
      line: '#8b9097',
      isDark: true,
    }
  if (hour < 7.5 || hour >= 18.5)
    return {
      sky: ['#45608f', '#e8b58c'],
      grass: '#51603f',
      trees: '#2d3b2c',
      asphalt: '#4b4d54',
      line: '#d8d3c6',
      isDark: true,
    }
  return {
    sky: ['#6fa8dc', '#d6e8f5'],
    grass: '#7d9b5a',
    trees: '#4a6b3d',
    asphalt: '#70747a',
    line: '#f4f4ee',
    isDark: false,
  }
}

function drawSky(context: SKRSContext2D, { seed, step }: Scene, light: Light): void {
  const sky = context.createLinearGradient(0, 0, 0, HORIZON)
  sky.addColorStop(0, light.sky[0])
  sky.addColorStop(1, light.sky[1])
  context.fillStyle = sky
  context.fillRect(0, 0, SCENE.width, HORIZON + 2)
  context.fillStyle = light.isDark ? 'rgba(255,255,255,0.06)' : 'rgba(255,255,255,0.55)'
  for (let cloud = 0; cloud < 5; cloud++) {
    const x = (part(seed, cloud) * 900 + step * 3) % 760
    const y = 20 + part(seed, cloud + 20) * 70
    for (let puff = 0; puff < 4; puff++) ellipse(context, x - 60 + puff * 22, y - (puff % 2) * 7, 26, 10)
  }
}

function drawGround(context: SKRSContext2D, { seed }: Scene, light: Light): void {
  context.fillStyle = light.trees
  for (let tree = 0; tree < 46; tree++) {
    const height = 8 + part(seed, tree + 100) * 20
    ellipse(context, tree * 14.5, HORIZON + 3, 12, height)
  }
  context.fillStyle = light.grass
  context.fillRect(0, HORIZON, SCENE.width, SCENE.height - HORIZON)
}

/** The x of a lane line at a depth: 0 at the lower edge, 1 at the horizon; `lane` counts from the middle. */
function laneX(lane: number, depth: number): number {
  const near = 320 + lane * 92
  return near + (VANISHING_X - near) * depth
}

function depthY(depth: number): number {
  return SCENE.height - (SCENE.height - HORIZON) * depth
}

const LANES_EACH_WAY = 3
const MEDIAN = 0.35

function drawRoad(context: SKRSContext2D, light: Light): void {
  for (const side of [-1, 1]) {
    const [inner, outer] = [side * MEDIAN, side * (MEDIAN + LANES_EACH_WAY + 0.4)]
    strip(context, light.asphalt, inner, outer, 0, 1)
    strip(context, light.line, inner + side * 0.04, inner + side * 0.09, 0, 1)
    strip(context, light.line, outer - side * 0.4, outer - side * 0.34, 0, 1)
    for (let lane = 1; lane < LANES_EACH_WAY; lane++) {
      const at = side * (MEDIAN + lane)
      for (let dash = 0; dash < 22; dash++) {
        const [from, to] = [perspective(dash * 2), perspective(dash * 2 + 0.9)]
        strip(context, light.line, at - 0.02, at + 0.02, from, to)
      }
    }
  }
  strip(context, light.isDark ? '#3a3d42' : '#b9b6ab', -0.12, 0.12, 0, 1)
}

/** Meters ahead, tens of them, as a depth: far ones lie closer together. */
function perspective(ahead: number): number {
  return Math.min(1, ahead / (ahead + 7))
}

function strip(
  context: SKRSContext2D,
  color: string,
  left: number,
  right: number,
  near: number,
  far: number,
): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(laneX(left, near), depthY(near))
  context.lineTo(laneX(right, near), depthY(near))
  context.lineTo(laneX(right, far), depthY(far))
  context.lineTo(laneX(left, far), depthY(far))
  context.fill()
}

const PAINTS = ['#c9ccd1', '#2e3238', '#f3f3f1', '#8f2d2a', '#2f5d8a', '#5b5f66', '#d7c9a4'] as const

/** Far cars first, so that near ones cover them. */
function drawCars(context: SKRSContext2D, { seed, step, hour }: Scene, light: Light): void {
  const isBusy = (hour >= 6.5 && hour < 9.5) || (hour >= 15.5 && hour < 18.5)
  const count = isBusy ? 34 : 18
  const cars = Array.from({ length: count }, (_, car) => {
    const lane = car % (2 * LANES_EACH_WAY)
    const isOncoming = lane < LANES_EACH_WAY
    const moved = step * (isBusy ? 1.7 : 4.3) * (isOncoming ? -1 : 1)
    const ahead = (((part(seed, car + 200) * 36 + moved) % 36) + 36) % 36
    const offset = MEDIAN + (lane % LANES_EACH_WAY) + 0.5
    return {
      ahead,
      isOncoming,
      at: isOncoming ? -offset : offset,
      paint: PAINTS[(car + seed) % PAINTS.length] ?? PAINTS[0],
    }
  })
  for (const car of cars.toSorted((a, b) => b.ahead - a.ahead)) drawCar(context, car, light)
}

function drawCar(
  context: SKRSContext2D,
  { ahead, isOncoming, at, paint }: { ahead: number; isOncoming: boolean; at: number; paint: string },
  light: Light,
): void {
  const depth = perspective(ahead + 0.6)
  const width = Math.abs(laneX(at + 0.3, depth) - laneX(at - 0.3, depth))
  const [x, y, height] = [laneX(at, depth), depthY(depth), width * 0.72]
  context.fillStyle = 'rgba(0,0,0,0.28)'
  ellipse(context, x, y, width * 0.6, width * 0.12)
  context.fillStyle = paint
  box(context, x - width / 2, y - height * 0.62, width, height * 0.6, width * 0.1)
  box(context, x - width * 0.38, y - height, width * 0.76, height * 0.5, width * 0.12)
  context.fillStyle = '#1d2733'
  box(context, x - width * 0.31, y - height * 0.92, width * 0.62, height * 0.3, width * 0.06)
  context.fillStyle = isOncoming ? '#fff6d8' : '#d2352b'
  const lamp = width * (light.isDark ? 0.1 : 0.06)
  for (const side of [-0.36, 0.36]) ellipse(context, x + side * width, y - height * 0.36, lamp, lamp * 0.8)
}

function box(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function ellipse(context: SKRSContext2D, x: number, y: number, rx: number, ry: number): void {
  context.beginPath()
  context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  context.fill()
}

/** A number from 0 to 1 that looks random and is always the same for the same arguments. */
function part(seed: number, index: number): number {
  const value = Math.sin(seed * 12.9898 + index * 78.233) * 43_758.5453
  return value - Math.floor(value)
}
