import * as v from 'valibot'
import { invalid, type Parsed } from '../issue.ts'
import { parseRecord, text } from '../yaml/parse-record.ts'
import { isUnwritten, UNWRITTEN } from './todo-markers.ts'

/** A text that visitors read. */
const written = (maximum: number) =>
  v.pipe(
    text(maximum),
    v.check((value) => !isUnwritten(value), UNWRITTEN),
  )

const FrontMatter = v.strictObject({
  title: written(100),
  /** One sentence for search engines and link previews. */
  description: written(300),
  /** The sentence under the title. */
  lead: written(600),
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

export function parseFrontMatter(yaml: string): Parsed<FrontMatter> {
  const record = parseRecord(FrontMatter, yaml)
  return record.kind === 'invalid' ? record : { kind: 'parsed', value: record.value.value }
}
