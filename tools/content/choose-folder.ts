import { refuse } from '../../src/publishing/publishing.ts'
import type { Config } from '../../src/server/config.ts'
import { contentDirOf, siteFolders } from '../../src/server/sites/read-sites.ts'
import { fromCaller } from './run-command.ts'

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
