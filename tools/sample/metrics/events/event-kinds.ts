import { isHurricane } from '../special-days.ts'
import type { EventType } from './freeway-event.ts'

type Mix = Record<EventType, number>

const BLOCKING: Mix = {
  crash: 66,
  disabled_vehicle: 19,
  abandoned_vehicle: 0.5,
  vehicle_fire: 2,
  debris: 8,
  road_work: 0.5,
  police_activity: 1.5,
  congestion: 0,
  flooding: 0.5,
  other: 2,
}

const ASIDE: Mix = {
  crash: 16,
  disabled_vehicle: 53,
  abandoned_vehicle: 13,
  vehicle_fire: 0.4,
  debris: 8,
  road_work: 2.4,
  police_activity: 3.2,
  congestion: 2,
  flooding: 0.2,
  other: 1.8,
}

/** What kinds of events a day brings. */
export function kindsOn(day: string, isBlocking: boolean): Mix {
  const usual = isBlocking ? BLOCKING : ASIDE
  if (!isHurricane(day)) return usual
  return { ...usual, debris: usual.debris * 4, flooding: usual.flooding * 30, road_work: 0 }
}

/** How long each kind takes against the mean. */
export const LENGTH: Mix = {
  crash: 1.15,
  disabled_vehicle: 0.9,
  abandoned_vehicle: 0.85,
  vehicle_fire: 1.7,
  debris: 0.45,
  road_work: 1.3,
  police_activity: 1.1,
  congestion: 0.9,
  flooding: 1.9,
  other: 0.9,
}
