import type { SiteContent } from '../../src/content/site-content.ts'
import { type Language, languagePrefix } from '../../src/contract/language.ts'
import { buildGoneResponses } from '../../src/server/routes/send-gone.ts'
import type { ExportedResponse } from './exported-response.ts'

/** Below this folder lie the pages and problems of reports that were taken down; no address leads there. */
export const GONE_DIR = 'gone'

/** What a program reads where the server would have given the number of its request. */
export const NO_REQUEST_ID = 'none: a copy of the site answered'

/** A page for people in each language and a problem for programs, for each report that was taken down. */
export function* listGone(content: SiteContent): Generator<ExportedResponse> {
  for (const removed of content.removed) {
    const { pages, problem } = buildGoneResponses(removed, content, NO_REQUEST_ID)
    for (const [language, page] of pages) yield responseOf(gonePageFile(removed.id, language), page)
    yield responseOf(`${GONE_DIR}/${removed.id}.json`, problem)
  }
}

/** `gone/annual-2015.html`, `gone/es/annual-2015.html` */
export function gonePageFile(id: string, language: Language): string {
  return `${GONE_DIR}${languagePrefix(language)}/${id}.html`
}

function responseOf(
  file: string,
  response: { headers: Record<string, string>; body: string },
): ExportedResponse {
  const body = { kind: 'bytes', identity: Buffer.from(response.body), br: null, gzip: null } as const
  return { address: `/${file}`, file, status: 410, headers: response.headers, body }
}
