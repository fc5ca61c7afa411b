import { join } from 'node:path'
import { type Command, Option } from 'commander'
import { EXCEPTION_KINDS, type ExceptionKind } from '../../src/content/reports/exception-claim.ts'
import { parseReportEntry } from '../../src/content/reports/report-entry.ts'
import { changeReport } from '../../src/publishing/change-folder.ts'
import { type Published, type Publishing, refuseIssues } from '../../src/publishing/publishing.ts'
import { editEntry, readFitPdf } from '../../src/publishing/read-published.ts'
import { DRY_RUN_OPTION, FOLDER_OPTION, type PublishOptions, publishWith } from './publish-with.ts'

interface ClaimOptions {
  kind: ExceptionKind
  since: string
  by: string
  source: string
  note?: string
  on?: string
}

/** Writes an exception with its evidence and the file's hash into the entry, replacing any earlier claim. */
export function claimException(
  id: string,
  { kind, since, by, source, note, on }: ClaimOptions,
  publishing: Publishing,
): Promise<Published> {
  const { folder, reader } = publishing
  return changeReport(
    { id, verb: 'claim' },
    publishing,
    async ({ name, text, entry, today, address, change }) => {
      const { sha256 } = await readFitPdf(join(folder, 'files', entry.file), reader)
      const written = {
        kind,
        claimedOn: on ?? today,
        by,
        since,
        source,
        ...(note === undefined ? {} : { note }),
      }
      const claimed = editEntry(text, { exception: { ...written, sha256 } })
      const parsed = parseReportEntry(claimed)
      if (parsed.kind === 'invalid') refuseIssues(parsed.issues, 'claimed')
      change.write(name, claimed)
      return { address, notes: [ONLY_A_PERSON[kind]] }
    },
  )
}

/** The parts of each definition that only a person can judge. */
export const ONLY_A_PERSON: Readonly<Record<ExceptionKind, string>> = {
  archived:
    'A person must judge: it is kept only for reference, research or recordkeeping, and was made, on paper too, before the compliance date.',
  preexisting:
    'A person must judge: nobody uses it now to apply for, gain access to or take part in a service, program or activity of the office.',
  thirdParty:
    'A person must judge: who posted it did so without a contract, license or other arrangement with the office.',
  individualized: 'A person must judge: it is about one person, their property or their account.',
}

export function addClaimCommand(program: Command): void {
  program
    .command('claim')
    .description(
      'Claims an exception of 28 CFR 35.201 for a report, with its evidence. From then on, the check warns when something contradicts it. Prints the report’s address.',
    )
    .argument('<id>', 'the report: the name of its entry without ".yaml"')
    .addOption(new Option('--kind <kind>', 'which exception').choices(EXCEPTION_KINDS).makeOptionMandatory())
    .requiredOption('--since <day>', 'archived: day it was made; otherwise day it was posted. YYYY-MM-DD')
    .requiredOption('--by <role>', 'role that decided, such as "Records custodian"; no name')
    .requiredOption('--source <text>', 'where a reader can verify this')
    .option('--note <text>', 'what else a reader should know')
    .option('--on <day>', 'day of the decision, YYYY-MM-DD (default: today)')
    .addOption(DRY_RUN_OPTION)
    .addOption(FOLDER_OPTION)
    .action((id: string, options: ClaimOptions & PublishOptions) =>
      publishWith(options, (publishing) => claimException(id, options, publishing)),
    )
}
