import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Which short names there are and what they stand for: the one source is the glossary. */
const GLOSSARY = join(import.meta.dirname, '../../docs/glossary.md')

/** A short name and the words it stands for: `SIRV`, "severe incident response vehicle". */
export interface Abbreviation {
  short: string
  term: string
}

/** Reads the tables of the glossary. Pure. */
export function parseAbbreviations(glossary: string): Abbreviation[] {
  return [...glossary.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(([, term = '', short = '']) =>
    short
      .split(',')
      .map((one) => one.trim())
      .filter((one) => /^[A-Z&]{2,6}$/.test(one))
      .map((one) => ({ short: one, term: term.trim() })),
  )
}

/** The short names in a page's text that it never spells out. Pure. */
export function unexplained(text: string, known: readonly Abbreviation[]): Abbreviation[] {
  const plain = text.toLowerCase()
  return known.filter(
    ({ short, term }) =>
      new RegExp(`(?<![\\w&])${short}(?![\\w&])`).test(text) && !plain.includes(term.toLowerCase()),
  )
}

/** Warns of English pages that use a short name a visitor cannot know. */
export async function abbreviationWarnings(folder: string): Promise<string[]> {
  const known = parseAbbreviations(await readFile(GLOSSARY, 'utf8'))
  const warnings: string[] = []
  for await (const path of glob(join(folder, 'pages/en/*.md'))) {
    for (const { short, term } of unexplained(await readFile(path, 'utf8'), known))
      warnings.push(`warning: pages/en/${basename(path)} uses ${short} and never says "${term}"`)
  }
  return warnings.toSorted()
}
