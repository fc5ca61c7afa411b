// Where names and signs stand is decided by eye; a test compares the places with tools/geo.

/** A place on the map, in percent of its width and height. */
interface MapPoint {
  x: number
  y: number
}

export const MAP_VIEW_BOX = '0 0 424 900'

/** Mercator, for what a page puts on the map itself: where longitude 0 and latitude 0 would lie, units of the view box. */
export const MAP_PROJECTION = { unitsPerDegree: 384.197, greenwichX: 31121.896, equatorY: 11204.486 }

/** `narrowX` replaces `x` where the name breaks into lines. */
export const COUNTY_NAMES: readonly (MapPoint & { name: string; narrowX: number })[] = [
  { name: 'Indian River', x: 27.18, y: 11.83, narrowX: 27.64 },
  { name: 'St. Lucie', x: 41.23, y: 29.64, narrowX: 41.23 },
  { name: 'Martin', x: 48.48, y: 44.28, narrowX: 48.48 },
  { name: 'Palm Beach', x: 49.38, y: 66.29, narrowX: 49.38 },
  { name: 'Broward', x: 36.7, y: 83.21, narrowX: 32.17 },
]

/** `nameX` is where the name begins; a leader joins it to the place. */
export const PLACES: readonly (MapPoint & { name: string; nameX: number })[] = [
  { name: 'Vero Beach', x: 55.07, y: 16.48, nameX: 68.87 },
  { name: 'Fort Pierce', x: 61.56, y: 25.72, nameX: 75.47 },
  { name: 'Port St. Lucie', x: 59.32, y: 33.06, nameX: 76.89 },
  { name: 'Stuart', x: 68.16, y: 37.69, nameX: 81.6 },
  { name: 'Jupiter', x: 82.53, y: 50.31, nameX: 94.34 },
  { name: 'West Palm Beach', x: 86.23, y: 60.78, nameX: 98.11 },
  { name: 'Boca Raton', x: 83.54, y: 77.8, nameX: 96.23 },
  { name: 'Fort Lauderdale', x: 78.07, y: 89.05, nameX: 95.28 },
  { name: 'Hollywood', x: 77.52, y: 94.33, nameX: 95.28 },
]

export const INTERSTATE_SIGNS: readonly (MapPoint & { number: string })[] = [
  { number: '95', x: 47.89, y: 20.26 },
  { number: '95', x: 84.46, y: 69.87 },
  { number: '75', x: 34.89, y: 87.91 },
  { number: '595', x: 67.96, y: 90.11 },
]

export const LAKE_NAME: MapPoint = { x: 18.58, y: 50.51 }
export const OCEAN_NAME: MapPoint = { x: 112.36, y: 45.72 }
