import { Command } from 'commander'
import { addStreetsCommand } from './map/add-streets.ts'
import { addMakeCommand } from './map/make-map.ts'

const program = new Command()
  .name('npm run map --')
  .description("Makes the district's map.")
  .showHelpAfterError('(see --help)')

addMakeCommand(program)
addStreetsCommand(program)

await program.parseAsync()
