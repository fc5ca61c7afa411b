import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { Period } from './period.ts'

/** An area whose incident management team meets, by its `id` in `site.yaml`: "north". */
export const TimArea = v.string()
export type TimArea = v.InferOutput<typeof TimArea>

const Minutes = v.nullable(v.pipe(v.number(), v.minValue(0)))
const Distribution = v.object({ mean: Minutes, median: Minutes, p90: Minutes })
const Stamp = v.nullable(Instant)

/** One incident with the stamps of its timeline; a missing stamp is `null`. Source: FHWA TIM performance measures. */
export const Incident = v.object({
  id: v.string(),
  county: v.string(),
  road: v.string(),
  direction: v.string(),
  location: v.string(),
  type: v.string(),
  /** 1 under 30 min, 2 30 to 120 min, 3 over 120 min. */
  level: v.nullable(v.picklist([1, 2, 3])),
  lanesBlocked: v.nullable(v.number()),
  lanesTotal: v.nullable(v.number()),
  /** t1 first aware, t2 verified, t3 dispatched, t4 on scene, t5 lanes open, t6 scene clear, t7 flow normal. */
  times: v.object({ t1: Stamp, t2: Stamp, t3: Stamp, t4: Stamp, t5: Stamp, t6: Stamp, t7: Stamp }),
  /** t5 − t1, minutes; `null` when no lane was blocked or a stamp is missing. */
  roadwayClearanceMinutes: Minutes,
  /** t6 − t1, minutes. */
  incidentClearanceMinutes: Minutes,
  sirv: v.boolean(),
  risc: v.boolean(),
  secondary: v.boolean(),
})
export type Incident = v.InferOutput<typeof Incident>

/** `Documents/GetTimReports/{id}`: one area, or one published TIM report. */
export const TimReport = v.object({
  id: v.string(),
  title: v.string(),
  area: v.nullable(TimArea),
  /** `null` while the area has no incident published. */
  period: v.nullable(Period),
  summary: v.object({
    incidents: v.number(),
    /** Incidents with every stamp needed for the clearance times. */
    withTimes: v.number(),
    roadwayClearanceMinutes: Distribution,
    incidentClearanceMinutes: Distribution,
    /** Share of lane-blocking incidents with lanes open within 90 min, percent. */
    openRoadsCompliancePercent: v.nullable(v.number()),
    secondaryCrashes: v.nullable(v.number()),
  }),
  incidents: v.array(Incident),
})
export type TimReport = v.InferOutput<typeof TimReport>
