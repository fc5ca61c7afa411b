import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import {
  type DescribedFinding,
  describeFindings,
  findingText,
  RULES,
} from '../../src/content/pdf/checks/check-model.ts'
import type { PdfFacts, PdfReading } from '../../src/content/pdf/pdf-facts.ts'
import { fromCaller, withPdfReader, withSettings } from './run-command.ts'

/** What `inspect --json` prints. */
interface Inspection {
  /** As given. */
  file: string
  /** Clauses of ISO 14289-1 with test numbers as in veraPDF's profile, and names of further rules. */
  rulesChecked: string[]
  findings: DescribedFinding[]
  /** Why the file could not be checked; `null`: it could. */
  unreadable: string | null
  /** veraPDF's verdict, if `VERAPDF` names its program. */
  veraPdf?: string
}

export function addInspectCommand(program: Command): void {
  program
    .command('inspect')
    .description(
      'Checks a PDF for what keeps people from reading it: the machine checks of PDF/UA-1, and what to do in Word, InDesign and Acrobat.',
    )
    .argument('<file>', 'any PDF; it is not published')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', '\nExits 0 when the file could be checked, whatever was found.')
    .action((file: string, { json = false }: { json?: boolean }) =>
      withSettings(async (config) => {
        const path = fromCaller(file)
        const reading = await withPdfReader(config, (reader) => reader.read(path))
        const verdict = await runVeraPdf(path, process.env.VERAPDF)
        const inspection = { ...inspect(file, reading), ...(verdict === null ? {} : { veraPdf: verdict }) }
        const lines = json ? [JSON.stringify(inspection, null, 2)] : linesOf(inspection)
        process.stdout.write(`${lines.join('\n')}\n`)
        return inspection.unreadable === null
      }),
    )
}

function inspect(file: string, reading: PdfReading): Inspection {
  const unreadable = reasonOf(reading)
  const facts = reading.kind === 'examined' && reading.outcome.kind === 'read' ? reading.outcome.facts : null
  return {
    file,
    rulesChecked: unreadable === null ? RULES.map(({ id }) => id) : [],
    findings: facts?.checks.kind === 'checked' ? describeFindings(facts.checks.findings) : [],
    unreadable,
  }
}

function reasonOf(reading: PdfReading): string | null {
  if (reading.kind === 'unread') return reading.reason
  if (reading.outcome.kind === 'refused') return reading.outcome.reason
  const { checks } = reading.outcome.facts
  return checks.kind === 'checked' ? null : `could not be checked: ${checks.reason}`
}

/** Prints what machine checks find in a PDF before it is published. */
export function printFindings(path: string, facts: PdfFacts): void {
  for (const line of linesBefore(path, facts)) process.stderr.write(`${line}\n`)
}

/** What machine checks find in a PDF before it is published, one line each. */
function linesBefore(path: string, facts: PdfFacts): string[] {
  const { checks } = facts
  const name = basename(path)
  if (checks.kind === 'unchecked')
    return [`${name} could not be checked for accessibility: ${checks.reason}.`]
  const findings = describeFindings(checks.findings)
  if (findings.length === 0) return [`Machine checks found no problems in ${name}.`]
  const advice = `To see what to do: npm run content -- inspect "${path}"`
  return [`${heading(name, findings.length)}:`, ...findings.map((one) => `  ${findingText(one)}`), advice]
}

function linesOf({ file, rulesChecked, findings, unreadable, veraPdf }: Inspection): string[] {
  const verdict = veraPdf === undefined ? [] : ['', `veraPDF: ${veraPdf}`]
  if (unreadable !== null) return [`${file} ${unreadable}.`, ...verdict]
  const name = basename(file)
  const first =
    findings.length === 0
      ? `Machine checks found no problems in ${name} (${rulesChecked.length} rules).`
      : `${heading(name, findings.length)} (${rulesChecked.length} rules were checked).`
  const details = findings.flatMap((finding) => {
    const { word, indesign, acrobat } = finding.remedy
    return [
      ...['', `${finding.rule}  ${findingText(finding)}`],
      ...[`    Word: ${word}`, `    InDesign: ${indesign}`, `    Acrobat Pro: ${acrobat}`],
    ]
  })
  return [first, ...details, ...verdict, '', ONLY_A_PERSON]
}

const ONLY_A_PERSON =
  'No program can tell whether alternative texts say what pictures show, whether the order makes sense, or whether headings are headings: look at those yourself.'

function heading(name: string, count: number): string {
  return `${name}: ${count === 1 ? '1 problem' : `${count} problems`} found`
}

const VERAPDF_LIMIT_MS = 120_000

/** veraPDF's verdict on PDF/UA-1, as it prints it; `null` if it is not installed. */
async function runVeraPdf(path: string, program: string | undefined): Promise<string | null> {
  if (program === undefined || program === '') return null
  const args = ['--flavour', 'ua1', '--format', 'text', path]
  // It exits 1 for a file that fails, but still prints its verdict to standard output.
  const outcome = await promisify(execFile)(program, args, { timeout: VERAPDF_LIMIT_MS }).catch(
    (error: unknown) => (error instanceof Error && 'stdout' in error ? error : { stdout: '' }),
  )
  const line = String(outcome.stdout).trim().split('\n')[0] ?? ''
  return /^(?:PASS|FAIL)\b/.exec(line)?.[0] ?? `${program} gave no verdict`
}
