import type { Incident } from '../../../contract/tim-report.ts'
import { OPEN_ROADS } from '../../../measures/incidents/open-roads.ts'
import { millisecondsOf, type StampName } from '../../../measures/incidents/stamps.ts'
import type { LinePart, LineTick } from '../../charts/incident-line.tsx'

/** The stamps in the order of the timeline. */
const STAMPS: readonly StampName[] = ['t1', 't2', 't3', 't4', 't5', 't6', 't7']

/** A stamp of one incident, minutes after the first one that was recorded. */
interface RecordedStamp {
  name: StampName
  at: Date
  /** Whole minutes. */
  minutes: number
}

/** What was recorded, in the order of the timeline; the first is where its line begins. */
export function recordedStamps({ times }: Pick<Incident, 'times'>): RecordedStamp[] {
  const first = STAMPS.map((name) => times[name]).find((stamp) => stamp !== null)
  if (first === undefined || first === null) return []
  const start = millisecondsOf(first)
  return STAMPS.flatMap((name) => {
    const stamp = times[name]
    if (stamp === null) return []
    const milliseconds = millisecondsOf(stamp)
    return [{ name, at: new Date(milliseconds), minutes: Math.round((milliseconds - start) / 60_000) }]
  })
}

/** The data of one incident's line. */
interface IncidentShape {
  parts: LinePart[]
  ticks: LineTick[]
  /** Length of the whole line, minutes: never less than the goal, so that its mark is always on it. */
  lengthMinutes: number
}

/**
 * The line of one incident: solid while lanes are blocked, hatched while it is on the shoulder, dotted until flow
 * is normal again. A part whose end was not recorded, or is before its beginning, is left out.
 */
export function incidentShape(incident: Pick<Incident, 'times' | 'lanesBlocked'>): IncidentShape {
  const stamps = recordedStamps(incident)
  const at = new Map(stamps.map(({ name, minutes }) => [name, minutes]))
  const [begin, lanesOpen, sceneClear, flowNormal] = [at.get('t1'), at.get('t5'), at.get('t6'), at.get('t7')]
  const hasBlocked = incident.lanesBlocked !== null && incident.lanesBlocked > 0
  const last = Math.max(0, ...stamps.map(({ minutes }) => minutes))
  return {
    parts: [
      ...(hasBlocked ? partOf('blocked', begin, lanesOpen) : []),
      ...partOf('shoulder', hasBlocked ? lanesOpen : begin, sceneClear),
      ...partOf('recovering', sceneClear, flowNormal),
    ],
    ticks: stamps.map(({ name, minutes }) => ({ key: name, minutes })),
    lengthMinutes: Math.max(last, OPEN_ROADS.limitMinutes) * 1.04,
  }
}

function partOf(form: LinePart['form'], from: number | undefined, to: number | undefined): LinePart[] {
  return from === undefined || to === undefined || to <= from ? [] : [{ form, from, to }]
}
