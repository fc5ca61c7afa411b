import type { Direction } from './freeways.ts'

/** A street whose signals are timed together. */
export interface Arterial {
  corridor: string
  directions: readonly [Direction, Direction]
  signals: number
  miles: number
  /** Mean speed at the peak, miles per hour. */
  mph: number
  /** How well it does against its county: 1 as the county. */
  quality: number
}

const eastWest = ['eastbound', 'westbound'] as const
const northSouth = ['northbound', 'southbound'] as const

/** The corridors that are reported on, by county. */
export const ARTERIALS: Record<'Broward' | 'Palm Beach', readonly Arterial[]> = {
  Broward: [
    { corridor: 'Sunrise Blvd', directions: eastWest, signals: 27, miles: 8.2, mph: 22, quality: 0.96 },
    { corridor: 'Oakland Park Blvd', directions: eastWest, signals: 25, miles: 8.6, mph: 23, quality: 0.98 },
    { corridor: 'Commercial Blvd', directions: eastWest, signals: 21, miles: 7.1, mph: 24, quality: 1.0 },
    { corridor: 'Broward Blvd', directions: eastWest, signals: 19, miles: 5.4, mph: 21, quality: 0.94 },
    { corridor: 'Pines Blvd', directions: eastWest, signals: 30, miles: 11.3, mph: 27, quality: 1.06 },
    { corridor: 'University Dr', directions: northSouth, signals: 41, miles: 14.8, mph: 26, quality: 1.04 },
  ],
  'Palm Beach': [
    { corridor: 'Okeechobee Blvd', directions: eastWest, signals: 26, miles: 9.4, mph: 25, quality: 0.97 },
    { corridor: 'Southern Blvd', directions: eastWest, signals: 18, miles: 8.9, mph: 30, quality: 1.04 },
    { corridor: 'Glades Rd', directions: eastWest, signals: 22, miles: 7.3, mph: 24, quality: 0.95 },
    { corridor: 'Boynton Beach Blvd', directions: eastWest, signals: 17, miles: 6.6, mph: 27, quality: 1.01 },
    { corridor: 'Military Trl', directions: northSouth, signals: 48, miles: 19.7, mph: 28, quality: 1.03 },
    { corridor: 'Congress Ave', directions: northSouth, signals: 33, miles: 13.2, mph: 27, quality: 1.0 },
  ],
}
