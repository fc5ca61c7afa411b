import * as v from 'valibot'
import { parse } from 'yaml'
import { CalendarDay } from '../../src/contract/calendar.ts'
import { CATEGORIES } from '../../src/contract/category.ts'
import { Period, periodIssue } from '../../src/contract/period.ts'
import type { Block } from './blocks.ts'
import { FISCAL_YEARS } from './figures/fiscal-years.ts'
import { yearWords } from './figures/year-words.ts'
import { fillWords } from './fill-words.ts'
import { parseBlocks } from './parse-blocks.ts'
import { COVER_KINDS } from './pdf/palette.ts'

/** What stands between the dashes at the head of a text. */
const FrontMatter = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  category: v.picklist(CATEGORIES),
  title: v.string(),
  /** Title in the file's own properties, where no ampersand may stand. */
  fileTitle: v.optional(v.string()),
  summary: v.string(),
  cover: v.strictObject({ kind: v.picklist(COVER_KINDS), lines: v.array(v.string()) }),
  period: v.pipe(
    Period,
    v.check((period) => periodIssue(period) === null, 'the dates do not fit the kind of period'),
  ),
  publishedOn: CalendarDay,
  /** Day since which it stands in the archive. Missing: it does not. */
  archivedOn: v.optional(CalendarDay),
  /** Year whose figures the text may name. */
  fiscalYear: v.optional(v.picklist(FISCAL_YEARS)),
  tagged: v.optional(v.boolean(), true),
})
export type FrontMatter = v.InferOutput<typeof FrontMatter>

/** One sample document: what the site says about it, and its text. */
export interface SampleDocument {
  about: FrontMatter
  blocks: readonly Block[]
}

/**
 * Reads a text with its front matter. `parts` are pieces that several texts share, by name.
 * Throws with the reason when the text names something that does not exist.
 */
export function parseSampleDocument(text: string, parts: ReadonlyMap<string, string>): SampleDocument {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new Error('a text begins with front matter between lines of ---')
  const about = v.parse(FrontMatter, parse(head))
  const words = about.fiscalYear === undefined ? new Map<string, string>() : yearWords(about.fiscalYear)
  const markdown = fillWords(includeParts(body, parts), words)
  return { about, blocks: parseBlocks(markdown, about.fiscalYear ?? null) }
}

function includeParts(body: string, parts: ReadonlyMap<string, string>): string {
  return body.replace(/^\{\{include ([\w-]+)\}\}$/gm, (_, name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`no part is called "${name}"`)
    return part
  })
}
