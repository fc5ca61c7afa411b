import type { Incident } from '../../../contract/tim-report.ts'
import type { IncidentTimes } from '../stamps.ts'

/** Stamps in minutes after 5:42 p.m. on November 10, 2026, in Florida; a missing one is `null`. */
export function timesAfter(minutes: Partial<Record<keyof IncidentTimes, number | null>>): IncidentTimes {
  const stamp = (name: keyof IncidentTimes) => {
    const after = minutes[name] ?? null
    return after === null ? null : new Date(Date.UTC(2026, 10, 10, 22, 42) + after * 60_000).toISOString()
  }
  return {
    t1: stamp('t1'),
    t2: stamp('t2'),
    t3: stamp('t3'),
    t4: stamp('t4'),
    t5: stamp('t5'),
    t6: stamp('t6'),
    t7: stamp('t7'),
  }
}

/** A crash that blocked two of five lanes for 47 minutes. */
export function anIncident(changes: Partial<Incident> = {}): Incident {
  return {
    id: 'BR-2026-11-10-0412',
    county: 'Broward',
    road: 'I-95',
    direction: 'northbound',
    location: 'Exit 32, Commercial Blvd',
    type: 'crash',
    level: 2,
    lanesBlocked: 2,
    lanesTotal: 5,
    times: timesAfter({ t1: 0, t2: 2, t3: 4, t4: 11, t5: 47, t6: 71, t7: 96 }),
    roadwayClearanceMinutes: 47,
    incidentClearanceMinutes: 71,
    sirv: false,
    risc: false,
    secondary: false,
    ...changes,
  }
}
