import { isIP } from 'node:net'
import { join } from 'node:path'
import { Command } from 'commander'
import product from '../package.json' with { type: 'json' }
import { createContentLoader } from '../src/content/load-content.ts'
import { createPagePictures } from '../src/content/pdf/page-pictures.ts'
import { pdfCacheDir } from '../src/content/pdf/pdf-reader.ts'
import { responseFrom } from '../src/content/respond.ts'
import { contentAt, formatProblem } from '../src/content/site-content.ts'
import { writeTime } from '../src/content/zoned-time.ts'
import { nextNoticeChange } from '../src/contract/notices-in-force.ts'
import { refuse } from '../src/publishing/publishing.ts'
import type { Config } from '../src/server/config.ts'
import { settingWarnings, withSettings as withServerSettings } from '../src/server/snapshot/with-settings.ts'
import { isPublicAddress } from '../src/server/upstream/guarded-lookup.ts'
import { readWebBundle } from '../src/server/web-bundle.ts'
import { buildWebIfStale } from './build/build-web.ts'
import { startProgress } from './content/progress.ts'
import { chooseFolder, fromCaller, withPdfReader, withSettings } from './content/run-command.ts'
import { type Bucket, openBucket, uploadSnapshot } from './export/bucket/upload-snapshot.ts'
import { exportSite } from './export/export-site.ts'
import { CURRENT, refuseOutFolder, SITE_DIR } from './export/out-folder.ts'

interface ChosenOptions {
  /** `false`: there is none. */
  server: string | false
  packed: boolean
  quick?: true
  allowLocalhost?: true
  upload?: string
}

const program = new Command('npm run export --')
  .description(
    'Writes the whole site as files for a web server, a CDN or an object store: the first time all of them, then only those that changed. Prints the folder to serve.',
  )
  .argument('<out>', 'folder to write; it switches to the new snapshot in one step, once that is complete')
  .option(
    '--server <origin>',
    'server for messages, searches, cameras and roads: for _redirects',
    'http://127.0.0.1:8080',
  )
  .option('--no-server', 'there is no server: nothing is forwarded')
  .option(
    '--no-packed',
    'leave out the compressed copies (.br, .gz) of each file: most hosts compress files themselves',
  )
  .option('--quick', 'compress lightly: done in a third of the time, files about 15% larger')
  .option(
    '--upload <address>',
    's3://BUCKET/PREFIX: also upload what changed in the snapshot there, and point current.json at it',
  )
  .option('--allow-localhost', 'write a copy whose addresses work only on this machine or network')
  .addHelpText(
    'after',
    `
OUT/current/site         what is served, with _redirects and _headers for hosts that read those
OUT/current/nginx        maps.conf and server.conf, to be included by nginx
OUT/current/export.json  every address with its file, status, headers and SHA-256
OUT/snapshots            what current led to before, two of them; current leads into it

--upload reads AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, and for another store
than that of AWS its AWS_ENDPOINT_URL.

Settings as of the server: CONTENT_DIR, PUBLIC_URL, ANALYTICS_ID, VIRTUAL_TOUR_URL, DATA_DIR (its cache of PDFs), and
those of the feeds (CAMERA_FEED_KIND, EVENTS_511_URL, ...): the copy has no pages for cameras or roads without a feed.
docs/scaling.md says how such a copy and the server work together.`,
  )
  .showHelpAfterError('(see --help)')
  .action((out: string, options: ChosenOptions) =>
    withSettings((config) => run(config, fromCaller(out), options)),
  )

await program.parseAsync()

async function run(
  config: Config,
  outDir: string,
  { server: named, packed, quick, allowLocalhost, upload }: ChosenOptions,
): Promise<boolean> {
  const folder = chooseFolder(config)
  const publicUrl = config.publicUrl ?? 'http://localhost:8080'
  if (allowLocalhost !== true && isLocal(publicUrl))
    refuse(
      `Links, feeds and the sitemap of the copy would lead to ${publicUrl}: set PUBLIC_URL to the address of the site, or add --allow-localhost to try a copy here.`,
    )
  const bucket = upload === undefined ? null : openBucket(upload, process.env)
  const refusal = await refuseOutFolder(outDir)
  if (refusal !== null) refuse(refusal)
  await buildWebIfStale()
  const web = await readWebBundle(join(import.meta.dirname, '..', 'dist'))
  if (web === null) return refuse('The web pages are not built: run "npm run build".')
  const outcome = await withPdfReader(config, (pdfReader) =>
    createContentLoader({ folder, pdfReader }).load(),
  )
  if (outcome.kind === 'broken') refuse(outcome.problems.map(formatProblem).join('\n'))
  for (const message of settingWarnings(outcome.content, config))
    process.stderr.write(`warning: ${message}\n`)
  const now = new Date()
  const content = contentAt(withServerSettings(outcome.content, config), now)
  const facts = { publicUrl, analyticsId: config.analyticsId, version: product.version }
  const server = named === false ? null : named.replace(/\/$/, '')
  const source = { ...web, ...facts, content, response: responseFrom(content) }
  const progress = startProgress('Writing responses', process.stderr)
  const effort = quick === true ? 'fast' : 'best'
  const pictures = createPagePictures({ cacheDir: pdfCacheDir(config.dataDir) })
  const written = await exportSite(source, {
    outDir,
    server,
    pictures,
    onProgress: progress.update,
    effort: packed ? effort : 'none',
  }).finally(pictures.close)
  progress.end()
  const { name, changed, responses } = written
  const others = changed < responses ? '; the others have not changed' : ''
  process.stderr.write(
    `Wrote ${changed} of ${responses} responses for ${publicUrl}, as snapshot ${name}${others}.\n`,
  )
  if (written.areRulesChanged) process.stderr.write('The rules for nginx have changed: reload it.\n')
  if (bucket !== null) await sendSnapshot(outDir, bucket)
  const changesAt = nextNoticeChange(outcome.content.notices, now)
  if (changesAt !== null)
    process.stderr.write(
      `A notice starts or ends at ${writeTime(changesAt, content.site.district.timeZone)}: export again then.\n`,
    )
  process.stdout.write(`${join(outDir, CURRENT, SITE_DIR)}\n`)
  return true
}

async function sendSnapshot(outDir: string, bucket: Bucket): Promise<void> {
  const progress = startProgress('Uploading', process.stderr)
  const { sent, copied } = await uploadSnapshot(outDir, bucket, progress.update)
  progress.end()
  process.stderr.write(`Uploaded ${sent} responses, and copied ${copied} unchanged ones within the bucket.\n`)
}

/** Whether an origin leads to the visitor's own machine, or works only inside the office's network. */
function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin)
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0
    ? !isPublicAddress(address)
    : /^(localhost|.*\.localhost|[^.]+\.?)$/.test(hostname)
}
