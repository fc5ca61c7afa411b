import { geoMercator, geoPath } from 'd3-geo'
import type { LonLat } from '../../assets/geo-source.ts'
import { type Canvas, drawText } from './canvas.ts'
import type { DistrictShape } from './district-shape.ts'
import { page, SAMPLE_LINE } from './page-flow.ts'
import { type CoverKind, coverColours, palette } from './palette.ts'
import type { TextStyle } from './text-styles.ts'

/** What the first page says. */
export interface Cover {
  kind: CoverKind
  /** Full title; the document's first heading. */
  title: string
  /** Two or three short lines, large enough to read on a picture of the page. */
  lines: readonly string[]
  /** "FY 2026", "2025–2030". */
  periodLabel: string
  /** The days it covers, in words. */
  dates: string
}

const MARGIN = 44
const title: TextStyle = { face: 'semibold', size: 60, leading: 64, colour: palette.paper }
const period: TextStyle = { face: 'medium', size: 38, leading: 44, colour: palette.paper }
const small: TextStyle = { face: 'regular', size: 12.5, leading: 17, colour: palette.paper }

/** Where the district lies on the cover, points: the coast right of the title. */
const FRAME: [[number, number], [number, number]] = [
  [330, 236],
  [492, 690],
]
/** The orange stop stands where I-95 meets this parallel, north of Lake Worth. */
const STOP_LATITUDE = 26.62

/** Draws the first page: sea, land, I-95 with one stop, and the words over the land. */
export function drawCover(canvas: Canvas, cover: Cover, shape: DistrictShape): void {
  canvas.doc.addPage()
  canvas.tags.artifact('Layout', () => drawDistrict(canvas, cover.kind, shape))
  const { tags } = canvas
  const box = (y: number, width = 300) => ({ x: MARGIN, y, width })
  tags.leaf('H1', () => drawText(canvas, cover.lines.join(' \n'), title, box(52, 420)), {
    actual: cover.title,
  })
  const unitY = 52 + cover.lines.length * title.leading + 16
  tags.leaf('P', () => drawText(canvas, UNIT, small, box(unitY, 250)))
  tags.leaf('P', () => drawText(canvas, cover.periodLabel, period, box(648)))
  tags.leaf('P', () => drawText(canvas, cover.dates, small, box(694)))
  tags.leaf('P', () => drawText(canvas, SAMPLE_LINE, small, box(722, 280)))
}

// The spaces before the breaks keep the words apart for those who listen.
const UNIT = 'FDOT District Four \nTransportation Systems Management and Operations'

function drawDistrict({ doc }: Canvas, kind: CoverKind, shape: DistrictShape): void {
  const colours = coverColours[kind]
  const line = { type: 'LineString' as const, coordinates: shape.interstate.map((place) => [...place]) }
  const projection = geoMercator().fitExtent(FRAME, line)
  const project = ([longitude, latitude]: LonLat) => projection([longitude, latitude]) ?? [0, 0]
  doc.rect(0, 0, page.width, page.height).fill(colours.sea)
  const coast = shape.coast.map(project)
  const [firstX] = coast[0] ?? [0]
  const [lastX] = coast.at(-1) ?? [0]
  doc.moveTo(0, 0).lineTo(firstX - 14, 0)
  for (const [x, y] of coast) doc.lineTo(x, y)
  doc.lineTo(lastX, page.height).lineTo(0, page.height).fill(colours.land)
  doc
    .path(geoPath(projection)(line) ?? '')
    .lineWidth(9)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colours.road)
    .stroke()
  const stop = shape.interstate.find(([, latitude]) => latitude <= STOP_LATITUDE)
  if (stop === undefined) return
  const [x, y] = project(stop)
  doc.circle(x, y, 17).lineWidth(4).fillAndStroke(palette.stop, colours.land)
}
