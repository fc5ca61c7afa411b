/**
 * What a cartographer decides by eye: where names and signs stand on the
 * district's map. Positions are longitude and latitude, so they move with
 * the projection.
 */
import type { LonLat } from './geo-source.ts'

/** View box of the map: from the fading west shore of the lake to the farthest place name. */
export const MAP_WIDTH = 424
export const MAP_HEIGHT = 900

/** The district from its north to its south border, with air above and below. */
export const MAP_TOP = 52
export const MAP_BOTTOM = 872

/** The meridian that is drawn at the map's left edge. */
export const MAP_WEST = -81.005

/** Middle of each county's name; `narrow` is its longitude where it breaks into two lines. */
export const COUNTY_NAMES: readonly { name: string; at: LonLat; narrow: number }[] = [
  { name: 'Indian River', at: [-80.705, 27.735], narrow: -80.7 },
  { name: 'St. Lucie', at: [-80.55, 27.365], narrow: -80.55 },
  { name: 'Martin', at: [-80.47, 27.06], narrow: -80.47 },
  { name: 'Palm Beach', at: [-80.46, 26.6], narrow: -80.46 },
  { name: 'Broward', at: [-80.6, 26.245], narrow: -80.65 },
]

/** Places named over the sea, north to south; `to` is where the name begins, in view box units. */
export const PLACE_NAMES: readonly { name: string; source: string; to: number }[] = [
  { name: 'Vero Beach', source: 'Vero Beach', to: 292 },
  { name: 'Fort Pierce', source: 'Fort Pierce', to: 320 },
  { name: 'Port St. Lucie', source: 'Port Saint Lucie', to: 326 },
  { name: 'Stuart', source: 'Stuart', to: 346 },
  { name: 'Jupiter', source: 'Jupiter', to: 400 },
  { name: 'West Palm Beach', source: 'West Palm Beach', to: 416 },
  { name: 'Boca Raton', source: 'Boca Raton', to: 408 },
  { name: 'Fort Lauderdale', source: 'Fort Lauderdale', to: 404 },
  { name: 'Hollywood', source: 'Hollywood', to: 404 },
]

/**
 * Interstate signs, clear of names and crossings. Each stands on its road:
 * at this latitude where the road runs north, at this longitude where it runs west.
 */
export const SIGNS: readonly { number: string; at: { latitude: number } | { longitude: number } }[] = [
  { number: '95', at: { latitude: 27.56 } },
  { number: '95', at: { latitude: 26.525 } },
  { number: '75', at: { longitude: -80.62 } },
  { number: '595', at: { longitude: -80.255 } },
]

export const LAKE_NAME: LonLat = [-80.8, 26.93]
/** Free water, east of every name. */
export const OCEAN_NAME: LonLat = [-79.765, 27.03]
