import type { Command } from 'commander'
import { undoLast } from '../../src/publishing/undo.ts'
import { FOLDER_OPTION, publishWith } from './publish-with.ts'

export function addUndoCommand(program: Command): void {
  program
    .command('undo')
    .description(
      'Takes the last change that a command made to the content folder back, within a day and without a trace: a report that was published by mistake, revised, archived or taken down, rows of figures, a notice. Run it again for the change before. Prints what was taken back.',
    )
    .addOption(FOLDER_OPTION)
    .action((options: { folder?: string }) => publishWith(options, (publishing) => undoLast(publishing)))
}
