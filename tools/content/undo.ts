import type { Command } from 'commander'
import { undoLast } from '../../src/publishing/undo.ts'
import { FOLDER_OPTION, publishWith } from './publish-with.ts'

export function addUndoCommand(program: Command): void {
  program
    .command('undo')
    .description(
      'Undoes the last change that a command made to the content folder, within a day and without a trace: a report published by mistake, revised, archived or taken down, rows of figures, a notice. Run it again for the change before. Prints what was undone.',
    )
    .addOption(FOLDER_OPTION)
    .action((options: { folder?: string }) => publishWith(options, (publishing) => undoLast(publishing)))
}
