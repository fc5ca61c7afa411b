import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { loadContent } from '../../src/content/load-content.ts'
import { formatProblem } from '../../src/content/site-content.ts'
import { replaceText } from '../../src/publishing/write-files.ts'
import type { Config } from '../../src/server/config.ts'
import { collectBinder, complianceCsv, readStored } from './compliance-binder.ts'
import { buildBinder } from './compliance-html.ts'
import { FOLDER_OPTION } from './publish-with.ts'
import { chooseFolder, fromCaller, withPdfReader, withSettings } from './run-command.ts'

interface ComplianceOptions {
  out: string
  folder?: string
  site?: string
}

export function addComplianceCommand(program: Command): void {
  program
    .command('compliance')
    .description(
      'Writes the binder for a compliance officer: every document with its checks, exception and evidence, requests for another format, the conformance report and the rules, as index.html and documents.csv. Prints the path of index.html.',
    )
    .option('--out <dir>', 'folder to write into; files of an earlier binder are replaced', 'compliance')
    .option('--site <host>', 'only requests to the site of this host name; for a server with SITES_DIR')
    .addOption(FOLDER_OPTION)
    .action((options: ComplianceOptions) => withSettings((config) => writeBinder(config, options)))
}

async function writeBinder(config: Config, { out, folder, site }: ComplianceOptions): Promise<boolean> {
  const path = chooseFolder(config, folder)
  const outcome = await withPdfReader(config, (reader) => loadContent(path, reader))
  if (outcome.kind === 'broken') {
    for (const problem of outcome.problems) process.stderr.write(`${formatProblem(problem)}\n`)
    process.stderr.write('No binder is written until all of them are fixed.\n')
    return false
  }
  const madeAt = new Date()
  const stored = await readStored(config, site?.toLowerCase() ?? null, madeAt)
  if (stored.kind === 'unreachable') process.stderr.write(`Note: ${stored.reason}\n`)
  const binder = await collectBinder(outcome.content, { publicUrl: config.publicUrl, stored, madeAt })
  const target = fromCaller(out)
  await mkdir(target, { recursive: true })
  await replaceText(join(target, 'documents.csv'), complianceCsv(binder))
  await replaceText(join(target, 'index.html'), buildBinder(binder))
  process.stdout.write(`${join(target, 'index.html')}\n`)
  return true
}
