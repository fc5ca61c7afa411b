import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { CATEGORIES } from './category.ts'
import { SentText } from './local-text.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How many published documents machine checks find issues in, and which to fix. */
export const AccessibilitySummary = v.object({
  /** From this day documents must be readable by everyone. `null`: the office names none. */
  complianceDate: v.nullable(CalendarDay),
  /** The source of the date. */
  source: v.nullable(v.object({ title: v.string(), url: v.string() })),
  /** What readers should know about the date. */
  note: v.nullable(SentText),
  /** Sum of the three below. */
  documents: Count,
  /** Machine checks found no problems, which does not mean that everyone can read them; no exception is claimed. */
  nothingFound: Count,
  /** An exception of 28 CFR 35.201 is claimed, and the checks find nothing that contradicts it. */
  excepted: Count,
  /** Issues were found, or they could not be checked, and no exception holds. */
  due: Count,
  /** The first 20 of those due, ranked by downloads times severity. */
  queue: v.array(
    v.object({
      id: v.string(),
      category: v.picklist(CATEGORIES),
      title: v.string(),
      /** BCP 47 language of the title. */
      language: v.string(),
      /** Rules it breaks. `null`: it could not be checked. */
      findings: v.nullable(Count),
      /** 1: only properties of the file; 2: something in the document; 3: no structure for screen readers, or not checked. */
      severity: v.picklist([0, 1, 2, 3]),
      /** In this month and the 11 before. `null`: currently unknown. */
      downloads: v.nullable(Count),
    }),
  ),
})
export type AccessibilitySummary = v.InferOutput<typeof AccessibilitySummary>
