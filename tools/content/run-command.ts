import { resolve } from 'node:path'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { Refusal, refuse, systemMessage } from '../../src/publishing/publishing.ts'
import { type Config, readConfig } from '../../src/server/config.ts'
import { contentDirOf, siteFolders } from '../../src/server/sites/read-sites.ts'
import { withProgress } from './progress.ts'

/** Gives a command the settings, and turns its result, refusals and system errors into an exit code. */
export async function withSettings(command: (config: Config) => Promise<boolean>): Promise<void> {
  try {
    const settings = readConfig(process.env)
    if (settings.kind === 'broken') refuse(settings.issues.join('\n'))
    if (!(await command(settings.config))) process.exitCode = 1
  } catch (error) {
    const message = error instanceof Refusal ? error.message : systemMessage(error)
    if (message === null) throw error
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}

/** Runs a command with a reader of PDFs that shows its progress, and closes it afterwards. */
export async function withPdfReader<Outcome>(
  config: Pick<Config, 'dataDir'>,
  command: (reader: PdfReader) => Promise<Outcome>,
): Promise<Outcome> {
  const reader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  try {
    return await command(withProgress(reader, process.stderr))
  } finally {
    await reader.close()
  }
}

/** npm changes into the product's folder; people give paths relative to their own. */
export function fromCaller(path: string): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env
  return resolve(
    /^(content|export|map|outbox)$/.test(npm_lifecycle_event ?? '') ? (INIT_CWD ?? '') : '',
    path,
  )
}

type Places = Pick<Config, 'contentDir' | 'sitesDir'>

/** The content folder that a command works on: the one given, or that of the settings. Refuses to choose among sites. */
export function chooseFolder(places: Places, given?: string): string {
  if (given !== undefined) return fromCaller(given)
  const problem = findUnchosenSite(places)
  return problem === null ? places.contentDir : refuse(problem)
}

/** What to set when `SITES_DIR` is set and no site is chosen, because the sample must not be used. `null`: nothing. */
export function findUnchosenSite({ sitesDir }: Places): string | null {
  if (sitesDir === null || (process.env.CONTENT_DIR?.trim() ?? '') !== '') return null
  const hosts = siteFolders(sitesDir)
  if (hosts.length === 0)
    return `This works on the content of one site, and ${sitesDir} (SITES_DIR) has none: set CONTENT_DIR to a content folder.`
  return [
    'This works on one site, and SITES_DIR is set: choose the site with one of these, as docs/operating.md says.',
    ...hosts.map((host) => `CONTENT_DIR="${contentDirOf(sitesDir, host)}"`),
  ].join('\n')
}
