import * as v from 'valibot'

const Words = v.pipe(v.string(), v.nonEmpty())

/** What every chart says in words: its title, and in `alt` what a sighted reader would take from it. */
const described = { title: Words, alt: Words }

/** Months of two years: this one as columns, the one before as marks. */
export const MonthsChart = v.strictObject({
  kind: v.literal('months'),
  ...described,
  unit: Words,
  /** Names under the columns, oldest first. */
  labels: v.array(Words),
  current: v.strictObject({ label: Words, values: v.array(v.number()) }),
  previous: v.nullable(v.strictObject({ label: Words, values: v.array(v.number()) })),
})
export type MonthsChart = v.InferOutput<typeof MonthsChart>

/** Named amounts as horizontal bars, each with its own earlier amount below it. */
export const BarsChart = v.strictObject({
  kind: v.literal('bars'),
  ...described,
  unit: Words,
  currentLabel: Words,
  /** `null`: the chart compares with nothing. */
  previousLabel: v.nullable(Words),
  rows: v.array(v.strictObject({ label: Words, value: v.number(), previous: v.nullable(v.number()) })),
})
export type BarsChart = v.InferOutput<typeof BarsChart>

/** Two speeds on one line: the general lanes and the express lanes beside them. */
export const SpeedsChart = v.strictObject({
  kind: v.literal('speeds'),
  ...described,
  /** Miles per hour. */
  targetMph: v.number(),
  rows: v.array(v.strictObject({ label: Words, generalMph: v.number(), expressMph: v.number() })),
})
export type SpeedsChart = v.InferOutput<typeof SpeedsChart>

/** One or two measures over several years, from zero. */
export const TrendChart = v.strictObject({
  kind: v.literal('trend'),
  ...described,
  unit: Words,
  labels: v.array(Words),
  /** The first line is the one the text speaks of. */
  lines: v.pipe(v.array(v.strictObject({ label: Words, values: v.array(v.number()) })), v.maxLength(2)),
  /** `null`: no goal is drawn. */
  goal: v.nullable(v.strictObject({ label: Words, value: v.number() })),
})
export type TrendChart = v.InferOutput<typeof TrendChart>

/** Works along a row of years; both ends of a row belong to it. */
export const PhasesChart = v.strictObject({
  kind: v.literal('phases'),
  ...described,
  from: v.number(),
  to: v.number(),
  rows: v.array(v.strictObject({ label: Words, start: v.number(), end: v.number(), stage: Words })),
})
export type PhasesChart = v.InferOutput<typeof PhasesChart>

/** A chart as a document's text may describe it in YAML. */
export const Chart = v.variant('kind', [MonthsChart, BarsChart, SpeedsChart, TrendChart, PhasesChart])
export type Chart = v.InferOutput<typeof Chart>
