import type { PagePictures } from '../../src/content/pdf/page-pictures.ts'
import type { PublishedFile, SiteContent } from '../../src/content/site-content.ts'
import { type Language, languagePrefix } from '../../src/contract/language.ts'
import { MISSING_KINDS, type MissingKind } from '../../src/contract/missing-address.ts'
import { figurePictureUrl } from '../../src/contract/page-picture.ts'
import { namedHeaders } from '../../src/server/http/security-headers.ts'
import { splitCsvAddress } from '../../src/server/http/table-format.ts'
import { findPagePicture } from '../../src/server/routes/files.ts'
import { fileHeaders } from '../../src/server/routes/send-file.ts'
import { buildGoneResponses } from '../../src/server/routes/send-gone.ts'
import {
  type CompressionEffort,
  compressResponse,
  type ResponseDraft,
} from '../../src/server/snapshot/compressed-response.ts'
import { draftPage } from '../../src/server/snapshot/draft-responses.ts'
import type { SiteSnapshot } from '../../src/server/snapshot/site-snapshot.ts'

/** One address of the exported site, as the live server would send it. */
export interface ExportedResponse {
  /** Address as in a request; a table in CSV ends with `?format=csv`. */
  address: string
  /** Path below the exported folder, with `/`. */
  file: string
  status: 200 | 404 | 410
  /** The live response's, without its length, encoding and validators. */
  headers: Readonly<Record<string, string>>
  body: ExportedBody
}

/** The bytes of a response. Published files are copied unchanged from the content folder. */
type ExportedBody =
  | { kind: 'bytes'; identity: Buffer; effort: CompressionEffort; compress: Compress }
  | { kind: 'copy'; path: string; bytes: number; sha256: string }

/** Compresses a body in both formats; `null` where compression saves nothing. */
type Compress = () => Promise<{ br: Buffer | null; gzip: Buffer | null }>

/** A body that is too small or too rarely requested to be compressed. */
function plainBody(identity: Buffer): ExportedBody {
  return { kind: 'bytes', identity, effort: 'none', compress: async () => ({ br: null, gzip: null }) }
}

/** What differs between servers, or between the encodings of one response. */
const NOT_EXPORTED = /^(content-length|content-encoding|etag|last-modified|accept-ranges|date)$/i

/** Flat headers (name, value, name, value) by name, without those that a web server adds itself. */
export function exportedHeaders(flat: readonly string[]): Record<string, string> {
  const named = Object.entries(namedHeaders(flat))
  return Object.fromEntries(named.filter(([name]) => !NOT_EXPORTED.test(name)))
}

/** Renders the response of one address; `null`: it has none after all. */
export type RenderExported = () => Promise<ExportedResponse | null>

/**
 * Every response of the site: pages, calls, files of the build, published files, and notices of removed reports. Each
 * is rendered lazily, because a large site does not fit in memory.
 */
export function listResponses(
  snapshot: SiteSnapshot,
  effort: CompressionEffort,
  pictures: Pick<PagePictures, 'read'>,
): RenderExported[] {
  const { content } = snapshot
  return [
    ...Array.from(snapshot.addresses(), ([address, render]) => async () => {
      const draft = await render()
      return draft === null ? null : exported(address, draft, effort)
    }),
    ...Array.from(content.files.values(), (file) => async () => copyOf(file)),
    ...Array.from(figureUrls(content), (url) => async () => {
      const file = await findPagePicture(url, content, pictures)
      return typeof file === 'string' ? null : copyOf(file)
    }),
    ...listGone(content).map((gone) => async () => gone),
    ...listMissing(snapshot),
  ]
}

/** Pictures of the figures on reports' text pages. */
function* figureUrls({ reports, readings, reviewed }: SiteSnapshot['content']): Generator<string> {
  for (const { id, file } of reports) {
    const figures = reviewed.has(id) ? [] : (readings.get(id)?.read().figures ?? [])
    for (const index of figures.keys()) yield figurePictureUrl(file.sha256, index + 1)
  }
}

