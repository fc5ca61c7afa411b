import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { printFigures } from './bench/figure.ts'
import { generateContent } from './bench/generate-content.ts'
import { measureBesideNginx } from './bench/measure-beside-nginx.ts'
import { measureCameras } from './bench/measure-cameras.ts'
import { measureCrashes } from './bench/measure-crashes.ts'
import { measureLoad } from './bench/measure-load.ts'
import { measureLongList } from './bench/measure-long-list.ts'
import { measureMemory } from './bench/measure-memory.ts'
import { measurePublishing } from './bench/measure-publishing.ts'
import { measureReportPages } from './bench/measure-report-pages.ts'
import { measureRequests } from './bench/measure-requests.ts'
import { measureSearch } from './bench/measure-search.ts'
import { measureWall } from './bench/measure-wall.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { startServer } from './testing/running-server.ts'

const program = new Command('bench')
  .description(
    'Prints the product’s own figures beside their budgets: medians of several runs. Exits 1 when one is over.',
  )
  .option('--reports <count>', 'reports to generate for the measurements of publishing', '1000')
  .option('--pages <count>', 'pages of each of them', '2')
  .option('--place <folder>', 'where to generate and keep them; those that lie there are measured again')
  .option('--no-crashes', 'leave out the six minutes of killing servers and the database')
  .option(
    '--soak <minutes>',
    'only keep a steady load on the sample site for so long, and say whether it stays flat',
  )
  .parse()
const options = program.opts<{
  reports: string
  pages: string
  place?: string
  crashes: boolean
  soak?: string
}>()
const size = { reports: Number(options.reports), pages: Number(options.pages) }

await buildWebIfStale()
const place = options.place ?? (await mkdtemp(join(tmpdir(), 'bench-')))
if (options.soak !== undefined) {
  const isWithin = printFigures(await measureLoad(place, Number(options.soak) * 60))
  if (options.place === undefined) await rm(place, { recursive: true, force: true })
  process.exit(isWithin ? 0 : 1)
}
const content = join(place, 'content')
const isNew = !existsSync(content)
if (isNew) {
  process.stderr.write(`Generating ${size.reports} reports of ${size.pages} pages…\n`)
  await generateContent(content, size)
}
process.stderr.write('Measuring start-up and publishing…\n')
const publishing = await measurePublishing(place, { ...size, isNew })
process.stderr.write('Measuring pages of reports…\n')
const reportPages = await measureReportPages(publishing.server.url)
process.stderr.write('Measuring long lists in a browser…\n')
const longList = await measureLongList(publishing.server.url)
process.stderr.write('Measuring requests…\n')
const requests = await measureRequests({
  url: publishing.server.url,
  pid: publishing.server.process.pid ?? 0,
})
await publishing.server.stop()
process.stderr.write('Measuring of what the memory is made…\n')
const memory = await measureMemory({ contentDir: content, dataDir: join(place, 'var') })
process.stderr.write('Measuring searches…\n')
const searches = await measureSearch()

process.stderr.write('Measuring 2,000 viewers of one camera…\n')
const cameras = await measureCameras(join(place, 'camera-var'))
process.stderr.write('Measuring a wall of 500 cameras…\n')
const wall = await measureWall(join(place, 'wall-var'))
process.stderr.write('Measuring a minute of steady load…\n')
const load = await measureLoad(place, 60)
const sample = await startServer({ DATA_DIR: join(place, 'sample-var') })
await sample.logged('packed as small as it gets')
process.stderr.write('Measuring nginx with the exported site, in turns with the server…\n')
const besideNginx = await measureBesideNginx(sample, place)
await sample.stop()
if (options.crashes)
  process.stderr.write('Killing servers and PostgreSQL and losing mail servers, for six minutes…\n')
const crashes = options.crashes ? await measureCrashes(place) : []
if (options.place === undefined) await rm(place, { recursive: true, force: true })

const figures = [
  ...[requests, publishing.figures, memory, load, longList, reportPages].flat(),
  ...[searches, cameras, wall, besideNginx, crashes].flat(),
]
process.exitCode = printFigures(figures) ? 0 : 1
