import * as v from 'valibot'
import { Instant } from './calendar.ts'
import { inTranslations } from './local-text.ts'

/** How urgent a notice is, most urgent first. */
export const NOTICE_LEVELS = ['emergency', 'closure', 'information'] as const
export type NoticeLevel = (typeof NOTICE_LEVELS)[number]

/** A temporary message from the office to every visitor: a storm, a closed road, a new phone number. */
export const Notice = v.object({
  id: v.string(),
  level: v.picklist(NOTICE_LEVELS),
  /** One or two sentences in each language. A language that is missing is shown in English. */
  text: v.object({ en: v.string(), ...inTranslations(v.string()) }),
  /** In force from this instant on. */
  from: Instant,
  /** No longer in force from this instant on. `null`: until the office ends it. */
  until: v.nullable(Instant),
  /** The roads it is about, as drivers call them. Empty: no particular road. */
  roads: v.array(v.string()),
  /** Where to read more: a full address, or a path on this site. `null`: nowhere. */
  link: v.nullable(v.string()),
})
export type Notice = v.InferOutput<typeof Notice>
