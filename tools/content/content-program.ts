import { Command } from 'commander'
import { addDataCommand } from './add-data.ts'
import { addReportCommand } from './add-report.ts'
import { addArchiveCommand } from './archive-report.ts'
import { addCheckCommand } from './check-folder.ts'
import { addClaimCommand } from './claim-exception.ts'
import { addComplianceCommand } from './compliance.ts'
import { addInitCommand } from './init.ts'
import { addInspectCommand } from './inspect-pdf.ts'
import { addColumnsCommand } from './list-columns.ts'
import { addCollectionCommand } from './list-documents.ts'
import { addNoticeCommand } from './notice.ts'
import { addRemoveCommand } from './remove-report.ts'
import { addReviseCommand } from './revise-report.ts'
import { addUndoCommand } from './undo.ts'

/** Adds every command of `npm run content` to a program; all inherit its way of ending the process. */
export function contentProgram(program = new Command()): Command {
  program
    .name('npm run content --')
    .description('Checks and publishes what the site shows.')
    .showHelpAfterError('(see --help)')
  addInitCommand(program)
  addCheckCommand(program)
  addInspectCommand(program)
  const adding = program.command('add').description('Publishes a file.')
  addReportCommand(adding)
  addDataCommand(adding)
  addColumnsCommand(program)
  addReviseCommand(program)
  addArchiveCommand(program)
  addClaimCommand(program)
  addRemoveCommand(program)
  addUndoCommand(program)
  addCollectionCommand(program)
  addComplianceCommand(program)
  addNoticeCommand(program)
  return program
}
