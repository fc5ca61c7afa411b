import type { SiteContent } from '../../src/content/site-content.ts'
import { type Language, languagePrefix } from '../../src/contract/language.ts'
import { MISSING_KINDS, type MissingKind } from '../../src/contract/missing-address.ts'
import { buildGoneResponses } from '../../src/server/routes/send-gone.ts'
import { compressResponse } from '../../src/server/snapshot/compressed-response.ts'
import { draftPage } from '../../src/server/snapshot/draft-responses.ts'
import type { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'
import { type ExportedResponse, exportedHeaders, plainBody } from './exported-response.ts'

/** The folder with the pages and problems of reports that were taken down; no address leads there. */
export const GONE_DIR = 'gone'

/** What a program gets in place of the server's request id. */
export const NO_REQUEST_ID = 'none: a copy of the site answered'

/** `gone/_report.html`, `gone/es/_figures.html`: no report's id begins with an underscore. */
export function missingPageFile(kind: MissingKind, language: Language): string {
  return `${GONE_DIR}${languagePrefix(language)}/_${kind}.html`
}

/** The "not found" page of each kind in each offered language. Only a server knows which cameras exist. */
export async function* listMissing({ source, languages }: SiteSnapshot): AsyncGenerator<ExportedResponse> {
  for (const language of languages) {
    for (const kind of MISSING_KINDS) {
      if (kind === 'camera') continue
      const draft = draftPage(`${languagePrefix(language)}/`, source, { missing: { kind, path: null } })
      if (draft === null) continue
      const file = missingPageFile(kind, language)
      const { bodies } = await compressResponse({ ...draft, path: `/${file}` }, 'none')
      const headers = { ...exportedHeaders(bodies.identity.headers), 'Cache-Control': 'no-store' }
      yield { address: `/${file}`, file, status: 404, headers, body: plainBody(draft.bytes) }
    }
  }
}

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
  return {
    address: `/${file}`,
    file,
    status: 410,
    headers: response.headers,
    body: plainBody(Buffer.from(response.body)),
  }
}
