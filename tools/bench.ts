import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { printFigures } from './bench/figure.ts'
import { generateContent } from './bench/generate-content.ts'
import { measureCrashes } from './bench/measure-crashes.ts'
import { measureMemory } from './bench/measure-memory.ts'
import { measurePublishing } from './bench/measure-publishing.ts'
import { measureRequests } from './bench/measure-requests.ts'
import { measureSearch } from './bench/measure-search.ts'
import { measureVisits } from './bench/measure-visit.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { startServer } from './testing/running-server.ts'

const program = new Command('bench')
  .description(
    'Prints the product’s own figures beside their budgets: medians of several runs. Exits 1 when one is over.',
  )
  .option('--reports <count>', 'reports to generate for the measurements of publishing', '1000')
  .option('--pages <count>', 'pages of each generated PDF', '2')
  .option('--no-crashes', 'leave out the four minutes of killing servers')
  .parse()
const options = program.opts<{ reports: string; pages: string; crashes: boolean }>()
const reports = Number(options.reports)

await buildWebIfStale()
const place = await mkdtemp(join(tmpdir(), 'bench-'))
process.stderr.write(`Generating ${reports} reports…\n`)
await generateContent(join(place, 'content'), { reports, pages: Number(options.pages) })
process.stderr.write('Measuring start-up and publishing…\n')
const publishing = await measurePublishing(place, reports)
process.stderr.write('Measuring requests…\n')
const requests = await measureRequests({
  url: publishing.server.url,
  pid: publishing.server.process.pid ?? 0,
})
await publishing.server.stop()
process.stderr.write('Measuring what the memory is made of…\n')
const memory = await measureMemory({ contentDir: join(place, 'content'), dataDir: join(place, 'var') })
process.stderr.write('Measuring searches…\n')
const searches = await measureSearch()

process.stderr.write('Measuring first visits of the sample site…\n')
const sample = await startServer({ DATA_DIR: join(place, 'sample-var') })
await sample.logged('packed as small as it gets')
const visits = await measureVisits(sample.url)
await sample.stop()
if (options.crashes) process.stderr.write('Killing servers and losing mail servers, for four minutes…\n')
const crashes = options.crashes ? await measureCrashes(place) : []
await rm(place, { recursive: true, force: true })

process.exitCode = printFigures([
  ...requests,
  ...publishing.figures,
  ...memory,
  ...searches,
  ...visits,
  ...crashes,
])
  ? 0
  : 1
