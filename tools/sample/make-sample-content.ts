/**
 * Writes the sample documents the product ships with: tagged PDFs and their report entries.
 * `npm run sample` after a change of texts or figures; a test holds that the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { makeSampleFiles } from './sample-content.ts'

const program = new Command()
  .name('npm run sample --')
  .description(
    'Writes the sample documents: files/*.pdf and reports/*.yaml. The same input gives the same bytes.',
  )
  .option('-o, --out <folder>', 'content folder to write into', 'content')
  .action(async ({ out }: { out: string }) => {
    for await (const file of makeSampleFiles()) {
      const path = join(out, file.path)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, file.bytes)
      console.error(`${path}  ${Math.ceil(file.bytes.length / 1024)} KB`)
    }
  })

await program.parseAsync()
