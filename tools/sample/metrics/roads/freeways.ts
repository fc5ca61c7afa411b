/** Counties north to south, with their share of the district's events as the annual reports have it. */
export const COUNTY_SHARES = {
  'Indian River': 6,
  'St. Lucie': 10,
  Martin: 6,
  'Palm Beach': 33,
  Broward: 45,
} as const
export type County = keyof typeof COUNTY_SHARES

export const ROADS = ['I-95', 'I-75', 'I-595', 'SR 869', "Florida's Turnpike"] as const
export type Road = (typeof ROADS)[number]

export type Direction = 'northbound' | 'southbound' | 'eastbound' | 'westbound'

/** How the events of a county fall on its roads. */
export const ROAD_WEIGHTS: Record<County, Partial<Record<Road, number>>> = {
  'Indian River': { 'I-95': 1 },
  'St. Lucie': { 'I-95': 62, "Florida's Turnpike": 38 },
  Martin: { 'I-95': 55, "Florida's Turnpike": 45 },
  'Palm Beach': { 'I-95': 66, "Florida's Turnpike": 34 },
  Broward: { 'I-95': 42, 'I-75': 13, 'I-595': 12, 'SR 869': 10, "Florida's Turnpike": 23 },
}

export const DIRECTIONS_OF: Record<Road, readonly [Direction, Direction]> = {
  'I-95': ['northbound', 'southbound'],
  'I-75': ['northbound', 'southbound'],
  'I-595': ['eastbound', 'westbound'],
  'SR 869': ['northbound', 'southbound'],
  "Florida's Turnpike": ['northbound', 'southbound'],
}

/** Lanes in one direction. */
export function lanesOf(county: County, road: Road): number {
  if (road === 'SR 869') return 3
  if (road === "Florida's Turnpike") return county === 'Broward' ? 4 : 2
  if (road === 'I-95') return county === 'Broward' || county === 'Palm Beach' ? 5 : 3
  return 4
}
