import type { Incident } from '../../../contract/tim-report.ts'
import { OPEN_ROADS } from '../../../measures/incidents/open-roads.ts'
import { millisecondsOf, type StampName } from '../../../measures/incidents/stamps.ts'

/** The stamps in the order of the timeline. */
const STAMPS: readonly StampName[] = ['t1', 't2', 't3', 't4', 't5', 't6', 't7']

/** What was recorded, in the order of the timeline, in whole minutes after the first, where its line begins. */
export function recordedStamps({ times }: Pick<Incident, 'times'>) {
  const recorded = STAMPS.flatMap((name) => {
    const stamp = times[name]
    return stamp === null ? [] : [{ name, at: new Date(millisecondsOf(stamp)) }]
  })
  const start = Number(recorded[0]?.at)
  return recorded.map((stamp) => ({ ...stamp, minutes: Math.round((Number(stamp.at) - start) / 60_000) }))
}

/** A stretch of an incident's line, minutes from its beginning. */
interface LinePart {
  /** Lanes blocked, on the shoulder, or gone while traffic recovers. */
  form: 'blocked' | 'shoulder' | 'recovering'
  from: number
  to: number
}

/**
 * The line of one incident: solid while lanes are blocked, hatched while it is on the shoulder, dotted until flow
 * is normal again. A part whose end was not recorded, or is before its beginning, is left out. It is never shorter
 * than the goal, so that its mark is always on it.
 */
export function incidentShape(incident: Pick<Incident, 'times' | 'lanesBlocked'>) {
  const at = new Map(recordedStamps(incident).map(({ name, minutes }) => [name, minutes]))
  const [begin, lanesOpen, sceneClear, flowNormal] = [at.get('t1'), at.get('t5'), at.get('t6'), at.get('t7')]
  const hasBlocked = (incident.lanesBlocked ?? 0) > 0
  return {
    parts: [
      ...(hasBlocked ? partOf('blocked', begin, lanesOpen) : []),
      ...partOf('shoulder', hasBlocked ? lanesOpen : begin, sceneClear),
      ...partOf('recovering', sceneClear, flowNormal),
    ],
    ticks: [...at.values()],
    lengthMinutes: Math.max(...at.values(), OPEN_ROADS.limitMinutes) * 1.04,
  }
}

function partOf(form: LinePart['form'], from: number | undefined, to: number | undefined): LinePart[] {
  return from === undefined || to === undefined || to <= from ? [] : [{ form, from, to }]
}
