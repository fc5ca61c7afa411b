import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { RULES } from '../../src/content/pdf/checks/check-model.ts'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfReader } from '../../src/content/pdf/pdf-reader.ts'

/** The expected result in a file name of the veraPDF corpus: `7.1-t03-fail-a.pdf`. */
interface CorpusFile {
  path: string
  rule: string
  verdict: 'pass' | 'fail'
}

// Files older than the rule profile: their rule has since been split or replaced.
const SUCCESSORS: Readonly<Record<string, readonly string[]>> = {
  '7.2-3': ['7.2-16', '7.2-39'],
  '7.2-19': ['7.2-40'],
  '7.2-27': ['7.2-28'],
  '7.18.7-1': ['7.11-1'],
}

const MIN_AGREEMENT = 0.95

/**
 * Checks every file of the corpus and prints the agreement by rule. Returns whether at least 95% agree and no failing
 * file passed.
 */
export async function measurePdfChecks(corpus: string): Promise<boolean> {
  const files: CorpusFile[] = []
  for await (const path of glob(join(corpus, '**/*.pdf'))) {
    const [, clause, number, verdict] = /^([\d.-]+)-t(\d+)-(pass|fail)/.exec(basename(path)) ?? []
    if (clause === undefined || (verdict !== 'pass' && verdict !== 'fail')) continue
    // One file name has a hyphen where the others have a period.
    files.push({ path, rule: `${clause.replace('-', '.')}-${Number(number)}`, verdict })
  }
  const cacheDir = await mkdtemp(join(tmpdir(), 'pdf-checks-'))
  const reader = createPdfReader({ cacheDir })
  try {
    return print(await Promise.all(files.map(async (file) => ({ file, ...(await compare(file, reader)) }))))
  } finally {
    await reader.close()
    await rm(cacheDir, { recursive: true })
  }
}

interface Result {
  file: CorpusFile
  isClaimed: boolean
  isRight: boolean
  found: readonly string[]
}

async function compare(
  { path, rule, verdict }: CorpusFile,
  reader: PdfReader,
): Promise<Omit<Result, 'file'>> {
  const reading = await reader.read(path)
  const facts = reading.kind === 'examined' && reading.outcome.kind === 'read' ? reading.outcome.facts : null
  const found =
    facts?.checks.kind === 'checked' ? facts.checks.findings.map((one) => one.rule) : ['unchecked']
  const wanted = [rule, ...(SUCCESSORS[rule] ?? [])]
  const isClaimed = RULES.some(({ id }) => wanted.includes(id))
  const isFound = found.some((one) => wanted.includes(one))
  return { isClaimed, found, isRight: verdict === 'fail' ? isFound : found.length === 0 }
}

function print(results: readonly Result[]): boolean {
  const rules = [...new Set(results.map(({ file }) => file.rule))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  for (const rule of rules) {
    const own = results.filter(({ file }) => file.rule === rule)
    const wrong = own.filter(({ isRight }) => !isRight)
    const mark = own.some(({ isClaimed }) => isClaimed) ? '' : '  not claimed'
    write(`${rule.padEnd(14)}${own.length - wrong.length} of ${own.length}${mark}`)
    for (const { file, found } of mark === '' ? wrong : [])
      write(`  ${basename(file.path)}: found ${found.join(', ') || 'nothing'}`)
  }
  const claimed = results.filter(({ isClaimed }) => isClaimed)
  const right = claimed.filter(({ isRight }) => isRight).length
  const missed = claimed.filter(({ isRight, file }) => !isRight && file.verdict === 'fail').length
  const share = right / claimed.length
  write(`${RULES.filter(({ id }) => /^\d/.test(id)).length} of veraPDF's 106 rules are claimed.`)
  write(`${right} of ${claimed.length} files on claimed rules agree (${(share * 100).toFixed(1)}%).`)
  write(`${missed} failing files passed.`)
  return share >= MIN_AGREEMENT && missed === 0
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
