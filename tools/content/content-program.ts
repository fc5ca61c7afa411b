import { Command } from 'commander'
import { addCheckCommand } from './check-folder.ts'
import { addComplianceCommand } from './compliance.ts'
import { addInitCommand } from './init.ts'
import { addInspectCommand } from './inspect-pdf.ts'
import { addColumnsCommand } from './list-columns.ts'
import { addCollectionCommand } from './list-documents.ts'
import { addChangeCommands, addNoticeCommand, addPublishCommands } from './publish-commands.ts'

/** Adds every command of `npm run content` to a program; all inherit its way of ending the process. */
export function contentProgram(program = new Command()): Command {
  program
    .name('npm run content --')
    .description('Checks and publishes what the site shows.')
    .showHelpAfterError('(see --help)')
  addInitCommand(program)
  addCheckCommand(program)
  addInspectCommand(program)
  addPublishCommands(program)
  addColumnsCommand(program)
  addChangeCommands(program)
  addCollectionCommand(program)
  addComplianceCommand(program)
  addNoticeCommand(program)
  return program
}
