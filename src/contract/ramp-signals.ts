import * as v from 'valibot'
import { CalendarDay, CalendarMonth } from './calendar.ts'
import { inTranslations } from './local-text.ts'
import { RAMP_STATUSES } from './overview-names.ts'

const Measured = v.nullable(v.pipe(v.number(), v.minValue(0)))

/** One metered ramp over one calendar month. A value that was not measured is `null`, never 0. */
export const RampMonth = v.object({
  month: CalendarMonth,
  /** Hours the signal was metering. */
  activeHours: Measured,
  activations: Measured,
  /** Share of the month without a malfunction, percent. */
  uptimePercent: Measured,
  meteringRateVehiclesPerHour: Measured,
  /** Mean mainline speed in the same hours before metering began, miles per hour. */
  mainlineSpeedBeforeMph: Measured,
  mainlineSpeedActiveMph: Measured,
  mainlineFlowVehiclesPerHour: Measured,
  /** Mean delay on the ramp, seconds per vehicle. */
  rampDelaySeconds: Measured,
  /** Minutes the queue detector overrode the metering rate. */
  queueOverrideMinutes: Measured,
  /** Number of weekdays behind the speeds before and during metering. `null`: the office did not say. */
  weekdaysMeasured: Measured,
})
export type RampMonth = v.InferOutput<typeof RampMonth>

/** The office's texts about a ramp. */
const RampTexts = v.object({ schedule: v.optional(v.string()), note: v.optional(v.string()) })

/** One ramp signal: where it is and what it did. */
export const Ramp = v.object({
  id: v.string(),
  interchange: v.string(),
  road: v.string(),
  direction: v.string(),
  county: v.string(),
  /** Degrees, WGS 84. */
  latitude: v.number(),
  longitude: v.number(),
  status: v.picklist(RAMP_STATUSES),
  /** `null`: not activated yet. */
  activatedOn: v.nullable(CalendarDay),
  /** Hours of operation, as text in English. `null`: not set. */
  schedule: v.nullable(v.string()),
  /** Why it is off, or what to know about it, for drivers, in English. `null`: nothing. */
  note: v.nullable(v.string()),
  /** The two texts in other languages. Missing: only in English. */
  translations: v.optional(v.object(inTranslations(RampTexts))),
  /** Oldest month first. */
  months: v.array(RampMonth),
})
export type Ramp = v.InferOutput<typeof Ramp>

/** `Documents/GetRampSignalsData`. `asOf` is the last day measured; `null` while nothing is published. */
export const RampSignalsData = v.object({ asOf: v.nullable(CalendarDay), ramps: v.array(Ramp) })
export type RampSignalsData = v.InferOutput<typeof RampSignalsData>
