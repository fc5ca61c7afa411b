import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { CATEGORIES } from './category.ts'
import { SentText } from './local-text.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How many published documents a program finds something in, and those to be fixed. */
export const AccessibilitySummary = v.object({
  /** From this day documents must be readable by everyone. `null`: the office names none. */
  complianceDate: v.nullable(CalendarDay),
  /** Where the day is written. */
  source: v.nullable(v.object({ title: v.string(), url: v.string() })),
  /** What a reader should know about the day. */
  note: v.nullable(SentText),
  /** Sum of the three below. */
  documents: Count,
  /** Machine checks found nothing, which does not mean that everyone can read them; no exception is claimed. */
  nothingFound: Count,
  /** An exception of 28 CFR 35.201 is claimed, and a program finds nothing against it. */
  excepted: Count,
  /** Something was found, or they could not be checked, and no exception holds. */
  due: Count,
  /** The first 20 of those due; downloads times severity decide. */
  queue: v.array(
    v.object({
      id: v.string(),
      category: v.picklist(CATEGORIES),
      title: v.string(),
      /** BCP 47 language of the title. */
      language: v.string(),
      /** Rules that something was found against. `null`: it could not be checked. */
      findings: v.nullable(Count),
      /** 1: only properties of the file; 2: something in the document; 3: no structure to be read by, or not checked. */
      severity: v.picklist([0, 1, 2, 3]),
      /** In this and the 11 months before. `null`: not known now. */
      downloads: v.nullable(Count),
    }),
  ),
})
export type AccessibilitySummary = v.InferOutput<typeof AccessibilitySummary>
