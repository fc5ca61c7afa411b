import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { todoWarnings } from '../../src/content/checks/check-todos.ts'
import { decodeText } from '../../src/content/folder/read-text.ts'
import { loadContent } from '../../src/content/load-content.ts'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import { dayIn } from '../../src/contract/calendar-days.ts'
import { listIssues, refuse } from '../../src/publishing/publishing.ts'
import { hasCode } from '../../src/publishing/write-files.ts'
import { type Answers, parseAnswers } from './init-answers.ts'
import { askInTerminal } from './init-questions.ts'
import { fromCaller, withPdfReader, withSettings } from './run-command.ts'
import { STARTER, starterFiles } from './starter-folder.ts'

const NOTHING = 'Nothing was written.'
const EXAMPLE = join(STARTER, 'answers.yaml')

export function addInitCommand(program: Command): void {
  program
    .command('init')
    .description(
      'Writes a content folder for a new district: a working site, with notes for what only the office knows.',
    )
    .argument('<folder>', 'a folder that does not exist yet, or is empty')
    .option('--answers <file>', 'read the answers from a YAML file instead of asking in the terminal')
    .addHelpText('after', `\nAn example file that explains all answers: ${EXAMPLE}`)
    .action((folder: string, { answers: file }: { answers?: string }) =>
      withSettings(async (config) => {
        const path = fromCaller(folder)
        await refuseUnlessFree(path)
        const answers = await (file === undefined ? ask() : readAnswers(fromCaller(file)))
        const written = await withPdfReader(config, (reader) => writeFolder(path, answers, reader))
        process.stdout.write(`${path}\n`)
        process.stderr.write(
          `${[
            `It has ${written.pages} pages and ${written.todos}.`,
            `See the site:   CONTENT_DIR="${path}" npm start`,
            `What is left:   npm run content -- check "${path}"`,
            'All the steps:  docs/new-district.md',
          ].join('\n')}\n`,
        )
        return true
      }),
    )
}

async function refuseUnlessFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT'])) return []
    if (hasCode(error, ['ENOTDIR'])) return refuse(`${folder} is a file: name another folder. ${NOTHING}`)
    throw error
  })
  if (names.length > 0)
    refuse(`${folder} is not empty: name a new folder, or move its files away. ${NOTHING}`)
}

function ask(): Promise<Answers> {
  if (!(process.stdin.isTTY && process.stderr.isTTY))
    refuse(
      `This is not a terminal: write the answers into a file and add --answers FILE. Start with a copy of ${EXAMPLE}`,
    )
  return askInTerminal(process.stdin, process.stderr)
}

async function readAnswers(file: string): Promise<Answers> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT', 'EISDIR'])) return refuse(`${file} is not a file. ${NOTHING}`)
    throw error
  })
  const text = decodeText(bytes)
  const parsed = text.kind === 'invalid' ? text : parseAnswers(text.value)
  if (parsed.kind === 'invalid') refuse(`${listIssues(basename(file), parsed.issues)}\n${NOTHING}`)
  return parsed.value
}

/** Writes the folder under a temporary name and renames it once it is complete and valid. */
async function writeFolder(
  folder: string,
  answers: Answers,
  reader: PdfReader,
): Promise<{ pages: number; todos: string }> {
  await mkdir(dirname(folder), { recursive: true })
  const aside = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  try {
    // The server may run under another account.
    await chmod(aside, 0o755)
    for (const [path, text] of await starterFiles(answers, dayIn(answers.timeZone, new Date()))) {
      await mkdir(dirname(join(aside, path)), { recursive: true })
      await writeFile(join(aside, path), text, { flush: true })
    }
    const outcome = await loadContent(aside, reader)
    if (outcome.kind === 'broken')
      refuse(`${outcome.problems.map(formatProblem).join('\n')}\n${NOTHING} Change the answers behind them.`)
    const todos = (await todoWarnings(aside)).at(-1)
    // The folder may exist and be empty; Windows cannot replace one.
    await rmdir(folder).catch((error: unknown) => {
      if (!hasCode(error, ['ENOENT'])) throw error
    })
    await rename(aside, folder)
    return {
      pages: outcome.content.pages.length,
      todos: /^has (\d{1,6} TODO markers?)/.exec(todos?.message ?? '')?.[1] ?? 'no TODO marker',
    }
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
