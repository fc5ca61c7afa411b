import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { type Figure, printFigures } from './bench/figure.ts'
import { generateContent } from './bench/generate-content.ts'
import { measureCameras } from './bench/measure-cameras.ts'
import { measureLoad } from './bench/measure-load.ts'
import { measureMemory } from './bench/measure-memory.ts'
import { measurePdfChecks } from './bench/measure-pdf-checks.ts'
import { measurePdfs } from './bench/measure-pdfs.ts'
import { measurePublishing } from './bench/measure-publishing.ts'
import { measureRequests } from './bench/measure-requests.ts'
import { measureSites } from './bench/measure-sites.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { COMPILE_CACHE_DIR } from './compile-cache.ts'
import { runTool } from './run-steps.ts'

interface Options {
  reports: string
  pages: string
  place?: string
  crashes: boolean
  soak?: string
  sites?: string
  pdfs?: true
  pdfCorpus?: string
}

// As `npm start` does.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE_DIR

await new Command('npm run bench --')
  .description(
    'Prints the product’s performance figures with their budgets: medians of several runs. Exits 1 if one is over budget.',
  )
  .option('--reports <count>', 'reports to generate for the measurements of publishing', '1000')
  .option('--pages <count>', 'pages of each of them', '2')
  .option('--place <folder>', 'where to store them; existing ones are reused')
  .option('--no-crashes', 'skip the minutes of killing servers and the database')
  .option(
    '--soak <minutes>',
    'only put a steady load on the sample site for this long, and report whether memory stays flat',
  )
  .option(
    '--sites <seconds>',
    'only serve seven sites from one process and report what they use; each turn, undisturbed or disturbed, takes this long',
  )
  .option(
    '--pdfs',
    'only turn the sample PDFs into web pages, and read 300 awkward PDFs while requesting /healthz',
  )
  .option(
    '--pdf-corpus <folder>',
    'only check the PDFs of the veraPDF corpus, and report where the verdicts differ',
  )
  .action(run)
  .parseAsync()

async function run(options: Options): Promise<void> {
  if (options.pdfCorpus !== undefined) {
    process.exitCode = (await measurePdfChecks(options.pdfCorpus)) ? 0 : 1
    return
  }
  await buildWebIfStale()
  const place = options.place ?? (await mkdtemp(join(tmpdir(), 'bench-')))
  try {
    const isWithin = printFigures(await measure(place, options))
    const isPart = [options.soak, options.sites, options.pdfs].some((part) => part !== undefined)
    const isCrashProof = isPart || !options.crashes || (await testCrashes())
    process.exitCode = isWithin && isCrashProof ? 0 : 1
  } finally {
    if (options.place === undefined) await rm(place, { recursive: true, force: true })
  }
}

function measure(place: string, options: Options): Promise<Figure[]> {
  if (options.soak !== undefined) return measureLoad(place, Number(options.soak) * 60)
  if (options.sites !== undefined) return measureSites(place, Number(options.sites))
  if (options.pdfs === true) return measurePdfs(place)
  return measureAll(place, options)
}

async function measureAll(place: string, { reports, pages }: Options): Promise<Figure[]> {
  const size = { reports: Number(reports), pages: Number(pages) }
  const content = join(place, 'content')
  const isNew = !existsSync(content)
  if (isNew) {
    logStep(`Generating ${reports} reports of ${pages} pages`)
    await generateContent(content, size)
  }
  logStep('Measuring start-up and publishing')
  const { figures, server } = await measurePublishing(place, { ...size, isNew })
  logStep('Measuring requests and searches')
  const requests = await measureRequests(server)
  await server.stop()
  logStep('Measuring memory')
  const memory = await measureMemory(place)
  logStep('Measuring 2,000 viewers of one camera')
  const cameras = await measureCameras(join(place, 'camera-var'))
  logStep('Measuring a minute of steady load')
  return [...requests, ...figures, ...memory, ...cameras, ...(await measureLoad(place, 60))]
}

/** Runs the crash tests for minutes instead of seconds; each prints how every promise held. */
function testCrashes(): Promise<boolean> {
  process.env.CRASH_SECONDS = '120'
  return runTool(
    'Killing servers and PostgreSQL and losing mail servers, for eight minutes',
    'vitest/vitest.mjs',
    ['run', 'tests/crash', '--disable-console-intercept'],
  )
}

function logStep(step: string): void {
  process.stderr.write(`${step}…\n`)
}
