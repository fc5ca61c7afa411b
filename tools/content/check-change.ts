import { setTimeout as delay } from 'node:timers/promises'
import { loadContent } from '../../src/content/load-content.ts'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import type { ContentProblem } from '../../src/content/site-content.ts'

// Another person's publishing can leave a fault in the folder for as long as it takes to be checked and removed.
const PATIENCE = { tries: 4, waitMs: 750 }

/** The problems of a folder that was just changed. `own` are the files the change touched; a fault elsewhere may pass by itself. */
export async function problemsAfterChange(
  folder: string,
  reader: PdfReader,
  own: readonly string[],
): Promise<readonly ContentProblem[]> {
  let problems: readonly ContentProblem[] = []
  for (let tries = 1; tries <= PATIENCE.tries; tries++) {
    const outcome = await loadContent(folder, reader)
    problems = outcome.kind === 'broken' ? outcome.problems : []
    if (problems.length === 0 || problems.some(({ file }) => own.includes(file))) return problems
    await delay(PATIENCE.waitMs)
  }
  return problems
}
