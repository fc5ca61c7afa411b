import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { localText } from '../../contract/local-text.ts'
import { Ramp } from '../../contract/ramp-signals.ts'
import { DIRECTIONS } from '../../measures/columns/shared-columns.ts'
import type { Issue, Parsed } from '../issue.ts'
import { slugOf } from '../slug.ts'
import { type ParsedRecord, parseRecord, text } from '../yaml/parse-record.ts'

/** One ramp signal as the office describes it. */
export const RampEntry = v.strictObject({
  /** The ramp's name in the tables of figures. */
  id: v.pipe(
    v.string(),
    v.check(
      (id) => id !== '' && slugOf(id) === id,
      'must be made of a to z, 0 to 9 and single hyphens, such as i70-nb-main-st',
    ),
    v.maxLength(100),
  ),
  interchange: text(100),
  road: text(40),
  direction: v.picklist(DIRECTIONS),
  county: text(60),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  status: Ramp.entries.status,
  activatedOn: v.optional(CalendarDay),
  /** Hours of operation, as text. */
  schedule: v.optional(localText(text(200))),
  /** Why it is off or what to know about it, for drivers. */
  note: v.optional(localText(text(400))),
})
export type RampEntry = v.InferOutput<typeof RampEntry>

const RampsFile = v.strictObject({ ramps: v.array(RampEntry) })

/** `ramps.yaml`: every ramp signal, in use or not. */
export type RampsFile = v.InferOutput<typeof RampsFile>

/** Reads `ramps.yaml`. Ids are unique, and a ramp that is off says since when and why. */
export function parseRampsFile(source: string): Parsed<ParsedRecord<RampsFile>> {
  const parsed = parseRecord(RampsFile, source)
  if (parsed.kind === 'invalid') return parsed
  const { value, lineOf } = parsed.value
  const issues = value.ramps.flatMap((ramp, index): Issue[] =>
    rampIssues(ramp, value.ramps.slice(0, index)).map(({ key, message }) => ({
      line: lineOf(['ramps', String(index), key]),
      message: `${key} ${message}`,
    })),
  )
  return issues.length > 0 ? { kind: 'invalid', issues } : parsed
}

function rampIssues(ramp: RampEntry, earlier: readonly RampEntry[]): { key: string; message: string }[] {
  const { id, status, activatedOn, note } = ramp
  const issues: { key: string; message: string }[] = []
  const add = (key: string, message: string) => issues.push({ key, message })
  if (earlier.some((other) => other.id === id)) add('id', `"${id}" appears twice: give each ramp its own id`)
  if (status === 'notYetActivated' && activatedOn !== undefined)
    add('activatedOn', 'contradicts "status: notYetActivated": correct one of the two')
  if (status !== 'notYetActivated' && activatedOn === undefined)
    add('activatedOn', `is missing: write the day the ramp was switched on, because it is ${status}`)
  if (status !== 'active' && note === undefined)
    add('note', `is missing: tell drivers why the signal is ${status}`)
  return issues
}
