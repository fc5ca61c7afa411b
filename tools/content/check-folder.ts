import { relative } from 'node:path'
import { loadContent } from '../../src/content/load-content.ts'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { type ContentProblem, formatProblem } from '../../src/content/site-content.ts'

/** What a check says: `results` are for standard output, `remarks` for standard error. */
export interface CheckReport {
  isFit: boolean
  results: readonly string[]
  remarks: readonly string[]
}

/** Reads a content folder as the server would and puts every problem into words. */
export async function checkFolder(folder: string, reader: PdfReader): Promise<CheckReport> {
  const outcome = await loadContent(folder, reader)
  const place = relative('', folder) || '.'
  const remarks = outcome.warnings.map((warning) => `warning: ${wordsOf(warning, place)}`)
  if (outcome.kind === 'broken') {
    const count = outcome.problems.length === 1 ? '1 problem' : `${outcome.problems.length} problems`
    return {
      isFit: false,
      results: outcome.problems.map((problem) => wordsOf(problem, place)),
      remarks: [...remarks, `${count} in ${place}: nothing of it goes live before all are mended.`],
    }
  }
  const { reports, pages } = outcome.content
  return {
    isFit: true,
    results: [
      `No problem in ${place}: ${count(reports.length, 'report')} and ${count(pages.length, 'page')} can be published.`,
    ],
    remarks,
  }
}

function wordsOf(problem: ContentProblem, place: string): string {
  // The loader calls the folder itself ".", which says little on a command line.
  return problem.file === '.' ? `${place} ${problem.message}` : formatProblem(problem)
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}
