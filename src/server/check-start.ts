import { constants, existsSync, mkdirSync } from 'node:fs'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { todoWarnings } from '../content/checks/check-todos.ts'
import { loadContent } from '../content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../content/pdf/pdf-reader.ts'
import { type ContentOutcome, type ContentProblem, formatProblem } from '../content/site-content.ts'
import { type ConfigOutcome, parseConfig } from './config.ts'
import { contentDirOf, siteFolders } from './sites/read-sites.ts'

export interface StartCheck {
  /** What prevents a site from being fully served, one per line. */
  problems: readonly string[]
  warnings: readonly string[]
  /** Of all sites. `null`: the content has a problem. */
  counts: Counts | null
}

interface Counts {
  /** `null`: one site, without `SITES_DIR`. */
  sites: number | null
  reports: number
  pages: number
}

interface Places {
  contentDir: string
  dataDir: string
}

/**
 * Checks the folders and their content, and adds the problems to the `issues` already found. Starts nothing; caches what
 * it reads from PDFs in `DATA_DIR`, as the server does.
 */
export async function checkStart(env: NodeJS.ProcessEnv, issues: readonly string[]): Promise<StartCheck> {
  const sitesDir = env.SITES_DIR?.trim() ?? ''
  if (sitesDir === '') {
    const check = await checkSite(placesOf(env), '')
    return { ...check, problems: [...issues, ...check.problems] }
  }
  const problems = [...issues]
  const warnings: string[] = []
  const counts: Counts = { sites: 0, reports: 0, pages: 0 }
  for (const host of siteFolders(resolve(sitesDir))) {
    const { dataDir } = placesOf(env)
    const places = { contentDir: contentDirOf(resolve(sitesDir), host), dataDir: join(dataDir, host) }
    const check = await checkSite(places, `${host}: `)
    problems.push(...check.problems)
    warnings.push(...check.warnings)
    counts.sites = (counts.sites ?? 0) + 1
    counts.reports += check.counts?.reports ?? 0
    counts.pages += check.counts?.pages ?? 0
  }
  return { problems, warnings, counts }
}

/** `label` starts each line. */
async function checkSite({ contentDir, dataDir }: Places, label: string): Promise<StartCheck> {
  const cacheDir = pdfCacheDir(dataDir)
  const isWritable = await canWrite(cacheDir)
  const outcome = await readContent(contentDir, isWritable ? cacheDir : null)
  const line = (problem: ContentProblem) => label + formatProblem(problem)
  return {
    problems: [
      ...(isWritable ? [] : [label + NOT_WRITABLE]),
      ...(outcome.kind === 'broken' ? outcome.problems.map(line) : []),
    ],
    warnings: [...outcome.warnings, ...(await todoWarnings(contentDir))].map(line),
    counts:
      outcome.kind === 'broken'
        ? null
        : { sites: null, reports: outcome.content.reports.length, pages: outcome.content.pages.length },
  }
}

/** The folders, even if other settings are invalid. */
function placesOf({ CONTENT_DIR, DATA_DIR }: NodeJS.ProcessEnv): Places {
  const places: ConfigOutcome = parseConfig({ CONTENT_DIR, DATA_DIR })
  if (places.kind === 'broken') throw new Error('Folder names are always accepted')
  return places.config
}

export const NOT_WRITABLE = 'DATA_DIR must be a folder that this user may write to'

async function canWrite(folder: string): Promise<boolean> {
  if (!canMake(folder)) return false
  try {
    await access(folder, constants.W_OK)
    return true
  } catch {
    // The server could not write there either, whatever the reason.
    return false
  }
}

/** Creates a folder level by level, because Node's own `recursive` never ends below `/proc`. */
export function canMake(folder: string): boolean {
  if (existsSync(folder)) return true
  const parent = dirname(folder)
  if (parent === folder || !canMake(parent)) return false
  try {
    mkdirSync(folder)
  } catch {
    // Another process may have created it first.
  }
  return existsSync(folder)
}

/** `cacheDir`: `null` if nothing can be cached. */
async function readContent(contentDir: string, cacheDir: string | null): Promise<ContentOutcome> {
  const place = cacheDir ?? (await mkdtemp(join(tmpdir(), 'site-check-')))
  const reader = createPdfReader({ cacheDir: place })
  try {
    return await loadContent(contentDir, reader)
  } finally {
    await reader.close()
    if (cacheDir === null) await rm(place, { recursive: true, force: true })
  }
}
