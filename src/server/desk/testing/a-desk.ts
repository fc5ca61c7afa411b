import { join } from 'node:path'
import { aContentFolder } from '../../../../tests/builders/a-content-folder.ts'
import { aSiteFile } from '../../../../tests/builders/a-site.ts'
import { aSharedReader, sharePdfCache } from '../../../../tools/testing/shared-pdf-cache.ts'
import { createContentLoader } from '../../../content/load-content.ts'
import { createPdfReader } from '../../../content/pdf/pdf-reader.ts'
import type { DeskRole } from '../../../contract/desk-view.ts'
import { splitLanguage } from '../../../contract/language.ts'
import type { RenderPage } from '../../../contract/page-source.ts'
import { pageOf, reportAddressOf } from '../../../contract/pages.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { aServer } from '../../testing/a-server.ts'
import { renderPlainly } from '../../testing/a-site.ts'
import type { DeskContext } from '../make-change.ts'
import { createScheduler } from '../scheduled.ts'
import { openUploads } from '../uploads.ts'
import { DeskVisitor, PLAIN_DESK } from './desk-visitor.ts'

/** Who has which role at test desks. */
export const MEMBERS: Record<DeskRole, readonly string[]> = {
  publisher: ['pat@example.gov', 'quinn@example.gov'],
  author: ['lee@example.gov', 'robin@example.gov'],
  inbox: ['kim@example.gov'],
}

interface DeskOptions {
  /** Other files for the folder, as in `aContentFolder`. */
  files?: Parameters<typeof aContentFolder>[0]
  isReviewRequired?: boolean
}

/** A desk for a folder on the disk, where a proxy identifies people. */
export async function aDesk({ files = {}, isReviewRequired = false }: DeskOptions = {}) {
  const desk = { ...MEMBERS, ...(isReviewRequired ? { review: 'required' } : {}) }
  const site = `${aSiteFile({ promo: undefined })}desk: ${JSON.stringify(desk)}\n`
  const { path: folder } = await aContentFolder({ 'site.yaml': site, ...files })
  const pdfReader = aSharedReader()
  const loader = createContentLoader({ folder, pdfReader })
  const dataDir = await sharePdfCache(await aFolder())
  const server = await aServer({
    folder: loader,
    deskBundle: PLAIN_DESK,
    render,
    config: {
      contentDir: folder,
      trustedProxies: ['127.0.0.1'],
      publicUrl: null,
      dataDir,
      desk: { signIn: { kind: 'proxy', header: 'X-User' } },
      maxUploadBytes: 1_000_000,
    },
  })
  const visitor = async (name: string | null) => {
    const one = new DeskVisitor(server.url, name === null ? {} : { 'X-User': name })
    await one.open('/desk')
    return one
  }
  return { ...server, folder, dataDir, loader, render, visitor }
}

/** A plain page with its own title and lead. */
const render: RenderPage = (pathname, source) => {
  const plain = renderPlainly(pathname, source)
  const { path, language } = splitLanguage(pathname)
  const page = pageOf(path)
  const prose = page === null ? null : source.response('getPage', { language, page })
  return plain === null
    ? null
    : { html: `${plain.html}<h1>${prose?.title}</h1><p>${prose?.lead}</p>${reportHeading(path, source)}` }
}

/** The title of the page's report. */
function reportHeading(path: string, source: Parameters<RenderPage>[1]): string {
  const address = reportAddressOf(path)
  const found = address === null ? null : source.response('getReport', { id: address.id })
  return found === null ? '' : `<h1>${found.report.title}</h1>`
}

/** History of a desk whose content no test changes. */
export const NO_HISTORY: DeskContext['history'] = {
  before: async () => undefined,
  after: async () => undefined,
  catchUp: async () => undefined,
  copiesDir: '/nowhere',
  readState: async () => ({ kind: 'none', why: '' }),
}

/** The desk's part of a server that starts after another one. `warnings`: its logged warnings. */
export function aRestart(folder: string, dataDir: string) {
  const reader = createPdfReader({ cacheDir: join(dataDir, 'pdf-cache') })
  const context: DeskContext = {
    folder,
    reader,
    dataDir: join(dataDir, 'desk'),
    uploads: openUploads(join(dataDir, 'desk')),
    publicUrl: () => 'https://x.example',
    renderPage: () => null,
    maxUploadBytes: 1,
    history: NO_HISTORY,
    lock: (work) => work(),
    showChange: async () => undefined,
  }
  const warnings: string[] = []
  const warn = (_facts: object, event: string) => warnings.push(event)
  const start = () => createScheduler(context, { info: () => undefined, warn, error: warn })
  return { reader, start, warnings }
}
