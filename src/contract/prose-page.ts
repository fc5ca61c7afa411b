import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { LANGUAGES } from './language.ts'
import { PROSE_PAGES } from './pages.ts'

/** A number of the office's at the top of a section, as visitors read it. */
const SectionFigure = v.object({
  value: v.string(),
  /** What it counts, to follow the value. */
  label: v.string(),
  /** The day it is true on. */
  asOf: CalendarDay,
  /** English where the page's own language has none. */
  language: v.picklist(LANGUAGES),
})

/** A page the office writes in Markdown. Its HTML is rendered and sanitized when the content is read. */
export const ProsePage = v.object({
  page: v.picklist(PROSE_PAGES),
  language: v.picklist(LANGUAGES),
  title: v.string(),
  /** One sentence for search engines and link previews. */
  description: v.string(),
  /** The sentence under the title. */
  lead: v.string(),
  /** One per second-level heading, in the file's order. */
  sections: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      html: v.string(),
      /** Missing: the office gives no number. */
      figure: v.optional(SectionFigure),
    }),
  ),
})
export type ProsePage = v.InferOutput<typeof ProsePage>
