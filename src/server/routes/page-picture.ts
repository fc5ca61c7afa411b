import type { PagePictures } from '../../content/pdf/page-pictures.ts'
import type { PublishedFile, SiteContent } from '../../content/site-content.ts'
import { parseFigurePictureUrl, parsePagePictureUrl } from '../../contract/page-picture.ts'

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
