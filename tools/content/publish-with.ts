import { createInterface } from 'node:readline/promises'
import { Option } from 'commander'
import { type Confirm, type Published, type Publishing, refuse } from '../../src/publishing/publishing.ts'
import { runDry } from './dry-run.ts'
import { chooseFolder, withPdfReader, withSettings } from './run-command.ts'

export const FOLDER_OPTION = new Option(
  '--folder <folder>',
  'content folder (default: CONTENT_DIR, or "content")',
)
export const DRY_RUN_OPTION = new Option(
  '--dry-run',
  'change nothing: print what would change and, in a terminal, preview the page',
)

export interface PublishOptions {
  folder?: string
  dryRun?: boolean
  /** Whether to publish despite a possible mistake. */
  force?: boolean
}

/** Runs a command that changes a content folder, and prints its result. */
export function publishWith(
  { folder, dryRun, force = false }: PublishOptions,
  command: (publishing: Publishing) => Promise<Published>,
): Promise<void> {
  return withSettings(async (config) => {
    const place = {
      folder: chooseFolder(config, folder),
      publicUrl: config.publicUrl ?? 'http://localhost:8080',
    }
    await withPdfReader(config, (reader) =>
      dryRun === true
        ? runDry({ ...place, reader }, config, command)
        : publish({ ...place, reader, confirm: createConfirm(force) }, command),
    )
    return true
  })
}

async function publish(
  publishing: Publishing,
  command: (publishing: Publishing) => Promise<Published>,
): Promise<void> {
  const { address, notes } = await command(publishing)
  for (const note of notes) process.stderr.write(`${note}\n`)
  process.stdout.write(`${address}\n`)
}

/** Asks in a terminal. Elsewhere nobody can answer, so only `--force` continues. */
function createConfirm(isForced: boolean): Confirm {
  return async (doubts) => {
    if (doubts.length === 0) return
    if (isForced) return doubts.forEach((doubt) => void process.stderr.write(`Note: ${doubt}\n`))
    if (!(process.stdin.isTTY && process.stderr.isTTY)) return refuseDoubts(doubts)
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    try {
      const answer = await terminal.question(`${doubts.join('\n')}\nPublish it like this? [y/N] `)
      if (!/^y(es)?$/i.test(answer.trim())) refuse('Nothing was published.')
    } finally {
      terminal.close()
    }
  }
}

/** Refuses in a script. */
export async function refuseDoubts(doubts: readonly string[]): Promise<void> {
  if (doubts.length > 0)
    refuse(`${doubts.join('\n')}\nNothing was published. If it is right as it is, add --force.`)
}
