import { type LonLat, readGeography } from '../../assets/geo-source.ts'

/** Outline of the district for the covers: longitude and latitude, degrees. */
export interface DistrictShape {
  /** The Atlantic shore from north to south. */
  coast: readonly LonLat[]
  /** I-95 from north to south. */
  interstate: readonly LonLat[]
}

/** Degrees of latitude between two points of the shore; about 1 km, finer than a cover can show. */
const COAST_STEP = 0.01
/** South of here only inland Broward is left, and its corner would look like a bay. */
const SOUTH_END = 25.98

/** Reads the road map in `tools/geo`; throws when I-95 is not in it. */
export async function readDistrictShape(): Promise<DistrictShape> {
  const { counties, roads } = await readGeography()
  const interstate = roads.find((road) => road.ref === 'I-95')
  if (interstate === undefined) throw new Error('tools/geo/d4-roads.geojson holds no I-95')
  return {
    coast: easternShore(counties.flatMap((county) => county.rings)),
    // The file runs from the Miami-Dade line to the north.
    interstate: interstate.line.toReversed(),
  }
}

/** The easternmost land on each parallel, north to south. */
function easternShore(rings: readonly LonLat[][]): LonLat[] {
  const edges = rings.flatMap((ring) => ring.slice(1).map((end, index) => [ring[index] ?? end, end] as const))
  const northEnd = Math.max(...rings.flat().map(([, latitude]) => latitude))
  const shore: LonLat[] = []
  for (let parallel = northEnd - COAST_STEP; parallel > SOUTH_END; parallel -= COAST_STEP) {
    const crossings = edges.flatMap(([from, to]) => crossing(from, to, parallel))
    if (crossings.length > 0) shore.push([Math.max(...crossings), parallel])
  }
  return shore
}

/** Longitude where the edge crosses the parallel; empty when it does not. */
function crossing([fromX, fromY]: LonLat, [toX, toY]: LonLat, parallel: number): number[] {
  if (fromY > parallel === toY > parallel) return []
  return [fromX + ((toX - fromX) * (parallel - fromY)) / (toY - fromY)]
}
