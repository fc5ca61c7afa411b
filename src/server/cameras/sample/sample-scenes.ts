import type { SampleCamera } from './sample-cameras.ts'

/** What a camera sees: a place in the light of the hour. Muted tones, so that no picture glares in dark mode. */
export interface Scene extends Place {
  /** Colors of the sky above, the sky at the horizon, the roadside, and the road. */
  light: Light
  isNight: boolean
  /** At the horizon. */
  hasSun: boolean
  /** Nothing is lit by day. */
  hasLamps: boolean
  isRaining: boolean
}

type Light = readonly [sky: string, haze: string, ground: string, road: string]

interface Place {
  /** Rails are those of a bridge over water. */
  roadside: 'oaks' | 'towers' | 'pines' | 'rails'
  /** Of leaves and houses. */
  shade: string
  hasOverpass?: true
  /** By day. */
  light: Light
  /** At night: a city lights up the sky, and without lamps only headlights light the road. */
  night: Light
  /** Lamps along the road. */
  isLit?: true
}

/** Towers, a city interchange, a bridge, pines, the open country, and oaks: each could be in any state. */
const PLACES: readonly [Place, ...Place[]] = [
  {
    roadside: 'towers',
    shade: '#5a6470',
    isLit: true,
    light: ['#5585a8', '#b3c6d1', '#6d7458', '#5a5e64'],
    night: ['#17182b', '#6a4c39', '#26291f', '#3b3a3b'],
  },
  {
    roadside: 'towers',
    shade: '#4d5864',
    hasOverpass: true,
    isLit: true,
    light: ['#4a7ba1', '#a9c2d0', '#66704f', '#5d6167'],
    night: ['#121a2c', '#4b566e', '#1e2a2c', '#454a52'],
  },
  {
    roadside: 'rails',
    shade: '#4c6470',
    isLit: true,
    light: ['#587f9c', '#b5c6cf', '#4f7f95', '#6a6d71'],
    night: ['#081430', '#27507a', '#123048', '#39424b'],
  },
  {
    roadside: 'pines',
    shade: '#3c5540',
    light: ['#4c80a8', '#b0c6d2', '#5f7048', '#5c6066'],
    night: ['#070c12', '#22382f', '#0c140f', '#1d2022'],
  },
  {
    roadside: 'pines',
    shade: '#4a5a38',
    light: ['#5d8db0', '#c3cfd0', '#8a8a5c', '#66696c'],
    night: ['#1c242c', '#59656c', '#272d2b', '#2b2f32'],
  },
  {
    roadside: 'oaks',
    shade: '#3c6238',
    isLit: true,
    light: ['#3f82ad', '#b4ccd3', '#7b8455', '#65686c'],
    night: ['#0c2140', '#5a7c9a', '#2c2c22', '#31353b'],
  },
]

/** The weather: it changes the sky and how the road looks; the ground stays that of the place. */
const WEATHERS = ['clear', 'clouds', 'rain', 'clear'] as const
/** A shower passes after this many hours. */
const WEATHER_HOURS = 2

const TWILIGHT: Light = ['#39466f', '#d48f68', '#3d4636', '#45464d']
/** Sky above and at the horizon, by the hour. */
const SKIES = {
  clouds: { day: ['#7b8894', '#bcc4c9'], twilight: ['#5a5468', '#b08a80'], night: ['#2c2b31', '#7d6850'] },
  rain: { day: ['#59636d', '#8d969d'], twilight: ['#3f4550', '#72747b'], night: ['#1a1f27', '#454b53'] },
} as const
const WET_ROAD = { day: '#4a4e54', twilight: '#3a3d45', night: '#2c3138' } as const

/** Sun heights, degrees, above which it is day and below which it is night, with civil twilight in between. */
const DAY_ABOVE = 4
const NIGHT_BELOW = -6

/** Every camera has its own place and weather, which neighbors rarely share; the light depends on the hour. Pure. */
export function sceneOf(camera: SampleCamera, at: Date): Scene {
  const [first, ...others] = PLACES
  const number = (camera.number + Math.floor(camera.number / PLACES.length)) % PLACES.length
  const place = others[number - 1] ?? first
  const sunDegrees = sunOver(camera, at)
  const hour = sunDegrees > DAY_ABOVE ? 'day' : sunDegrees < NIGHT_BELOW ? 'night' : 'twilight'
  const weather = weatherOver(camera, at)
  const [sky, haze, ground, road] = { day: place.light, twilight: TWILIGHT, night: place.night }[hour]
  const beside = hour === 'twilight' && place.roadside === 'rails' ? '#414f6b' : ground
  const light: Light =
    weather === 'clear'
      ? [sky, haze, beside, road]
      : [...SKIES[weather][hour], beside, weather === 'rain' ? WET_ROAD[hour] : road]
  return {
    ...place,
    light,
    isNight: hour === 'night',
    isRaining: weather === 'rain',
    hasSun: hour === 'twilight' && weather === 'clear',
    hasLamps: hour === 'twilight' || (hour === 'night' && place.isLit === true),
    shade: { day: place.shade, twilight: '#252c2b', night: '#141b26' }[hour],
  }
}

/** Showers are small: it rains at one exit and not at the next. */
function weatherOver({ number }: SampleCamera, at: Date): (typeof WEATHERS)[number] {
  const block = Math.floor(at.getTime() / 3_600_000 / WEATHER_HOURS)
  return WEATHERS[(number + Math.floor(number / 10) + block) % WEATHERS.length] ?? 'clear'
}

/**
 * The sun's height over a place, degrees. Ignores the equation of time, because a drawing does not show a quarter of
 * an hour. Source: NOAA, General Solar Position Calculations.
 */
function sunOver({ latitude, longitude }: SampleCamera, at: Date): number {
  const radians = Math.PI / 180
  const day = (at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000
  const declination = -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365.25) * radians
  const utcHour = at.getUTCHours() + at.getUTCMinutes() / 60
  const solarHour = (utcHour + longitude / 15 + 24) % 24
  const sine =
    Math.sin(latitude * radians) * Math.sin(declination) +
    Math.cos(latitude * radians) * Math.cos(declination) * Math.cos((solarHour - 12) * 15 * radians)
  return Math.asin(sine) / radians
}
