import { Command } from 'commander'
import { addDataCommand } from './content/add-data.ts'
import { addReportCommand } from './content/add-report.ts'
import { addArchiveCommand } from './content/archive-report.ts'
import { addCheckCommand } from './content/check-folder.ts'
import { addInitCommand } from './content/init.ts'
import { addInspectCommand } from './content/inspect-pdf.ts'
import { addCollectionCommand } from './content/list-documents.ts'
import { addNoticeCommand } from './content/notice.ts'
import { addRemoveCommand } from './content/remove-report.ts'
import { addReviseCommand } from './content/revise-report.ts'
import { addUndoCommand } from './content/undo.ts'

const program = new Command()
  .name('npm run content --')
  .description('Checks and publishes what the site shows.')
  .showHelpAfterError('(--help tells more)')

addInitCommand(program)
addCheckCommand(program)
addInspectCommand(program)
const adding = program.command('add').description('Publishes a file.')
addReportCommand(adding)
addDataCommand(adding)
addReviseCommand(program)
addArchiveCommand(program)
addRemoveCommand(program)
addUndoCommand(program)
addCollectionCommand(program)
addNoticeCommand(program)

await program.parseAsync()
