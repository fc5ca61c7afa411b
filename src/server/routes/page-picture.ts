import type { PagePictures } from '../../content/pdf/page-pictures.ts'
import type { PublishedFile, SiteContent } from '../../content/site-content.ts'
import { parsePagePictureUrl } from '../../contract/page-picture.ts'

/**
 * The picture of a page of a published report, rendered when it is first requested. `none`: the address shows no page
 * of one, or the page cannot be rendered.
 */
export async function findPagePicture(
  url: string,
  { reports, files }: Pick<SiteContent, 'reports' | 'files'>,
  pictures: Pick<PagePictures, 'read'>,
): Promise<PublishedFile | 'none' | 'busy'> {
  const page = parsePagePictureUrl(url)
  const report = reports.find(({ file }) => file.sha256 === page?.sha256)
  const pdf = report === undefined ? undefined : files.get(report.file.url)
  if (page === null || pdf === undefined || page.pageNumber > (report?.file.pages ?? 0)) return 'none'
  const picture = await pictures.read({ ...page, path: pdf.path })
  return typeof picture === 'string' ? picture : { ...picture, url, mediaType: 'image/webp', successor: null }
}
