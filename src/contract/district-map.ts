import * as v from 'valibot'
import { inTranslations } from './local-text.ts'

/** Road networks, the most important first; each has its own sign. `other`: county roads, or no network. */
export const ROAD_NETWORKS = ['interstate', 'toll', 'us', 'state', 'other'] as const
export type RoadNetwork = (typeof ROAD_NETWORKS)[number]

/** Aspect ratio of a map's frame: 4 by 5, square, or 4 by 3. */
export const MAP_SHAPES = { tall: 4 / 5, square: 1, wide: 4 / 3 } as const
export type MapShape = keyof typeof MAP_SHAPES
// The keys of the record above.
const MapShape = v.picklist(Object.keys(MAP_SHAPES) as MapShape[])

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))
const Unit = v.pipe(v.number(), v.finite())
const Percent = v.pipe(Unit, v.minValue(-10), v.maxValue(110))
const Point = v.strictObject({ x: Unit, y: Unit })

/** A name in English, and in languages where it differs. */
const Names = v.strictObject({ en: Name, ...inTranslations(Name) })

/** Position of a name or sign on the overview, percent of the frame's width and height. */
const OverviewLabel = v.variant('kind', [
  /** Stacked lines, centered on the point. */
  v.strictObject({ kind: v.literal('county'), lines: v.array(Name), x: Percent, y: Percent }),
  v.strictObject({
    kind: v.literal('water'),
    names: Names,
    /** Each word has its own line. */
    isStacked: v.boolean(),
    x: Percent,
    y: Percent,
  }),
  /** `side`: where the name is relative to the point; a leader joins the point to the dot. */
  v.strictObject({
    kind: v.literal('place'),
    name: Name,
    side: v.picklist(['right', 'left', 'above', 'below']),
    isOnWater: v.boolean(),
    dot: v.strictObject({ x: Percent, y: Percent }),
    x: Percent,
    y: Percent,
  }),
  v.strictObject({
    kind: v.literal('sign'),
    network: v.picklist(ROAD_NETWORKS),
    number: Name,
    x: Percent,
    y: Percent,
  }),
])
export type OverviewLabel = v.InferOutput<typeof OverviewLabel>

/** The map as a picture of the whole district, with the labels a page puts on it. */
export const MapOverview = v.object({
  credit: v.string(),
  /** Address of its outlines: an SVG sprite with a symbol for each layer. */
  outlinesUrl: v.string(),
  shape: MapShape,
  width: Unit,
  height: Unit,
  /** What surrounds the outlines. */
  background: v.picklist(['land', 'water']),
  counties: v.array(v.string()),
  /** The roads that have signs on it. */
  roads: v.array(v.string()),
  /** For maps up to 360 px wide, and for wider ones. */
  narrow: v.array(OverviewLabel),
  wide: v.array(OverviewLabel),
})
export type MapOverview = v.InferOutput<typeof MapOverview>

const Place = v.strictObject({ name: Name, x: Unit, y: Unit })
const RoadSigns = v.strictObject({
  road: Name,
  network: v.picklist(ROAD_NETWORKS),
  /** Number on its sign. `null`: the road has only a name. */
  number: v.nullable(Name),
  points: v.array(v.strictTuple([Unit, Unit])),
})

/** The zoomable map: detailed outlines, and where names and signs may be placed, in its units. */
export const MapDetail = v.object({
  outlinesUrl: v.string(),
  /** Scale factor of the outlines. */
  outlinesScale: v.number(),
  width: Unit,
  height: Unit,
  background: v.picklist(['land', 'water']),
  /** Subtract it from a location in Mercator's projection: map-projection.ts. */
  origin: Point,
  counties: v.array(Place),
  /** The most important first. */
  places: v.array(Place),
  signs: v.array(RoadSigns),
  /** Street tiles for high zoom levels. Missing: the office has published none. */
  streets: v.optional(
    v.object({
      /** Address of a PMTiles archive of vector tiles; it changes with its bytes. */
      url: v.string(),
      /** Who made the data; shown wherever the map is. */
      credit: v.string(),
      /** Zoom levels of its tiles. */
      minZoom: v.number(),
      maxZoom: v.number(),
    }),
  ),
})
export type MapDetail = v.InferOutput<typeof MapDetail>

/** Limited to what the map command writes, because it becomes part of a picture. */
const PathText = v.pipe(v.string(), v.regex(/^[\d\s.,MmLlHhVvZz-]*$/, 'must be the text of an SVG path'))

/** The layers of a map's outlines, from the back to the front. */
export const MAP_LAYERS = [
  'land',
  'counties',
  'water',
  'other',
  'state',
  'us',
  'toll',
  'interstate',
  'interchanges',
] as const
const Layers = v.strictObject(v.entriesFromList(MAP_LAYERS, PathText))

const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const Latitude = v.pipe(v.number(), v.minValue(-85), v.maxValue(85))
const Ring = v.array(v.strictTuple([Longitude, Latitude]))

/** The district's map as `npm run map -- make` writes it: `content/map/map.json`. */
export const DistrictMap = v.strictObject({
  format: v.literal(1, 'is not the format this version reads: make the map again with "npm run map -- make"'),
  /** Who made the data; shown wherever the map is. */
  credit: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must name who made the data: their licenses require it'),
    v.maxLength(300),
  ),
  shape: MapShape,
  width: v.pipe(Unit, v.minValue(1)),
  height: v.pipe(Unit, v.minValue(1)),
  origin: Point,
  background: v.picklist(['land', 'water']),
  /** `x`, `y`: where the name may be placed. */
  counties: v.pipe(
    v.array(
      v.strictObject({
        ...Place.entries,
        fips: v.pipe(v.string(), v.regex(/^\d{5}$/)),
        rings: v.array(Ring),
      }),
    ),
    v.minLength(1, 'must hold a county'),
  ),
  overview: v.strictObject({
    layers: Layers,
    roads: v.array(Name),
    narrow: v.array(OverviewLabel),
    wide: v.array(OverviewLabel),
  }),
  detail: v.strictObject({ scale: v.pipe(v.number(), v.minValue(1)), layers: Layers }),
  places: v.array(Place),
  signs: v.array(RoadSigns),
})
export type DistrictMap = v.InferOutput<typeof DistrictMap>
