import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { PagePictures } from '../../src/content/pdf/page-pictures.ts'
import { buildProblem } from '../../src/server/http/problem-reply.ts'
import type { CompressionEffort } from '../../src/server/snapshot/compressed-response.ts'
import type { SnapshotSource } from '../../src/server/snapshot/draft-responses.ts'
import { ResponseCache } from '../../src/server/snapshot/response-cache.ts'
import { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { listResponses, NO_REQUEST_ID } from './list-responses.ts'
import { buildNginxMaps } from './nginx-maps.ts'
import { buildNginxServer } from './nginx-server.ts'
import {
  type EarlierSnapshot,
  ignoreMissing,
  LIST_FILE,
  LIST_HEAD,
  type ListedResponse,
  publishSnapshot,
  readEarlierSnapshot,
  SITE_DIR,
  writeResponse,
} from './out-folder.ts'
import { buildHeaders, buildRedirects } from './redirect-rules.ts'
import { buildSiteRules, groupResponses, NOTHING_THERE, type SiteRules } from './site-rules.ts'

export interface ExportOptions {
  outDir: string
  /** Origin of the server for messages, searches and cameras, for `_redirects`; `null`: there is none. */
  server: string | null
  /** Renders figures of reports. */
  pictures: Pick<PagePictures, 'read'>
  effort: CompressionEffort
  onProgress: (done: number, all: number) => void
}

export interface ExportOutcome {
  /** Name of the current snapshot. */
  name: string
  responses: number
  /** How many of them are new or different. */
  changed: number
  /** Whether nginx must reload its rules. */
  areRulesChanged: boolean
}

/**
 * Writes the whole site as files, with rules for web servers to serve them exactly as the server does.
 * Files unchanged since the last export are neither compressed nor written again.
 */
export async function exportSite(source: SnapshotSource, options: ExportOptions): Promise<ExportOutcome> {
  const snapshot = new SiteSnapshot(source, new ResponseCache())
  await snapshot.open()
  const earlier = await readEarlierSnapshot(options.outDir)
  return publishSnapshot(options.outDir, async (folder) => {
    const { listed, changed } = await writeResponses(folder, { snapshot, earlier, ...options })
    const rules = buildSiteRules(source.content, groupResponses(listed), snapshot.languages, options.server)
    const texts = buildTexts(rules, listed)
    for (const [name, text] of Object.entries(texts)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    return {
      name: hash('sha256', JSON.stringify(texts)).slice(0, 16),
      responses: listed.length,
      changed,
      areRulesChanged: earlier !== null && (await areNginxRulesNew(texts, earlier)),
    }
  })
}

interface Writing extends Pick<ExportOptions, 'effort' | 'onProgress' | 'pictures'> {
  snapshot: SiteSnapshot
  earlier: EarlierSnapshot | null
}

async function writeResponses(
  folder: string,
  { snapshot, earlier, effort, pictures, onProgress }: Writing,
): Promise<{ listed: ListedResponse[]; changed: number }> {
  const all = listResponses(snapshot, effort, pictures)
  const limit = pLimit(availableParallelism())
  let done = 0
  const written = await limit
    .map(all, async (render) => {
      const response = await render()
      const one = response === null ? null : await writeResponse(folder, response, earlier)
      onProgress(++done, all.length)
      return one
    })
    // After a failure nothing else is written.
    .finally(() => limit.clearQueue())
  const found = written.filter((one) => one !== null)
  return {
    listed: found.map(({ listed }) => listed),
    changed: found.filter(({ isChanged }) => isChanged).length,
  }
}

const NGINX_MAPS = 'nginx/maps.conf'
const NGINX_SERVER = 'nginx/server.conf'

/** The other files besides the responses, by name. */
function buildTexts(rules: SiteRules, listed: readonly ListedResponse[]): Readonly<Record<string, string>> {
  return {
    [NGINX_MAPS]: buildNginxMaps(rules),
    [NGINX_SERVER]: buildNginxServer(rules),
    [`${SITE_DIR}/_redirects`]: buildRedirects(rules),
    [`${SITE_DIR}/_headers`]: buildHeaders(rules.groups),
    // What programs get at a nonexistent address if there is no server to respond.
    [`${SITE_DIR}/problems/404.json`]: `${JSON.stringify(buildProblem({ status: 404, detail: NOTHING_THERE }, NO_REQUEST_ID))}\n`,
    [LIST_FILE]: `${JSON.stringify({ ...LIST_HEAD, serverPaths: [...rules.serverPaths, ...rules.livePaths], responses: listed })}\n`,
  }
}

async function areNginxRulesNew(
  texts: Readonly<Record<string, string>>,
  { folder }: EarlierSnapshot,
): Promise<boolean> {
  const before = await Promise.all(
    [NGINX_MAPS, NGINX_SERVER].map((name) => readFile(join(folder, name), 'utf8').catch(ignoreMissing)),
  )
  return before[0] !== texts[NGINX_MAPS] || before[1] !== texts[NGINX_SERVER]
}
