import { languagePrefix } from '../../../src/contract/language.ts'
import { metricsChoices } from '../../../src/contract/metrics-choices.ts'
import { shownCategories } from '../../../src/contract/site-in-language.ts'
import { allPagePaths } from '../accessibility/all-pages.ts'
import { readSiteInfo } from '../support/districts.ts'
import type { ReadSite } from '../support/site.ts'

/** The addresses of all pages of a site in all of its languages, and of their views. */
export async function pagesOf(site: ReadSite): Promise<string[]> {
  const info = await readSiteInfo(site.contentDir)
  const { tabs } = metricsChoices(shownCategories(info, 'en'))
  const views = [
    ...tabs.slice(1).map((tab) => `/app/metrics?tab=${tab}`),
    ...['/app/search?q=report', '/app/search?q=zyzzyva', '/app/documents?q=test'],
    ...(info.cameras.feed === 'off' ? [] : ['/app/cameras?view=map', '/app/cameras?view=corridor&road=I-95']),
  ]
  const inLanguages = info.languages.flatMap((language) =>
    views.map((path) => languagePrefix(language) + path),
  )
  return [...(await allPagePaths(site)), ...inLanguages]
}
