import { join } from 'node:path'
import { Command } from 'commander'
import product from '../package.json' with { type: 'json' }
import { createContentLoader } from '../src/content/load-content.ts'
import { writeTime } from '../src/content/notices/zoned-time.ts'
import { responseFrom } from '../src/content/respond.ts'
import { contentAt, formatProblem } from '../src/content/site-content.ts'
import type { CamerasResponse } from '../src/contract/camera.ts'
import { nextNoticeChange } from '../src/contract/notices-in-force.ts'
import type { Config } from '../src/server/config.ts'
import { withVirtualTour } from '../src/server/snapshot/live-site.ts'
import { readWebBundle } from '../src/server/web-bundle.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { startProgress } from './content/progress.ts'
import { fromCaller, refuse, withPdfReader, withSettings } from './content/run-command.ts'
import { readFeedCameras, readServerCameras } from './export/cameras/read-cameras.ts'
import { exportSite } from './export/export-site.ts'
import { refuseOutFolder } from './export/out-folder.ts'

interface ChosenOptions {
  /** `false`: there is none. */
  server: string | false
  packed: boolean
  quick?: true
}

const program = new Command('npm run export --')
  .description(
    'Writes the whole site as files for a web server, a CDN or an object store. Prints the folder that is to be served.',
  )
  .argument('<out>', 'folder to write; an earlier export in it is replaced as a whole')
  .option(
    '--server <origin>',
    'server that answers messages, searches and cameras: for _redirects, and asked now for what it knows of the cameras',
    'http://127.0.0.1:8080',
  )
  .option('--no-server', 'there is no server: nothing is passed on, and camera pages stay as they are now')
  .option(
    '--no-packed',
    'leave out the compressed copies (.br, .gz) of each file: most hosts compress files themselves',
  )
  .option('--quick', 'compress lightly: done in a third of the time, files about 15% larger')
  .addHelpText(
    'after',
    `
OUT/site    what is served, with _redirects and _headers for hosts that read those
OUT/nginx   maps.conf and server.conf, to be included by nginx
OUT/export.json  every address with its file, status and headers, for programs that upload

Settings as of the server: CONTENT_DIR, PUBLIC_URL, ANALYTICS_ID, VIRTUAL_TOUR_URL, DATA_DIR (its cache of PDFs).
docs/scaling.md says how such a copy and the server work together.`,
  )
  .showHelpAfterError('(--help tells more)')
  .action((out: string, options: ChosenOptions) =>
    withSettings((config) => run(config, fromCaller(out), options)),
  )

await program.parseAsync()

async function run(
  config: Config,
  outDir: string,
  { server: named, packed, quick }: ChosenOptions,
): Promise<boolean> {
  const refusal = await refuseOutFolder(outDir)
  if (refusal !== null) refuse(refusal)
  await buildWebIfStale()
  const web = await readWebBundle(join(import.meta.dirname, '..', 'dist'))
  if (web === null) return refuse('The web pages are not built: run "npm run build".')
  const outcome = await withPdfReader(config, (pdfReader) =>
    createContentLoader({ folder: config.contentDir, pdfReader }).load(),
  )
  if (outcome.kind === 'broken') refuse(outcome.problems.map(formatProblem).join('\n'))
  const now = new Date()
  const content = contentAt(withVirtualTour(outcome.content, config.virtualTourUrl), now)
  const publicUrl = config.publicUrl ?? 'http://localhost:8080'
  const facts = { publicUrl, analyticsId: config.analyticsId, version: product.version }
  const server = named === false ? null : named.replace(/\/$/, '')
  const source = { ...web, ...facts, content, response: responseFrom(content) }
  const progress = startProgress('Writing answers', process.stderr)
  const written = await exportSite(source, {
    ...{ outDir, server, isPacked: packed, onProgress: progress.update },
    cameras: await readCameras(config, server),
    effort: quick === true ? 'fast' : 'best',
  })
  progress.end()
  process.stderr.write(`Wrote ${written} answers for ${publicUrl}\n`)
  const changesAt = nextNoticeChange(outcome.content.notices, now)
  if (changesAt !== null)
    process.stderr.write(
      `A notice begins or ends at ${writeTime(changesAt, content.site.district.timeZone)}: export again then.\n`,
    )
  process.stdout.write(`${join(outDir, 'site')}\n`)
  return true
}

async function readCameras(config: Config, server: string | null): Promise<CamerasResponse> {
  const known = server === null ? null : await readServerCameras(server)
  if (known !== null) return known
  if (server !== null)
    process.stderr.write(
      `No server of the site answers at ${server}: while it is away, the pages of cameras list them without the state of their pictures. Start it, or name it with --server, and export again.\n`,
    )
  return readFeedCameras(config.cameras)
}
