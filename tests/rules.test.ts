import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Names that do not tell what is inside. */
const EMPTY_NAME = /^(index|utils?|helpers?|common|data|manager)\.tsx?$/
/** Private or translated words for things with a usual name, which CONTRIBUTING.md lists. */
const UNUSUAL =
  /\b(anew|mend(s|ed|ing)?|reckon(s|ed)?|whoever|upkeep|judge[sd]?|taken over|asked for again|told of|stands beside|update worker)\b/i
/** Generated from the names of tests. */
const GENERATED = 'docs/accessibility-conformance.md'

async function filesIn(...patterns: string[]): Promise<string[]> {
  const found = await Array.fromAsync(glob(patterns, { cwd: ROOT }))
  return found.map((path) => path.replaceAll('\\', '/')).sort()
}

/** A document's prose, without code and without the table of words to avoid. */
async function proseLines(path: string): Promise<string[]> {
  const text = await readFile(join(ROOT, path), 'utf8')
  const lines = text.replaceAll(/^```.*?^```$/gms, '').split('\n')
  return lines.filter((line) => path !== 'CONTRIBUTING.md' || !line.startsWith('|'))
}

test('no source file has a meaningless name', async () => {
  const files = await filesIn('{src,tools,tests}/**/*.{ts,tsx}')
  expect(files.filter((path) => EMPTY_NAME.test(basename(path)))).toEqual([])
})

test('the documents use the usual terms', async () => {
  const documents = await filesIn('*.md', 'docs/**/*.md', 'content/README.md')
  const found: string[] = []
  for (const path of documents.filter((path) => path !== GENERATED))
    for (const line of await proseLines(path)) if (UNUSUAL.test(line)) found.push(`${path}: ${line}`)
  expect(found).toEqual([])
})

test('every decision states that it is accepted, or which one replaced it', async () => {
  const without: string[] = []
  for (const path of await filesIn('docs/decisions/0*.md')) {
    const text = await readFile(join(ROOT, path), 'utf8')
    if (!/^(Status: accepted|Superseded by \[\d{4}\])/m.test(text)) without.push(path)
  }
  expect(without).toEqual([])
})
