import type { FastifyInstance } from 'fastify'
import type { PagePictures } from '../../content/pdf/page-pictures.ts'
import type { PublishedFile, SiteContent } from '../../content/site-content.ts'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { parseFigurePictureUrl, parsePagePictureUrl } from '../../contract/page-picture.ts'
import type { FileReply } from '../http/decide-file-reply.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import type { DownloadCounter } from './download-counter.ts'
import { sendNothingLive } from './nothing-live.ts'
import { openPublishedFile, sendFile } from './send-file.ts'
import { removedFile, sendGonePage, sendGoneProblem } from './send-gone.ts'
import { sendMissingReport } from './unrouted.ts'

const BEING_REPLACED = {
  status: 503,
  detail: 'This file is being replaced. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
}
/** Not 404: search engines would drop a document that is only unavailable for a while. */
const UNREADABLE = {
  status: 503,
  detail: 'This file is unavailable right now. Try again in a few minutes.',
  headers: { 'Retry-After': '60' },
}

/** `/files/…`: files that the office's entries publish, and pictures of their pages. */
export function registerFiles(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  pictures: Pick<PagePictures, 'read'>,
  downloads?: Pick<DownloadCounter, 'note'>,
): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    // Looked up by its whole URL: no file path is built from what a visitor sent.
    const { content } = site.state.snapshot
    const url = canonicalUrl(request.params['*'])
    const file = content.files.get(url) ?? (await findPagePicture(url, content, pictures))
    if (file === 'busy') return sendProblem(request, reply, BEING_REPLACED)
    if (file === 'none') {
      const removed = removedFile(url, content)
      // A person who follows an old link gets a page; a program gets a problem.
      const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '')
      if (isPerson && removed !== null) return sendGonePage(reply, removed, content, DEFAULT_LANGUAGE)
      if (isPerson) return sendMissingReport(url, site.state.snapshot, request, reply)
      if (removed !== null) return sendGoneProblem(request, reply, removed, content)
      return sendProblem(request, reply, { status: 404, detail: 'No published file has this address.' })
    }
    const count = (decided: FileReply) => downloads?.note(request, file, decided)
    const opened = await openPublishedFile(file)
    if (opened.kind === 'open') return sendFile(request, reply, file, opened, count)
    const copy = site.state.lastGoodCopyOf(file.path)
    const fromCopy = copy === null ? null : await openPublishedFile({ ...file, path: copy })
    const facts = { file: file.path, reason: opened.kind === 'changed' ? 'changed' : opened.code }
    if (fromCopy?.kind === 'open') {
      request.log.warn(facts, 'A published file cannot be read or has changed: sending its copy')
      return sendFile(request, reply, file, fromCopy, count)
    }
    request.log.error(facts, 'A published file cannot be sent, and there is no copy of it')
    return sendProblem(request, reply, opened.kind === 'changed' ? BEING_REPLACED : UNREADABLE)
  })
}

/** The URL that a published file is listed under, however the request escaped its characters. */
function canonicalUrl(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * The picture of a page or figure of a published report, rendered when it is first requested. `none`: the URL is for no
 * such page or figure, or it cannot be rendered.
 */
export async function findPagePicture(
  url: string,
  content: Pick<SiteContent, 'reports' | 'files' | 'readings'>,
  pictures: Pick<PagePictures, 'read'>,
): Promise<PublishedFile | 'none' | 'busy'> {
  const page = parsePagePictureUrl(url) ?? placeOfFigure(url, content)
  const report = content.reports.find(({ file }) => file.sha256 === page?.sha256)
  const pdf = report === undefined ? undefined : content.files.get(report.file.url)
  if (page === null || pdf === undefined || page.pageNumber > (report?.file.pages ?? 0)) return 'none'
  const picture = await pictures.read({ ...page, path: pdf.path })
  return typeof picture === 'string' ? picture : { ...picture, url, mediaType: 'image/webp', successor: null }
}

/** Where the figure in a URL is on its page; `null`: it is no figure of a published report. */
function placeOfFigure(url: string, { reports, readings }: Pick<SiteContent, 'reports' | 'readings'>) {
  const named = parseFigurePictureUrl(url)
  const report = named === null ? undefined : reports.find(({ file }) => file.sha256 === named.sha256)
  if (named === null || report === undefined) return null
  const figure = readings.get(report.id)?.read().figures[named.figure - 1]
  if (figure === undefined) return null
  const { page: pageNumber, ...area } = figure
  return { sha256: named.sha256, pageNumber, area }
}
