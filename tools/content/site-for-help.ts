import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddHelpTextContext } from 'commander'
import * as v from 'valibot'
import { parseSiteFile } from '../../src/content/parse-site-file.ts'
import { CategoryProfile, OfficeCalendar } from '../../src/contract/district-profile.ts'
import type { SiteInfo } from '../../src/contract/site-info.ts'
import { readConfig } from '../../src/server/config.ts'
import { findUnchosenSite, fromCaller } from './run-command.ts'

type HelpSite = Pick<SiteInfo, 'calendar' | 'categories'>

/** A help text that needs the district: the one of the folder that the command would change. */
export function withSite(textFor: (site: HelpSite) => string): (context: AddHelpTextContext) => string {
  return ({ command }) => {
    const { folder } = command.opts<{ folder?: string }>()
    // Help is printed synchronously, so nothing can be awaited.
    return textFor(readSiteNow(folder === undefined ? folderOfSettings() : fromCaller(folder)))
  }
}

/** `null`: the settings are invalid, or for several sites. */
function folderOfSettings(): string | null {
  const settings = readConfig(process.env)
  if (settings.kind === 'broken' || findUnchosenSite(settings.config) !== null) return null
  return settings.config.contentDir
}

/** The defaults of `site.yaml`, used when it cannot be read. */
function readSiteNow(folder: string | null): HelpSite {
  const path = folder === null ? null : join(folder, 'site.yaml')
  const site = path !== null && existsSync(path) ? parseSiteFile(readFileSync(path, 'utf8')) : null
  return site?.kind === 'parsed'
    ? site.value.value
    : { calendar: v.parse(OfficeCalendar, {}), categories: v.parse(CategoryProfile, {}) }
}
