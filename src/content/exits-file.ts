import * as v from 'valibot'
import type { Issue, Parsed } from './issue.ts'
import { parseRecord, text } from './yaml/parse-record.ts'

/** One exit of a freeway, with the names people use for the place. */
export const ExitEntry = v.strictObject({
  /** As on the signs, such as I-10. */
  road: text(40),
  /** As on the signs, such as 31 or 33A. YAML parses a bare number as a number; it is stored as text. */
  exit: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.regex(/^\d{1,3}[A-Z]?$/, 'must be an exit as on the signs, such as "31" or "33A"'),
  ),
  /** Missing: unknown. */
  crossStreet: v.optional(text(60)),
  /** Missing: outside any city, or unknown. */
  city: v.optional(text(60)),
  /** What people go there for, such as an airport. */
  landmarks: v.optional(v.array(text(60))),
  /** Whether Discover shows a camera here. */
  onDiscover: v.optional(v.boolean()),
  /** Miles from the start of the road. */
  milepost: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type ExitEntry = v.InferOutput<typeof ExitEntry>

const ExitsFile = v.strictObject({ exits: v.array(ExitEntry) })

/** `exits.yaml`: the exits of the district's freeways. */
export type ExitsFile = v.InferOutput<typeof ExitsFile>

/** Reads `exits.yaml`. Each exit of a road may appear only once. */
export function parseExitsFile(source: string): Parsed<ExitsFile> {
  const parsed = parseRecord(ExitsFile, source)
  if (parsed.kind === 'invalid') return parsed
  const { value, lineOf } = parsed.value
  const seen = new Set<string>()
  const issues = value.exits.flatMap(({ road, exit }, index): Issue[] => {
    const name = `${road} exit ${exit}`
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    const line = lineOf(['exits', String(index), 'exit'])
    return [{ line, message: `exit "${exit}" of ${road} appears twice: keep one of the two lines` }]
  })
  return issues.length > 0 ? { kind: 'invalid', issues } : { kind: 'parsed', value }
}
