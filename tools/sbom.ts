import { join } from 'node:path'
import { Command } from 'commander'
import { readBundledNames, readLock } from './notices/build-notices.ts'
import { buildSbom } from './notices/build-sbom.ts'

const ROOT = join(import.meta.dirname, '..')

await new Command('npm run sbom --silent')
  .description(
    'Prints the software bill of materials of this version, in CycloneDX: every package that a server installs or a browser gets, with version, license and hash, from the lock file.',
  )
  .showHelpAfterError('(see --help)')
  .action(async () => {
    const sbom = buildSbom(await readLock(ROOT), await readBundledNames(ROOT), new Date().toISOString())
    process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`)
  })
  .parseAsync()
