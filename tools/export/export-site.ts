import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CamerasResponse } from '../../src/contract/camera.ts'
import { pagePath } from '../../src/contract/pages.ts'
import { buildProblem } from '../../src/server/http/problem-reply.ts'
import type { CompressionEffort } from '../../src/server/snapshot/compressed-response.ts'
import type { SnapshotSource } from '../../src/server/snapshot/draft-responses.ts'
import { draftPage } from '../../src/server/snapshot/draft-responses.ts'
import { ResponseCache } from '../../src/server/snapshot/response-cache.ts'
import { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { buildCameraCopies } from './cameras/copy-pages.ts'
import { buildHeaders } from './header-rules.ts'
import { NO_REQUEST_ID } from './list-gone.ts'
import { countResponses, listResponses } from './list-responses.ts'
import { buildNginxMaps, buildNginxServer } from './nginx-rules.ts'
import { LIST_FILE, LIST_HEAD, replaceFolder, SITE_DIR, writeResponse } from './out-folder.ts'
import { buildRedirects } from './redirect-rules.ts'
import { buildSiteRules, groupResponses, NOTHING_THERE, type SiteRules } from './site-rules.ts'

export interface ExportOptions {
  outDir: string
  /** Origin of the server that answers messages, searches and cameras, for `_redirects`; `null`: there is none. */
  server: string | null
  /** The cameras as they are now, for pages that stand in while the server is away. */
  cameras: CamerasResponse
  isPacked: boolean
  effort: CompressionEffort
  onProgress: (done: number, all: number) => void
}

/** One line of the list of an export, for programs that upload it. */
interface ListedResponse {
  address: string
  file: string
  status: number
  headers: Readonly<Record<string, string>>
}

/** Writes the whole site as files, with the rules by which a web server answers from them as the server itself does. */
export async function exportSite(source: SnapshotSource, options: ExportOptions): Promise<number> {
  const threads = availableParallelism()
  const copies = await buildCameraCopies({
    ...source,
    site: source.content.site,
    cameras: options.cameras,
    isOffered: (language) => draftPage(pagePath('discover', language), source) !== null,
  })
  const whole = { ...source, assets: [...source.assets, ...copies] }
  const snapshot = new SiteSnapshot(whole, new ResponseCache())
  await snapshot.open()
  const { effort } = options
  const all = countResponses(snapshot)
  const listed: ListedResponse[] = []
  await replaceFolder(options.outDir, async (folder) => {
    for await (const response of listResponses(snapshot, { effort, threads })) {
      const { address, file, status, headers } = response
      await writeResponse(folder, response, options.isPacked)
      listed.push({ address, file, status, headers })
      options.onProgress(listed.length, all)
    }
    const rules = buildSiteRules(source.content, groupResponses(listed), snapshot.languages, options.server)
    await writeRules(folder, rules, listed)
    // A folder made to be private cannot be read by the web server.
    await chmod(folder, 0o755)
  })
  return listed.length
}

async function writeRules(
  folder: string,
  rules: SiteRules,
  listed: readonly ListedResponse[],
): Promise<void> {
  const texts: Readonly<Record<string, string>> = {
    'nginx/maps.conf': buildNginxMaps(rules),
    'nginx/server.conf': buildNginxServer(rules),
    [`${SITE_DIR}/_redirects`]: buildRedirects(rules),
    [`${SITE_DIR}/_headers`]: buildHeaders(rules.groups),
    // What programs read at an address that is none, where no server puts words together.
    [`${SITE_DIR}/problems/404.json`]: `${JSON.stringify(buildProblem({ status: 404, detail: NOTHING_THERE }, NO_REQUEST_ID))}\n`,
    [LIST_FILE]: `${JSON.stringify({ ...LIST_HEAD, responses: listed })}\n`,
  }
  await mkdir(join(folder, 'nginx'))
  await mkdir(join(folder, SITE_DIR, 'problems'))
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text)
}
