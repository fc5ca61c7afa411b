/** The folder of page pictures of reports; pictures of covers are next to it. */
export const PAGE_PICTURES_PATH = '/files/thumbnails/pages/'

/** The address of the picture of a page of a report, from the hash of its PDF. */
export function pagePictureUrl(sha256: string, pageNumber: number): string {
  return `${PAGE_PICTURES_PATH}${sha256}/${pageNumber}.webp`
}

const PAGE_PICTURE = new RegExp(
  `^${PAGE_PICTURES_PATH}(?<sha256>[0-9a-f]{64})/(?<page>[1-9]\\d{0,4})\\.webp$`,
)

/** The page an address shows; `null`: not a page picture. */
export function parsePagePictureUrl(url: string): { sha256: string; pageNumber: number } | null {
  const { sha256, page } = PAGE_PICTURE.exec(url)?.groups ?? {}
  return sha256 === undefined ? null : { sha256, pageNumber: Number(page) }
}

const FIGURE_PICTURES_PATH = '/files/thumbnails/figures/'

/** The address of the picture of a figure of a report, from the hash of its PDF. */
export function figurePictureUrl(sha256: string, figure: number): string {
  return `${FIGURE_PICTURES_PATH}${sha256}/${figure}.webp`
}

const FIGURE_PICTURE = new RegExp(
  `^${FIGURE_PICTURES_PATH}(?<sha256>[0-9a-f]{64})/(?<figure>[1-9]\\d{0,4})\\.webp$`,
)

/** The figure an address shows; `null`: not a figure picture. */
export function parseFigurePictureUrl(url: string): { sha256: string; figure: number } | null {
  const { sha256, figure } = FIGURE_PICTURE.exec(url)?.groups ?? {}
  return sha256 === undefined ? null : { sha256, figure: Number(figure) }
}
