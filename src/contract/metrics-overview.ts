import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { CORRIDOR_MEASURES, FIGURE_PERIODS } from './metrics-choices.ts'
import { Ramp } from './ramp-signals.ts'
import { REPORT_STATUSES } from './report.ts'

// A table of three years takes megabytes. An overview is the few kilobytes that one view of the metrics page
// shows, with everything a figure is compared with. Column names are those of the tables.

const Measured = v.nullable(v.number())

/** Days of a period, both ends included. */
const Span = v.object({ start: CalendarDay, end: CalendarDay })

/** The period an overview is about, and what it is compared with. */
export const OverviewPeriod = v.object({
  kind: v.picklist(FIGURE_PERIODS),
  start: CalendarDay,
  end: CalendarDay,
  /** `preliminary` or `revised` when one of its figures is. */
  status: v.picklist(REPORT_STATUSES),
  /** `null`: nothing is published for it. */
  previous: v.nullable(Span),
  lastYear: v.nullable(Span),
  /** Most periods a mean can include: the year of weeks, months or quarters before this one. */
  meanPeriods: v.number(),
})
export type OverviewPeriod = v.InferOutput<typeof OverviewPeriod>

/** How a column's figures are formatted and compared. */
export const OverviewColumn = v.object({
  name: v.string(),
  unit: v.string(),
  decimals: v.number(),
  goodDirection: v.picklist(['up', 'down', 'none']),
  /** The largest difference that is still "about the same". */
  sameWithin: v.object({ amount: v.number(), of: v.picklist(['unit', 'baselinePercent']) }),
})
export type OverviewColumn = v.InferOutput<typeof OverviewColumn>

/** One figure with what it is compared with. `null`: not measured, or not published. */
export const ComparedFigure = v.object({
  value: Measured,
  previous: Measured,
  lastYear: Measured,
  /** Mean of the year before over the measured periods; `null` if fewer than half were measured. */
  mean: Measured,
  /** Periods measured in the year before. */
  meanOf: v.number(),
})
export type ComparedFigure = v.InferOutput<typeof ComparedFigure>

/** Figures by column name, each with what it is compared with. */
export const ComparedFigures = v.record(v.string(), ComparedFigure)
export type ComparedFigures = v.InferOutput<typeof ComparedFigures>

/** Some columns of some rows of a table; a row has a cell for each column, in their order. */
export const FigureRows = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.array(v.nullable(v.union([v.string(), v.number()])))),
})
export type FigureRows = v.InferOutput<typeof FigureRows>

/** Figures of successive periods, oldest first; a period that was not published is a gap of `null`. */
export const FigureTrend = v.object({
  starts: v.array(CalendarDay),
  figures: v.record(v.string(), v.array(Measured)),
})
export type FigureTrend = v.InferOutput<typeof FigureTrend>

/** What every overview has. `period` is `null` when nothing is published for the request. */
const overview = {
  period: v.nullable(OverviewPeriod),
  /** First day of every period that can be requested, newest first. */
  starts: v.array(CalendarDay),
  columns: v.array(OverviewColumn),
  /** Rows of the whole table, in all periods. */
  tableRows: v.number(),
}

/** Events of one type in one county, with what they are compared with. */
export const EventCount = v.object({
  eventType: v.string(),
  /** `all`: all counties combined. */
  county: v.string(),
  events: ComparedFigure,
})
export type EventCount = v.InferOutput<typeof EventCount>

/** Indices of one road over all its segments and both peaks, weighted by the miles driven on each segment. */
export const RoadReliability = v.object({
  road: v.string(),
  /** Measured segments and peaks. */
  segments: v.number(),
  figures: ComparedFigures,
})
export type RoadReliability = v.InferOutput<typeof RoadReliability>

/** `Metrics/GetFreewayOverview/{by}/{period}/{road}` */
export const FreewayOverview = v.object({
  ...overview,
  /** The requested road; `all`: all roads combined. */
  road: v.string(),
  /** Every road that can be requested. */
  roads: v.array(v.string()),
  figures: ComparedFigures,
  trend: FigureTrend,
  events: v.array(EventCount),
  /** Travel times by segment, direction and peak in the same period. */
  reliability: FigureRows,
  /** Rows of the whole table of travel times. */
  reliabilityTableRows: v.number(),
  roadReliability: v.array(RoadReliability),
})
export type FreewayOverview = v.InferOutput<typeof FreewayOverview>

/** One corridor in one direction and peak over a year. */
export const CorridorTrend = v.object({
  corridor: v.string(),
  direction: v.string(),
  peak: v.string(),
  values: v.array(Measured),
})
export type CorridorTrend = v.InferOutput<typeof CorridorTrend>

/** `Metrics/GetArterialOverview/{county}/{period}/{measure}` */
export const ArterialOverview = v.object({
  ...overview,
  /** The column whose trends are included. */
  measure: v.picklist(CORRIDOR_MEASURES),
  /** A row for each corridor, direction and peak. */
  corridors: FigureRows,
  /** The same rows in the period before; empty when nothing is published for it. */
  corridorsBefore: FigureRows,
  /** Periods of the trends, oldest first. */
  trendStarts: v.array(CalendarDay),
  trends: v.array(CorridorTrend),
})
export type ArterialOverview = v.InferOutput<typeof ArterialOverview>

/** `Metrics/GetExpressOverview/{road}/{period}` */
export const ExpressOverview = v.object({
  ...overview,
  /** The lanes of each direction over the whole period. */
  directions: v.array(v.object({ direction: v.string(), figures: ComparedFigures, trend: FigureTrend })),
  /** A row for each direction and time window of the weekday. */
  windows: FigureRows,
})
export type ExpressOverview = v.InferOutput<typeof ExpressOverview>

/** One ramp signal as it is now, with its figures for one month by column name. */
export const RampFigures = v.object({
  ...v.omit(Ramp, ['latitude', 'longitude', 'months']).entries,
  /** `null`: nothing is published for it. */
  figures: v.nullable(v.record(v.string(), Measured)),
  /** The month before. */
  before: v.nullable(v.record(v.string(), Measured)),
  /** Last month in which it was metering, `YYYY-MM-01`. `null`: never. */
  lastMetered: v.nullable(CalendarDay),
})
export type RampFigures = v.InferOutput<typeof RampFigures>

/** `Metrics/GetRampOverview/{period}`. Ramps are in driving order. */
export const RampOverview = v.object({ ...overview, ramps: v.array(RampFigures) })
export type RampOverview = v.InferOutput<typeof RampOverview>
