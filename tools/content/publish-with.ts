import { Option } from 'commander'
import type { Published, Publishing } from '../../src/publishing/publishing.ts'
import { chooseFolder } from './choose-folder.ts'
import { createConfirm } from './confirm.ts'
import { runDry } from './dry-run.ts'
import { withPdfReader, withSettings } from './run-command.ts'

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
