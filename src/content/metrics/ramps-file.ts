import * as v from 'valibot'
import type { Issue, Parsed } from '../issue.ts'
import { type ParsedRecord, parseRecord } from '../yaml/parse-record.ts'
import { RampEntry } from './ramp-entry.ts'

const RampsFile = v.strictObject({ ramps: v.array(RampEntry) })

/** `ramps.yaml`: every ramp signal, in use or not. */
export type RampsFile = v.InferOutput<typeof RampsFile>

/** Reads `ramps.yaml`. Its facts agree: no id stands twice, and what is off says since when and why. */
export function parseRampsFile(source: string): Parsed<ParsedRecord<RampsFile>> {
  const parsed = parseRecord(RampsFile, source)
  if (parsed.kind === 'faulty') return parsed
  const { value, lineOf } = parsed.value
  const issues = value.ramps.flatMap((ramp, index): Issue[] =>
    rampIssues(ramp, value.ramps.slice(0, index)).map(({ key, message }) => ({
      line: lineOf(['ramps', String(index), key]),
      message: `${key} ${message}`,
    })),
  )
  return issues.length > 0 ? { kind: 'faulty', issues } : parsed
}

function rampIssues(ramp: RampEntry, earlier: readonly RampEntry[]): { key: string; message: string }[] {
  const { id, status, activatedOn, note } = ramp
  const issues: { key: string; message: string }[] = []
  if (earlier.some((other) => other.id === id)) {
    issues.push({ key: 'id', message: `"${id}" stands twice: each ramp has an id of its own` })
  }
  if (status === 'notYetActivated' && activatedOn !== undefined) {
    issues.push({
      key: 'activatedOn',
      message: 'stands beside "status: notYetActivated": correct one of the two',
    })
  }
  if (status !== 'notYetActivated' && activatedOn === undefined) {
    issues.push({
      key: 'activatedOn',
      message: `is missing: a ramp that is ${status} was switched on some day`,
    })
  }
  if (status !== 'active' && note === undefined) {
    issues.push({ key: 'note', message: `is missing: say to drivers why the signal is ${status}` })
  }
  return issues
}
