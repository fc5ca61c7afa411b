import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSmallContent } from '../../../tools/export/testing/small-content.ts'
import { runExport, serveExport } from '../../../tools/testing/exported-copy.ts'
import { startServer } from '../../../tools/testing/running-server.ts'
import { sharePdfCache } from '../../../tools/testing/shared-pdf-cache.ts'

/** Pages about cameras, and pages that show or count some. */
const SHOWS_CAMERAS = /^\/(?:[a-z]{2})?\/?$|\/camera|\/app\/(?:discover|services)/

/** A server, and nginx with an export of the same content. */
export interface CopiedSite {
  /** The server itself. */
  live: string
  /** nginx, which serves the files and forwards other requests to the server. */
  copy: string
  /** Every exported address with status 200, except pages that show cameras: the server has newer ones. */
  addresses: readonly string[]
  /** Code that the server has and the export lacks, as after an upgrade of the server. */
  newerCode: string
  /** Stops the server, so that only the export is left. */
  stopServer: () => Promise<void>
  close: () => Promise<void>
}

/** Exports a small site with the export command, as operators do, and serves it with the nginx at `bin`. */
export async function startCopiedSite(bin: string): Promise<CopiedSite> {
  const place = await mkdtemp(join(tmpdir(), 'copied-site-'))
  const env = {
    CONTENT_DIR: join(place, 'content'),
    DATA_DIR: await sharePdfCache(join(place, 'var')),
    PUBLIC_URL: 'http://localhost',
  }
  await writeSmallContent(env.CONTENT_DIR)
  const server = await startServer(env)
  const out = join(place, 'out')
  await runExport(out, env, ['--quick', '--allow-localhost'])
  const list: { responses: readonly { address: string; status: number }[] } = JSON.parse(
    await readFile(join(out, 'current', 'export.json'), 'utf8'),
  )
  const addresses = list.responses
    .filter(({ status, address }) => status === 200 && !SHOWS_CAMERAS.test(address))
    .map(({ address }) => address)
  const newerCode = addresses.find((address) => /^\/assets\/ht-forms-.*\.js$/.test(address)) ?? ''
  for (const end of ['', '.br', '.gz']) await rm(join(out, 'current', 'site', newerCode + end))
  const web = await serveExport(bin, out, server.url)
  return {
    live: server.url,
    copy: web.url,
    addresses,
    newerCode,
    stopServer: server.stop,
    close: async () => {
      await web.stop()
      await server.stop()
      await rm(place, { recursive: true, force: true })
    },
  }
}
