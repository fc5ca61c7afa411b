import { hash } from 'node:crypto'
import { type DistrictMap, MAP_LAYERS, type MapDetail, type MapOverview } from '../contract/district-map.ts'
import type { SiteContent } from './site-content.ts'

/** A file of outlines, under an address that changes with its bytes. */
interface MapFile {
  path: string
  svg: string
}

/** The outlines that pages refer to; empty without a map. */
export function mapFilesOf({ map }: Pick<SiteContent, 'map'>): MapFile[] {
  return map === null ? [] : Object.values(outlinesOf(map))
}

/** Responds to the two calls about the map; `null`: there is none. */
export function respondWithMap({ map, streets }: Pick<SiteContent, 'map' | 'streets'>) {
  if (map === null) return { getMapOverview: () => null, getMapDetail: () => null }
  const { width, height, background, counties, origin, places, signs, credit, shape } = map
  const files = outlinesOf(map)
  const overview: MapOverview = {
    credit,
    outlinesUrl: files.overview.path,
    shape,
    width,
    height,
    background,
    counties: counties.map(({ name }) => name),
    roads: map.overview.roads,
    narrow: map.overview.narrow,
    wide: map.overview.wide,
  }
  const detail: MapDetail = {
    outlinesUrl: files.detail.path,
    outlinesScale: map.detail.scale,
    width,
    height,
    background,
    origin,
    counties: counties.map(({ name, x, y }) => ({ name, x, y })),
    places,
    signs,
    ...(streets == null ? {} : { streets }),
  }
  return { getMapOverview: () => overview, getMapDetail: () => detail }
}

function outlinesOf({ overview, detail, width, height, credit }: DistrictMap) {
  const scale = detail.scale
  return {
    overview: fileOf('map', spriteOf(overview.layers, { width, height }, credit)),
    detail: fileOf(
      'map-detail',
      spriteOf(detail.layers, { width: width * scale, height: height * scale }, credit),
    ),
  }
}

function fileOf(name: string, svg: string): MapFile {
  return { path: `/assets/${name}-${hash('sha256', svg, 'base64url').slice(0, 8)}.svg`, svg }
}

/** Each layer as a path that a page refers to by its id. Paths and sizes were validated; the credit is text. */
function spriteOf(
  layers: DistrictMap['overview']['layers'],
  { width, height }: { width: number; height: number },
  credit: string,
): string {
  const escaped = credit.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const paths = MAP_LAYERS.map(
    (id) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${layers[id]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<title>${escaped}</title>
${paths.join('\n')}
</svg>
`
}
