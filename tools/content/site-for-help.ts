import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddHelpTextContext } from 'commander'
import * as v from 'valibot'
import { parseSiteFile } from '../../src/content/parse-site-file.ts'
import { CategoryProfile, OfficeCalendar } from '../../src/contract/district-profile.ts'
import type { SiteInfo } from '../../src/contract/site-info.ts'
import { fromCaller } from './run-command.ts'

type HelpSite = Pick<SiteInfo, 'calendar' | 'categories'>

/** A help text that needs the district: that of the folder which the command would change. */
export function withSite(textFor: (site: HelpSite) => string): (context: AddHelpTextContext) => string {
  return ({ command }) => {
    const { folder } = command.opts<{ folder?: string }>()
    // Help is printed at once, so nothing can be waited for.
    return textFor(readSiteNow(fromCaller(folder ?? process.env.CONTENT_DIR ?? 'content')))
  }
}

/** What `site.yaml` means when it says nothing, while there is none that can be read. */
function readSiteNow(folder: string): HelpSite {
  const path = join(folder, 'site.yaml')
  const site = existsSync(path) ? parseSiteFile(readFileSync(path, 'utf8')) : null
  return site?.kind === 'parsed'
    ? site.value.value
    : { calendar: v.parse(OfficeCalendar, {}), categories: v.parse(CategoryProfile, {}) }
}
