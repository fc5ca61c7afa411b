import { reportPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import type { SiteInLanguage } from '../../../contract/site-in-language.ts'
import type { Boot } from '../../boot.ts'
import type { Translate } from '../../messages/translate.ts'
import type { PageHead } from '../../page-head.ts'
import { reportTitle } from './report-view.tsx'

/** The head of a report's page: its own title and summary, its first page as picture, its facts for search engines. */
export function headOfReport(report: Report, boot: Boot, t: Translate): PageHead {
  return {
    title: reportTitle(report, boot.site, t),
    description: report.summary,
    path: reportPath(report),
    kind: 'article',
    picture: pictureOf(report, t),
    facts: structuredReport(report, boot),
  }
}

/** The site's icon stands in for a file whose first page could not be rendered. */
function pictureOf({ title, thumbnail }: Report, t: Translate): NonNullable<PageHead['picture']> {
  if (thumbnail === null) {
    const icon = { path: '/icon-512.png', mediaType: 'image/png', width: 512, height: 512 }
    return { ...icon, alt: title, isIcon: true }
  }
  const { url, width, height } = thumbnail
  return { path: url, mediaType: 'image/webp', width, height, alt: t('reportPage.firstPageOf', { title }) }
}

/**
 * A report as schema.org data, for search engines and catalogs of publications. Pure.
 *
 * @see https://schema.org/Report
 */
export function structuredReport(report: Report, boot: Pick<Boot, 'site' | 'publicUrl' | 'language'>) {
  const { site, publicUrl, language } = boot
  const { period, file, thumbnail } = report
  const office = officeOf(site)
  const pictureUrl = thumbnail === null ? null : publicUrl + thumbnail.url
  return {
    '@context': 'https://schema.org',
    '@type': 'Report',
    // The same report, whatever the language of the page around it.
    '@id': publicUrl + reportPath(report),
    url: publicUrl + reportPath(report, language),
    name: report.title,
    headline: report.title,
    description: report.summary,
    inLanguage: report.language,
    datePublished: report.publishedOn,
    dateModified: report.revisedOn ?? report.publishedOn,
    temporalCoverage: `${period.start}/${period.end}`,
    spatialCoverage: site.district.counties.map((name) => ({ '@type': 'AdministrativeArea', name })),
    creativeWorkStatus: statusOf(report),
    isAccessibleForFree: true,
    ...(file.accessibility === 'tagged' ? { accessibilityFeature: ['taggedPDF'] } : {}),
    ...(file.pages === null ? {} : { pagination: `1-${file.pages}` }),
    ...(pictureUrl === null ? {} : { image: pictureUrl, thumbnailUrl: pictureUrl }),
    author: office,
    publisher: office,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: publicUrl + file.url,
      encodingFormat: file.mediaType,
      contentSize: `${file.bytes} B`,
      sha256: file.sha256,
      inLanguage: file.languageInFile ?? report.language,
    },
  }
}

function officeOf({ district }: SiteInLanguage) {
  return {
    '@type': 'GovernmentOrganization',
    name: district.department,
    department: { '@type': 'GovernmentOrganization', name: district.name },
  }
}

/** Nobody must take sample figures for real ones, least of all in a catalog. */
function statusOf({ sample, archived, status }: Report): string {
  if (sample) return 'Sample'
  if (archived) return 'Archived'
  return { preliminary: 'Preliminary', final: 'Published', revised: 'Revised' }[status]
}
