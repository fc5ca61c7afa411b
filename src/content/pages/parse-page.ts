import { createHash } from 'node:crypto'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Language } from '../../contract/language.ts'
import type { ProsePageName } from '../../contract/pages.ts'
import type { ProsePage } from '../../contract/prose-page.ts'
import type { SiteInfo } from '../../contract/site-info.ts'
import { hint } from '../did-you-mean.ts'
import { type Issue, invalid, type Parsed } from '../issue.ts'
import type { ParsedRecord } from '../yaml/parse-record.ts'
import { abbreviationsIn } from './abbreviations.ts'
import { checkLinks, type NamedLink } from './check-links.ts'
import { checkMarkdown } from './check-markdown.ts'
import { type FrontMatter, parseFrontMatter, splitPage } from './front-matter.ts'
import { gradeWarnings } from './reading-grade.ts'
import { renderSection } from './render-section.ts'
import { splitSections } from './split-sections.ts'
import { removeTodos } from './todo-markers.ts'

/** One page, valid if the files it links to are published. */
export interface ParsedPage {
  page: ProsePage
  fileLinks: readonly NamedLink[]
  liveLinks: readonly NamedLink[]
  warnings: readonly Issue[]
  translation: TranslationFacts
}

type Sections = ProsePage['sections']

/** Reads one Markdown file of `pages/`. `invalid`: everything wrong with its front matter and its text. */
export function parsePage(
  source: string,
  page: ProsePageName,
  language: Language,
  localTerms: SiteInfo['abbreviations'] = {},
): Parsed<ParsedPage> {
  const split = splitPage(source)
  if (split.kind === 'invalid') return split
  const front = parseFrontMatter(split.value.frontMatter)
  const text = parseText(split.value.body, language, abbreviationsIn(language, localTerms))
  if (front.kind === 'invalid' || text.kind === 'invalid')
    return { kind: 'invalid', issues: [...issuesOf(front), ...issuesOf(text)] }
  const issues = figureIssues(front.value, page, text.value.sections)
  if (issues.length > 0) return { kind: 'invalid', issues }
  return { kind: 'parsed', value: assemble(front.value.value, text.value, { page, language, source }) }
}

/** A Markdown text, valid if the files it links to are published. */
export type ParsedText = Omit<ParsedPage, 'page' | 'translation'> & { sections: Sections }

/** Figures that no visitor would see. */
function figureIssues(
  { value: { figures }, lineOf }: ParsedRecord<FrontMatter>,
  page: ProsePageName,
  sections: Sections,
): Issue[] {
  if (figures.length > 0 && page !== 'services')
    return [{ line: lineOf(['figures']), message: 'figures are shown on Services only: delete them here' }]
  const ids = sections.map(({ id }) => id)
  return figures.flatMap(({ service }, index) => {
    const issue = (message: string) => [
      {
        line: lineOf(['figures', index, 'service']),
        message: `figures.${index}.service "${service}" ${message}`,
      },
    ]
    if (!ids.includes(service)) return issue(`does not lead to a heading of this page${hint(service, ids)}`)
    const isSecond = figures.findIndex((other) => other.service === service) < index
    return isSecond ? issue('appears twice: give each service one number') : []
  })
}

function assemble(
  { translationOf, review, figures, ...front }: FrontMatter,
  { sections: texts, fileLinks, liveLinks, warnings }: ParsedText,
  { page, language, source }: { page: ProsePageName; language: Language; source: string },
): ParsedPage {
  const translation = {
    fingerprint: fingerprintOf(source),
    of: translationOf ?? null,
    isDraft: review === 'draft',
  }
  const sections = texts.map((section) => {
    const own = figures.find(({ service }) => service === section.id)
    if (own === undefined) return section
    const { service: _, ...figure } = own
    return { ...section, figure: { ...figure, language } }
  })
  return { page: { page, language, ...front, sections }, fileLinks, liveLinks, warnings, translation }
}

/** Reads the reviewed text of a report: Markdown as on pages, without front matter. */
export function parseReading(
  source: string,
  language: Language,
  localTerms: SiteInfo['abbreviations'] = {},
): Parsed<ParsedText> {
  const text = parseText(source, language, abbreviationsIn(language, localTerms))
  if (text.kind === 'invalid' || text.value.sections.length > 0) return text
  return invalid('says nothing: write the text of the report, each part below a line "## …"')
}

type Meanings = ReturnType<typeof abbreviationsIn>

function parseText(body: string, language: Language, meanings: Meanings): Parsed<ParsedText> {
  try {
    const tree = parseMarkdown(body)
    return tree.kind === 'invalid' ? tree : buildText(tree.value, language, meanings)
  } catch (error) {
    // The Markdown libraries recurse for every level of nesting, and can overflow the stack.
    if (!(error instanceof RangeError)) throw error
    return invalid('is nested too deeply: use fewer lists in lists')
  }
}

function buildText(tree: Root, language: Language, meanings: Meanings): Parsed<ParsedText> {
  const todoIssues = removeTodos(tree)
  const { sections, issues: sectionIssues } = splitSections(tree)
  const sectionIds = new Set(sections.map(({ id }) => id))
  const { issues: linkIssues, warnings, fileLinks, liveLinks } = checkLinks(tree, { language, sectionIds })
  const issues = [...todoIssues, ...sectionIssues, ...checkMarkdown(tree), ...linkIssues]
  if (issues.length > 0) return { kind: 'invalid', issues }
  if (language === 'en') warnings.push(...gradeWarnings(tree))
  const explained = new Set<string>()
  const rendered = sections.map(({ id, title, content }) => ({
    id,
    title,
    html: renderSection(content, meanings, explained),
  }))
  return { kind: 'parsed', value: { sections: rendered, fileLinks, liveLinks, warnings } }
}

function issuesOf(parsed: Parsed<unknown>): readonly Issue[] {
  return parsed.kind === 'invalid' ? parsed.issues : []
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

// Four printed pages. The Markdown parser tries every way of pairing the signs in a block: 128 KB of "*a" take it
// a minute; the worst block of this length takes a second.
const MAX_BLOCK_LENGTH = 8_000

/** Reads Markdown with tables into its tree; the lines are those of the text. */
export function parseMarkdown(body: string): Parsed<Root> {
  const tooLong = longBlocks(body)
  return tooLong.length > 0
    ? { kind: 'invalid', issues: tooLong }
    : { kind: 'parsed', value: processor.parse(body) }
}

/** Blocks of lines that are too long without an empty line. */
function longBlocks(body: string): Issue[] {
  const issues: Issue[] = []
  let start = 1
  let length = 0
  for (const [index, line] of [...body.split('\n'), ''].entries()) {
    if (line.trim() !== '') {
      length += line.length
      continue
    }
    if (length > MAX_BLOCK_LENGTH) {
      const message = `starts a block of ${length} characters, more than ${MAX_BLOCK_LENGTH}: divide it with empty lines`
      issues.push({ line: start, message })
    }
    start = index + 2
    length = 0
  }
  return issues
}

/** Shows whether a translation still matches the English text. */
interface TranslationFacts {
  /** Fingerprint of this file's own text: `en-3f2a9c41`. */
  fingerprint: string
  /** The fingerprint of the English text it was translated from. `null`: it names none. */
  of: string | null
  /** No speaker of the language has reviewed it yet. */
  isDraft: boolean
}

/** Independent of line ends and short enough to type. The prefix keeps YAML from reading digits as a number. */
export function fingerprintOf(source: string): string {
  return `en-${createHash('sha256').update(source.replaceAll('\r\n', '\n').trim()).digest('hex').slice(0, 8)}`
}
