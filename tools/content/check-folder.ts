import { glob, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Command } from 'commander'
import { todoWarnings } from '../../src/content/checks/check-todos.ts'
import { loadContent } from '../../src/content/load-content.ts'
import { type ContentProblem, formatProblem } from '../../src/content/site-content.ts'
import { checkWarnings } from '../../src/server/snapshot/with-settings.ts'
import { chooseFolder, withPdfReader, withSettings } from './run-command.ts'
import { sampleRemains } from './sample-remains.ts'

export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description(
      'Lists every problem of a content folder, as file:line message, and what is left to write; exits 1 if there is any.',
    )
    .argument('[folder]', 'content folder (default: CONTENT_DIR, or "content")')
    .action((folder: string | undefined) =>
      withSettings(async (config) => {
        const path = chooseFolder(config, folder)
        const outcome = await withPdfReader(config, (reader) => loadContent(path, reader))
        const place = relative('', path) || '.'
        const toWarn = (warning: ContentProblem) => `warning: ${formatProblem(warning)}`
        const ofFeeds = outcome.kind === 'ready' ? checkWarnings(outcome.content, config) : []
        writeLines(process.stderr, [
          ...outcome.warnings.map(toWarn),
          ...ofFeeds.map((warning) => `warning: ${warning}`),
          ...(await abbreviationWarnings(path)),
        ])
        const todos = await todoWarnings(place)
        const problems = [
          ...(outcome.kind === 'broken' ? outcome.problems : []),
          ...(await sampleRemains(path)),
        ]
        writeLines(process.stdout, todos.map(formatProblem))
        if (outcome.kind === 'broken' || problems.length > 0) {
          writeLines(process.stdout, problems.map(formatProblem))
          // The server does not recognize the sample, so it would show what is left of it.
          const consequence =
            outcome.kind === 'broken'
              ? 'nothing goes live until all are fixed'
              : 'visitors would mistake the sample for yours'
          writeLines(process.stderr, [`${count(problems.length, 'problem')} in ${place}: ${consequence}.`])
          return false
        }
        const { reports, pages } = outcome.content
        const published = `${count(reports.length, 'report')} and ${count(pages.length, 'page')}`
        if (todos.length > 0)
          writeLines(process.stderr, [`${published} in ${place} can be published as they are.`])
        else writeLines(process.stdout, [`No problem in ${place}: ${published} can be published.`])
        return todos.length === 0
      }),
    )
}

function writeLines(output: NodeJS.WriteStream, lines: readonly string[]): void {
  for (const line of lines) output.write(`${line}\n`)
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}

/** The only source of abbreviations and their meanings. */
const GLOSSARY = join(import.meta.dirname, '../../docs/glossary.md')

/** An abbreviation and its meaning: `SIRV`, "severe incident response vehicle". */
interface Abbreviation {
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

/** The abbreviations in a page's text that it never spells out. Pure. */
export function unexplained(text: string, known: readonly Abbreviation[]): Abbreviation[] {
  const plain = text.toLowerCase()
  return known.filter(
    ({ short, term }) =>
      new RegExp(`(?<![\\w&])${short}(?![\\w&])`).test(text) && !plain.includes(term.toLowerCase()),
  )
}

/** Warns about English pages that use an abbreviation without explaining it. */
async function abbreviationWarnings(folder: string): Promise<string[]> {
  const known = parseAbbreviations(await readFile(GLOSSARY, 'utf8'))
  const warnings: string[] = []
  for await (const path of glob(join(folder, 'pages/en/*.md'))) {
    for (const { short, term } of unexplained(await readFile(path, 'utf8'), known))
      warnings.push(`warning: pages/en/${basename(path)} uses ${short} and never says "${term}"`)
  }
  return warnings.toSorted()
}
