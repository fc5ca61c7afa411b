import type { SampleCamera } from './sample-cameras.ts'

/** What a place looks like: light, weather and roadside. Tones are calm, so that no picture glares in dark mode. */
export interface Scene {
  /** Colors of sky above, sky at the horizon, what is beside the road, and road. */
  light: readonly [sky: string, haze: string, ground: string, road: string]
  roadside: 'palms' | 'towers' | 'pines' | 'rails'
  /** Water beside the road: on the left as at the coast, or on both sides of a bridge. */
  water: 'none' | 'left' | 'both'
  waterColor: string
  /** Of leaves and houses. */
  shade: string
  hasLamps: boolean
  isNight: boolean
  hasSun: boolean
  hasOverpass: boolean
  isRaining: boolean
}

const PLAIN = {
  water: 'none',
  waterColor: '#3f7590',
  hasLamps: false,
  isNight: false,
  hasSun: false,
} as const
const DRY = { hasOverpass: false, isRaining: false } as const

/** A night, a city interchange, a bridge, a rainy day, a dawn, and the coast. */
const SCENES: readonly [Scene, ...Scene[]] = [
  {
    ...{ ...PLAIN, ...DRY, light: ['#070c18', '#1d2a41', '#121a17', '#22252b'] },
    ...{ roadside: 'towers', shade: '#141b26', hasLamps: true, isNight: true },
  },
  {
    ...{ ...PLAIN, ...DRY, light: ['#4a7ba1', '#a9c2d0', '#66704f', '#5d6167'] },
    ...{ roadside: 'towers', shade: '#4d5864', hasOverpass: true },
  },
  {
    ...{ ...PLAIN, ...DRY, light: ['#587f9c', '#b5c6cf', '#4f7f95', '#6a6d71'] },
    ...{ roadside: 'rails', water: 'both', waterColor: '#4b7d94', shade: '#4c6470' },
  },
  {
    ...{ ...PLAIN, light: ['#59636d', '#8d969d', '#4a5944', '#4a4e54'], hasOverpass: false },
    ...{ roadside: 'pines', shade: '#2f3f31', isRaining: true },
  },
  {
    ...{ ...PLAIN, ...DRY, light: ['#39466f', '#d48f68', '#3d4636', '#45464d'] },
    ...{ roadside: 'pines', shade: '#252c2b', hasLamps: true, hasSun: true },
  },
  {
    ...{ ...PLAIN, ...DRY, light: ['#3f82ad', '#b4ccd3', '#8c8a63', '#65686c'] },
    ...{ roadside: 'palms', water: 'left', waterColor: '#2f7f93', shade: '#3c6238' },
  },
]

/** Every camera has its own, which neighbors seldom share. */
export function sceneOf({ id }: SampleCamera): Scene {
  const [night, ...others] = SCENES
  const number = (id * 5 + Math.floor(id / SCENES.length)) % SCENES.length
  return others[number - 1] ?? night
}
