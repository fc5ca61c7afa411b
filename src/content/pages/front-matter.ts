import * as v from 'valibot'
import { CalendarDay } from '../../contract/calendar.ts'
import { invalid, type Parsed } from '../issue.ts'
import { type ParsedRecord, parseRecord, text } from '../yaml/parse-record.ts'
import { isUnwritten, UNWRITTEN } from './todo-markers.ts'

/** A text that visitors read. */
const written = (maximum: number) =>
  v.pipe(
    text(maximum),
    v.check((value) => !isUnwritten(value), UNWRITTEN),
  )

/** A number of the office's about one of its services, in the page's language. */
const ServiceFigure = v.strictObject({
  /** The address of the service's section: `connectedVehicles`. */
  service: text(100),
  /** As visitors read it: "24", "3.5 miles". */
  value: written(20),
  /** What it counts, to follow the value. */
  label: written(120),
  /** The day it is true on. */
  asOf: CalendarDay,
})

const FrontMatter = v.strictObject({
  title: written(100),
  /** One sentence for search engines and link previews. */
  description: written(300),
  /** The sentence under the title. */
  lead: written(600),
  /** Only in services.md. A service without one shows the number that the site has for it, if any. */
  figures: v.optional(v.array(ServiceFigure), () => []),
  /** On a translated page: the fingerprint of the English text it translates, `en-3f2a9c41`. */
  translationOf: v.optional(text(20)),
  /** On a translated page: whether a speaker of the language has reviewed it. */
  review: v.optional(v.picklist(['draft', 'done'], 'must be "draft" or "done"')),
})
export type FrontMatter = v.InferOutput<typeof FrontMatter>

export interface SplitPage {
  /** The YAML between the two `---` lines. Its lines keep their numbers in the file, as do those of `body`. */
  frontMatter: string
  body: string
}

/** Separates a page's front matter from its Markdown. */
export function splitPage(source: string): Parsed<SplitPage> {
  const lines = source.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (!isFence(lines[0] ?? '') || end === -1) {
    return invalid(
      'must start with a line "---", then title, description and lead, then another line "---"',
      1,
    )
  }
  const frontMatter = ['', ...lines.slice(1, end)].join('\n')
  const body = [...Array<string>(end + 1).fill(''), ...lines.slice(end + 1)].join('\n')
  return { kind: 'parsed', value: { frontMatter, body } }
}

function isFence(line: string): boolean {
  return /^---[ \t]*$/.test(line)
}

export function parseFrontMatter(yaml: string): Parsed<ParsedRecord<FrontMatter>> {
  return parseRecord(FrontMatter, yaml)
}
