/**
 * Writes the sample content the product ships with: tagged PDFs, their report entries and the tables of figures.
 * `npm run sample` after a change of texts or figures; tests hold that the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Command } from 'commander'
import { makeMetricsFiles } from './metrics/metrics-files.ts'
import { makeSampleFiles, type SampleFile } from './sample-content.ts'

const program = new Command()
  .name('npm run sample --')
  .description(
    'Writes the sample content: files/*.pdf, reports/*.yaml, metrics/*.csv and ramps.yaml. The same input gives the same bytes.',
  )
  .option('-o, --out <folder>', 'content folder to write into', 'content')
  .action(async ({ out }: { out: string }) => {
    for await (const file of everyFile()) {
      const path = join(out, file.path)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, file.bytes)
      console.error(`${path}  ${Math.ceil(file.bytes.length / 1024)} KB`)
    }
  })

await program.parseAsync()

async function* everyFile(): AsyncGenerator<SampleFile> {
  yield* makeSampleFiles()
  yield* makeMetricsFiles()
}
