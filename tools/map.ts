import { Command } from 'commander'
import { addMakeCommand } from './map/make-map.ts'
import { addStreetsCommand } from './map/streets.ts'

const program = new Command()
  .name('npm run map --')
  .description("Makes the district's map.")
  .showHelpAfterError('(see --help)')

addMakeCommand(program)
addStreetsCommand(program)

await program.parseAsync()
