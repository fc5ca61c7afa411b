import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { PAGES, type Page } from '../src/contract/pages.ts'
import { type Figure, figure, printFigures } from './bench/figure.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { openEventFeed } from './measure/event-feed.ts'
import { findFolderCycles } from './measure/folder-cycles.ts'
import { measureSource } from './measure/source.ts'
import { measureVisits } from './measure/visits.ts'
import { startServer } from './testing/running-server.ts'

const options = new Command('npm run measure --')
  .description(
    'Prints the size of the source, folder cycles, caches, and the bytes and requests of every page until the network is idle, with their budgets. Exits 1 if one is over budget.',
  )
  .option('--no-pages', 'skip the visits in a browser')
  .option('--page <page>', 'visit only this page, such as roads')
  .parse()
  .opts<{ pages: boolean; page?: Page }>()

/** Pages with real amounts of data may weigh more than texts. */
const FULL_PAGES = ['metrics', 'cameras', 'roads']
/** Events on the roads while pages are measured. */
const EVENTS = 500

const { lines, webFiles } = await measureSource()
const cycles = await findFolderCycles()
const figures: Figure[] = [
  ...Object.entries(lines).map(([area, count]) => figure(`Lines in ${area}`, count, '')),
  figure(
    'Lines without tests',
    Object.values(lines).reduce((sum, count) => sum + count, 0),
    '',
    55_000,
  ),
  figure('Files in src/web', webFiles, '', 400),
  figure('Folder cycles', cycles.length, '', 0),
  ...cycles.map((cycle) => figure(`  ${cycle.join(', ')}`, cycle.length, '')),
  figure('Caches in docs/architecture.md', await countCaches(), '', 12),
  ...(options.pages ? await pageFigures() : []),
]
process.exitCode = printFigures(figures) ? 0 : 1

/** The rows of the table under "Caches". */
async function countCaches(): Promise<number> {
  const text = await readFile('docs/architecture.md', 'utf8')
  const section = /^## Caches$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text)?.[1] ?? ''
  return Math.max(0, section.split('\n').filter((line) => line.startsWith('|')).length - 2)
}

async function pageFigures(): Promise<Figure[]> {
  await buildWebIfStale()
  process.stderr.write('Visiting every page twice…\n')
  const dataDir = await mkdtemp(join(tmpdir(), 'measure-'))
  const events = await openEventFeed(EVENTS)
  const server = await startServer({ DATA_DIR: dataDir, EVENTS_511_URL: events.url })
  // A page rendered before that would request the list again.
  await server.logged('Received the list of cameras')
  try {
    const visits = await measureVisits(server.url, options.page === undefined ? PAGES : [options.page])
    return visits.flatMap(({ page, itself, whole }) => {
      const [kilobytes, requests] = FULL_PAGES.includes(page) ? [195, 40] : [150, 30]
      return [
        figure(`${page}: the page itself`, itself.bytes / 1000, 'KB', kilobytes),
        figure('  requests', itself.requests, '', requests),
        figure('  whole first visit', whole.bytes / 1000, 'KB', 330),
        figure('  requests', whole.requests, '', 60),
      ]
    })
  } finally {
    await server.stop()
    events.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
