import type { SampleCamera } from './sample-cameras.ts'

/** What a camera sees: a place in the light of the hour. Tones are calm, so that no picture glares in dark mode. */
export interface Scene extends Place {
  /** Colors of sky above, sky at the horizon, what is beside the road, and road. */
  light: Light
  isNight: boolean
  /** At the horizon. */
  hasSun: boolean
  /** By day nothing is lit. */
  hasLamps: boolean
  isRaining: boolean
}

type Light = readonly [sky: string, haze: string, ground: string, road: string]

interface Place {
  roadside: 'palms' | 'towers' | 'pines' | 'rails'
  /** Water beside the road: on the left as at the coast, or on both sides of a bridge. */
  water: 'none' | 'left' | 'both'
  waterColor: string
  /** Of leaves and houses. */
  shade: string
  hasOverpass: boolean
  /** By day. */
  light: Light
  /** At night: a city lights the sky, and without lamps there is only what headlights reach. */
  night: Light
  /** Lamps stand along the road. */
  isLit: boolean
}

const INLAND = { water: 'none', waterColor: '#3f7590', hasOverpass: false } as const

/** Towers, a city interchange, a bridge, pines, the open country, and the coast. */
const PLACES: readonly [Place, ...Place[]] = [
  {
    ...{ ...INLAND, roadside: 'towers', shade: '#5a6470', isLit: true },
    light: ['#5585a8', '#b3c6d1', '#6d7458', '#5a5e64'],
    night: ['#17182b', '#6a4c39', '#26291f', '#3b3a3b'],
  },
  {
    ...{ ...INLAND, roadside: 'towers', shade: '#4d5864', hasOverpass: true, isLit: true },
    light: ['#4a7ba1', '#a9c2d0', '#66704f', '#5d6167'],
    night: ['#121a2c', '#4b566e', '#1e2a2c', '#454a52'],
  },
  {
    ...{ ...INLAND, roadside: 'rails', water: 'both', waterColor: '#4b7d94', shade: '#4c6470', isLit: true },
    light: ['#587f9c', '#b5c6cf', '#4f7f95', '#6a6d71'],
    night: ['#081430', '#27507a', '#123048', '#39424b'],
  },
  {
    ...{ ...INLAND, roadside: 'pines', shade: '#3c5540', isLit: false },
    light: ['#4c80a8', '#b0c6d2', '#5f7048', '#5c6066'],
    night: ['#070c12', '#22382f', '#0c140f', '#1d2022'],
  },
  {
    ...{ ...INLAND, roadside: 'pines', shade: '#4a5a38', isLit: false },
    light: ['#5d8db0', '#c3cfd0', '#8a8a5c', '#66696c'],
    night: ['#1c242c', '#59656c', '#272d2b', '#2b2f32'],
  },
  {
    ...{ ...INLAND, roadside: 'palms', water: 'left', waterColor: '#2f7f93', shade: '#3c6238', isLit: true },
    light: ['#3f82ad', '#b4ccd3', '#8c8a63', '#65686c'],
    night: ['#0c2140', '#5a7c9a', '#2c2c22', '#31353b'],
  },
]

const TWILIGHT: Light = ['#39466f', '#d48f68', '#3d4636', '#45464d']
const RAIN: Light = ['#59636d', '#8d969d', '#4a5944', '#4a4e54']

/** The sun's height, degrees, from which on it is day, and below which it is night: civil twilight is between. */
const DAY_ABOVE = 4
const NIGHT_BELOW = -6

/** Every camera has a place of its own, which neighbors seldom share; the hour there decides on the light. Pure. */
export function sceneOf(camera: SampleCamera, at: Date): Scene {
  const [first, ...others] = PLACES
  const number = (camera.id * 5 + Math.floor(camera.id / PLACES.length)) % PLACES.length
  const place = others[number - 1] ?? first
  const { sunDegrees, solarHour } = sunOver(camera, at)
  const isDay = sunDegrees > DAY_ABOVE
  if (isDay) {
    // A shower in the afternoon, as in most of a Florida year, at some places.
    const isRaining = solarHour >= 15 && solarHour < 17 && camera.id % 4 === 0
    const light = isRaining ? RAIN : place.light
    return { ...place, light, isNight: false, hasSun: false, hasLamps: false, isRaining }
  }
  const isNight = sunDegrees < NIGHT_BELOW
  const [sky, haze, ground, road] = TWILIGHT
  const twilight: Light = [sky, haze, place.water === 'both' ? '#414f6b' : ground, road]
  return {
    ...{ ...place, light: isNight ? place.night : twilight, isNight, hasSun: !isNight, isRaining: false },
    ...{ hasLamps: place.isLit || !isNight, waterColor: isNight ? '#1a3c58' : '#4a5a78' },
    shade: isNight ? '#141b26' : '#252c2b',
  }
}

/**
 * How high the sun is over a place, degrees, and the hour by it, so that 12 is noon. The equation of time is left out:
 * a quarter of an hour is not seen in a drawing. Source: NOAA, General Solar Position Calculations.
 */
function sunOver({ latitude, longitude }: SampleCamera, at: Date): { sunDegrees: number; solarHour: number } {
  const radians = Math.PI / 180
  const day = (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000
  const declination = -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365.25) * radians
  const utcHour = at.getUTCHours() + at.getUTCMinutes() / 60
  const solarHour = (utcHour + longitude / 15 + 24) % 24
  const sine =
    Math.sin(latitude * radians) * Math.sin(declination) +
    Math.cos(latitude * radians) * Math.cos(declination) * Math.cos((solarHour - 12) * 15 * radians)
  return { sunDegrees: Math.asin(sine) / radians, solarHour }
}
