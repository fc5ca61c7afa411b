import type { SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/language.ts'
import { buildOpenApi } from '../../contract/openapi.ts'
import type { AnswerSource, RenderPage } from '../../contract/page-source.ts'
import { PAGES, pagePath } from '../../contract/pages.ts'
import { buildWebManifest } from '../../contract/web-manifest.ts'
import type { AnswerDraft } from './prepared-answer.ts'
import { readCalls } from './read-calls.ts'
import { buildRobotsTxt, buildSitemap } from './search-engine-files.ts'

/** All that a snapshot is made of. */
export interface SnapshotSource {
  content: SiteContent
  answer: AnswerSource
  render: RenderPage
  /** The built files of the web part. */
  assets: readonly AnswerDraft[]
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
  /** The product's version. */
  version: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Makes the answer to every address that can be known beforehand, one at a time as it is asked for,
 * so that a large site is never held twice. A page in a language that is not offered is left out.
 */
export function* draftAnswers(source: SnapshotSource): Generator<AnswerDraft> {
  yield* source.assets
  for (const call of readCalls(source.content, source.answer)) {
    yield draftOf(call.path, 'api', JSON_TYPE, JSON.stringify(call.answer))
  }
  const openApi = buildOpenApi(source.version, source.publicUrl)
  yield draftOf('/api/openapi.json', 'api', JSON_TYPE, JSON.stringify(openApi))

  const offered = new Set<string>()
  for (const page of draftPages(source)) {
    offered.add(page.path)
    yield page
  }
  yield draftOf('/robots.txt', 'publicFile', 'text/plain; charset=utf-8', buildRobotsTxt(source.publicUrl))
  const manifest = JSON.stringify(buildWebManifest(source.content.site, DEFAULT_LANGUAGE))
  yield draftOf('/manifest.webmanifest', 'publicFile', 'application/manifest+json; charset=utf-8', manifest)
  const sitemap = buildSitemap(source.publicUrl, (path) => offered.has(path))
  yield draftOf('/sitemap.xml', 'publicFile', 'application/xml; charset=utf-8', sitemap)
}

function* draftPages(source: SnapshotSource): Generator<AnswerDraft> {
  const { publicUrl, analyticsId, answer } = source
  const pageSource = { site: source.content.site, publicUrl, analyticsId, answer }
  const kind = analyticsId === null ? 'page' : 'measuredPage'
  for (const language of LANGUAGES) {
    for (const page of PAGES) {
      const path = pagePath(page, language)
      const rendered = source.render(path, pageSource)
      if (rendered !== null) yield draftOf(path, kind, 'text/html; charset=utf-8', rendered.html)
    }
  }
}

function draftOf(path: string, kind: AnswerDraft['kind'], mediaType: string, text: string): AnswerDraft {
  return { path, kind, mediaType, bytes: Buffer.from(text) }
}