function copyOf(file: PublishedFile): ExportedResponse {
  const { url, mediaType, path, bytes, sha256 } = file
  const { whole } = fileHeaders(file, { etag: '', lastModified: null }, false)
  return {
    address: url,
    file: fileNameOf(url, mediaType),
    status: 200,
    headers: exportedHeaders(Object.entries(whole).flat()),
    body: { kind: 'copy', path, bytes, sha256 },
  }
}

/** Compressing is most of the work, so it waits until the body turns out to be new. */
async function exported(
  address: string,
  draft: ResponseDraft,
  effort: CompressionEffort,
): Promise<ExportedResponse> {
  const { bodies, mediaType } = await compressResponse(draft, 'none')
  const compress = async () => {
    const { br, gzip } = (await compressResponse(draft, effort)).bodies
    return { br: br?.bytes ?? null, gzip: gzip?.bytes ?? null }
  }
  return {
    address,
    file: fileNameOf(address, mediaType),
    status: 200,
    headers: exportedHeaders(bodies.identity.headers),
    body: { kind: 'bytes', identity: bodies.identity.bytes, effort, compress },
  }
}

/**
 * The path of a response below the exported folder: `/app/documents` in `app/documents.html`, `/es/` in
 * `es/index.html`, a call in `….json`, a table in CSV in `….csv`; names with an extension stay. Web servers
 * decode addresses before they look for files, so names are unescaped. Pure.
 */
export function fileNameOf(address: string, mediaType: string): string {
  const { path, isCsv } = splitCsvAddress(address)
  const name = decodeURIComponent(path).slice(1)
  if (name.split('/').some((part) => part === '.' || part === '..' || part.includes('\0'))) {
    throw new Error(`${address} is not a file name`)
  }
  if (isCsv) return `${name}.csv`
  if (name === '' || name.endsWith('/')) return `${name}index.html`
  if (mediaType.startsWith('text/html')) return `${name}.html`
  return path.startsWith('/api/api/') ? `${name}.json` : name
}

/** The folder with the pages and problems of reports that were taken down; no address leads there. */
export const GONE_DIR = 'gone'

/** What a program gets in place of the server's request id. */
export const NO_REQUEST_ID = 'none: a copy of the site answered'

/** `gone/_report.html`, `gone/es/_figures.html`: no report's id begins with an underscore. */
export function missingPageFile(kind: MissingKind, language: Language): string {
  return `${GONE_DIR}${languagePrefix(language)}/_${kind}.html`
}

/** The "not found" page of each kind in each offered language. Only a server knows which cameras exist. */
function listMissing({ source, languages }: SiteSnapshot): RenderExported[] {
  const kinds = MISSING_KINDS.filter((kind) => kind !== 'camera')
  return languages.flatMap((language) =>
    kinds.map((kind) => async () => {
      const draft = draftPage(`${languagePrefix(language)}/`, source, { missing: { kind, path: null } })
      if (draft === null) return null
      const file = missingPageFile(kind, language)
      const { bodies } = await compressResponse({ ...draft, path: `/${file}` }, 'none')
      const headers = { ...exportedHeaders(bodies.identity.headers), 'Cache-Control': 'no-store' }
      return { address: `/${file}`, file, status: 404, headers, body: plainBody(draft.bytes) }
    }),
  )
}

/** A page for people in each language and a problem for programs, for each report that was taken down. */
function listGone(content: SiteContent): ExportedResponse[] {
  return content.removed.flatMap((removed) => {
    const { pages, problem } = buildGoneResponses(removed, content, NO_REQUEST_ID)
    const files = Array.from(pages, ([language, page]) => [gonePageFile(removed.id, language), page] as const)
    return [...files, [`${GONE_DIR}/${removed.id}.json`, problem] as const].map(
      ([file, { headers, body }]): ExportedResponse => {
        return { address: `/${file}`, file, status: 410, headers, body: plainBody(Buffer.from(body)) }
      },
    )
  })
}

/** `gone/annual-2015.html`, `gone/es/annual-2015.html` */
export function gonePageFile(id: string, language: Language): string {
  return `${GONE_DIR}${languagePrefix(language)}/${id}.html`
}
