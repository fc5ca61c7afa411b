import * as v from 'valibot'
import { LANGUAGES } from './language.ts'
import { PROSE_PAGES } from './pages.ts'

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
  sections: v.array(v.object({ id: v.string(), title: v.string(), html: v.string() })),
})
export type ProsePage = v.InferOutput<typeof ProsePage>
