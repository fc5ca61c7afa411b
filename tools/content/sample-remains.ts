import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { type ContentProblem, type Issue, problemsOf } from '../../src/content/issue.ts'
import { parseFrontMatter, splitPage } from '../../src/content/pages/front-matter.ts'
import { fingerprintOf, parseMarkdown } from '../../src/content/pages/parse-page.ts'
import { parseSiteFile } from '../../src/content/parse-site-file.ts'
import { shorten } from '../../src/contract/characters.ts'
import { readTextIfExists } from '../../src/publishing/write-files.ts'
import { type TemplateValues, UNKNOWN, withAllLines } from './fill-template.ts'
import { helpInPages, STARTER } from './starter-folder.ts'

/** The sample that ships with the product. */
const SAMPLE = join(import.meta.dirname, '../../content')

/**
 * What a folder that is not a sample still contains of the product's sample:
 *
 * - a sentence written for the sample's district. Those that are true of every district are in the starter that
 *   `init` writes, and anyone may use them;
 * - the translation of a sample page whose English page is another;
 * - its figures and documents, which are made up, and its ramps, exits and map.
 *
 * The sample's district may keep its own sentences, exits and map. Empty where the product came without its sample.
 */
export async function sampleRemains(folder: string): Promise<ContentProblem[]> {
  const own = await siteOf(folder)
  const sample = await siteOf(SAMPLE)
  if (own === null || sample === null || own.sample || resolve(folder) === resolve(SAMPLE)) return []
  const isItsDistrict = own.district.name === sample.district.name
  return [
    ...(isItsDistrict ? [] : await sentencesIn(folder, sample.district.name, helpInPages(own.help))),
    ...(isItsDistrict ? [] : await translationsIn(folder)),
    ...(await rowsIn(folder)),
    ...(await filesIn(folder, [
      'ramps.yaml',
      'files/*.pdf',
      ...(isItsDistrict ? [] : ['exits.yaml', 'map/map.json']),
    ])),
  ]
}

async function siteOf(folder: string) {
  const text = await readTextIfExists(join(folder, 'site.yaml'))
  const parsed = text === null ? null : parseSiteFile(text)
  return parsed?.kind === 'parsed' ? parsed.value.value : null
}

async function sentencesIn(
  folder: string,
  district: string,
  help: TemplateValues,
): Promise<ContentProblem[]> {
  const general = new Set(
    (await textsIn(STARTER, '**/*.md')).flatMap(({ text }) => wordings(withAllLines(text, help))),
  )
  const ofSample = new Set((await textsIn(SAMPLE, 'pages/en/*.md')).flatMap(({ text }) => wordings(text)))
  return (await textsIn(folder, 'pages/en/*.md')).flatMap(({ file, text }) => {
    const found = sentencesOf(text).filter(({ words }) => ofSample.has(words) && !general.has(words))
    const issues = found.map(({ line, shown }): Issue => {
      return { line, message: `"${shown}" is a sentence of the sample, about ${district}: write your own` }
    })
    return problemsOf(file, issues)
  })
}

function wordings(text: string): string[] {
  return sentencesOf(text).map(({ words }) => words)
}

interface Sentence {
  line: number | null
  /** Only letters and digits, lowercase. */
  words: string
  /** As written, shortened. */
  shown: string
}

/** Anything shorter is a heading or a name. */
const MIN_WORDS = 5

/** A page's sentences, including front matter, lists and table cells, without unknown values and quoted law. Pure. */
function sentencesOf(page: string): Sentence[] {
  const split = splitPage(page)
  const tree = parseMarkdown(split.kind === 'parsed' ? split.value.body : page)
  const front = split.kind === 'parsed' ? fieldsOf(split.value.frontMatter) : []
  return [...front, ...(tree.kind === 'parsed' ? blocksOf(tree.value) : [])].flatMap(({ line, text }) =>
    text.split(/(?<=[.!?:;])\s+/).flatMap((sentence): Sentence[] => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length < MIN_WORDS || sentence.includes(UNKNOWN)) return []
      return [{ line, words: words.join(' '), shown: shorten(sentence, 80) }]
    }),
  )
}

function fieldsOf(frontMatter: string): { line: number | null; text: string }[] {
  return frontMatter
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.replace(/^\w+:\s*/, '') }))
}

function blocksOf(tree: Root): { line: number | null; text: string }[] {
  const blocks: { line: number | null; text: string }[] = []
  visit(tree, (node) => {
    if (node.type === 'blockquote') return SKIP
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    blocks.push({ line: node.position?.start.line ?? null, text: textOf(node).replace(/\s+/g, ' ') })
    return SKIP
  })
  return blocks
}

async function translationsIn(folder: string): Promise<ContentProblem[]> {
  const ofSample = new Set((await textsIn(SAMPLE, 'pages/en/*.md')).map(({ text }) => fingerprintOf(text)))
  const own = new Set((await textsIn(folder, 'pages/en/*.md')).map(({ text }) => fingerprintOf(text)))
  return (await textsIn(folder, 'pages/*/*.md')).flatMap(({ file, text }) => {
    const split = splitPage(text)
    const front = split.kind === 'parsed' ? parseFrontMatter(split.value.frontMatter) : split
    const of = front.kind === 'parsed' ? (front.value.value.translationOf ?? '') : ''
    if (!ofSample.has(of) || own.has(of)) return []
    const message = 'is the translation of a page of the sample: translate your own, or delete the file'
    return [{ file, line: null, message }]
  })
}

/** The sample's figures are made up, even for its own district. */
async function rowsIn(folder: string): Promise<ContentProblem[]> {
  const tables = await textsIn(folder, 'metrics/*.csv')
  const found = tables.map(async ({ file, text }) => {
    const sample = await readTextIfExists(join(SAMPLE, file))
    const rows = new Set(sample?.split(/\r?\n/).slice(1).filter(Boolean))
    const lines = text.split(/\r?\n/).flatMap((row, index) => (rows.has(row) ? [index + 1] : []))
    const [first = null] = lines
    const message = `holds made-up figures of the sample in ${lines.length} rows, the first of them here: remove them`
    return first === null ? [] : [{ file, line: first, message }]
  })
  return (await Promise.all(found)).flat()
}

async function filesIn(folder: string, patterns: readonly string[]): Promise<ContentProblem[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: folder }))
  const found = files.toSorted().map(async (file) => {
    const sample = await bytesOf(join(SAMPLE, file))
    if (sample === null || !sample.equals(await readFile(join(folder, file)))) return []
    return [{ file, line: null, message: 'comes from the sample: replace it with your own, or remove it' }]
  })
  return (await Promise.all(found)).flat()
}

async function bytesOf(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}

async function textsIn(folder: string, pattern: string): Promise<{ file: string; text: string }[]> {
  const files = (await Array.fromAsync(glob(pattern, { cwd: folder }))).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      text: (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  )
}
