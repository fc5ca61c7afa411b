import { join } from 'node:path'
import { createContentLoader } from '../content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../content/pdf/pdf-reader.ts'
import { openSampleFeed } from './cameras/sample/sample-feed.ts'
import { type Config, parseConfig } from './config.ts'
import { findMailErrors } from './messages/open-messages.ts'
import { createLastGood, keptContentDir } from './snapshot/last-good.ts'
import { obeySignals, startServer } from './start-server.ts'
import { readWebBundle, type WebBundle } from './web-bundle.ts'

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

const settings = parseConfig(process.env)
const issues = settings.kind === 'broken' ? settings.issues : findMailErrors(settings.config)
const web = await readWebBundle(DIST_DIR)
if (settings.kind === 'broken' || issues.length > 0) refuseToStart(issues)
else if (web === null)
  refuseToStart(['The web pages are not built yet: run "npm run build", then start again.'])
else await run(settings.config, web)

async function run(config: Config, web: WebBundle): Promise<void> {
  const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  const loader = createContentLoader({ folder: config.contentDir, pdfReader })
  const keptDir = join(config.dataDir, 'last-good')
  const keptLoader = createContentLoader({ folder: keptContentDir(keptDir), pdfReader })
  const lastGood = createLastGood({ contentDir: config.contentDir, keptDir, loader: keptLoader })
  try {
    const server = await startServer({
      ...{ config, web, loader, lastGood },
      cameraTuning: { openSample: openSampleFeed },
    })
    const close = async () => {
      await server.close()
      await pdfReader.close()
    }
    obeySignals({ reload: server.reload, close })
  } catch (error) {
    await pdfReader.close()
    refuseToStart([`The server cannot listen at ${config.host}, port ${config.port}: ${reasonOf(error)}.`])
  }
}

/** Only what the system itself refuses has a code; anything else is a bug and must be seen whole. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return 'another program listens there; stop it or set PORT'
  if (code === 'EACCES') return 'this user may not; set PORT to 1024 or more'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine has no such address; set HOST'
  throw error
}

function refuseToStart(reasons: readonly string[]): void {
  for (const reason of reasons) process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
