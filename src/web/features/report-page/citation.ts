import type { Language } from '../../../contract/language.ts'
import type { Report } from '../../../contract/report.ts'
import type { SiteInfo } from '../../../contract/site-info.ts'
import type { Translate } from '../../messages/message-types.ts'
import { copyText } from '../../ui/copy-text.ts'
import { formatLongDay } from '../../ui/format-date.ts'

/** How to name a report as a source, in the order of its parts. */
interface Citation {
  /** "Florida Department of Transportation, District Four." */
  publisher: string
  /** Set in italics, with the mark that ends it behind. */
  title: string
  titleEnd: '.' | ''
  /** "Published November 17, 2026." */
  published: string
  /** The report's permanent address. */
  address: string
}

/** Builds the citation of a report. Pure. */
export function buildCitation(
  report: Report,
  from: { site: SiteInfo; address: string; language: Language; t: Translate },
): Citation {
  const { site, address, language, t } = from
  // The unit names the district first: "District Four · TSM&O".
  const district = site.district.unit.split('·')[0]?.trim() ?? ''
  const date = formatLongDay(report.publishedOn, language)
  const published =
    report.revisedOn === null
      ? t('reportPage.citePublished', { date })
      : t('reportPage.citeRevised', { date, revised: formatLongDay(report.revisedOn, language) })
  return {
    publisher: `${site.district.department}, ${district}.`,
    title: report.title,
    titleEnd: /[.?!]$/.test(report.title) ? '' : '.',
    published,
    address,
  }
}

/** The same as one line, to be pasted into a document. */
export function citationText({ publisher, title, titleEnd, published, address }: Citation): string {
  return `${publisher} ${title}${titleEnd} ${published} ${address}`.replaceAll('\u00a0', ' ')
}

/** How sharing went; `left` means that the visitor chose nobody. */
type ShareOutcome = 'shared' | 'left' | 'copied' | 'refused'

/** Opens the device's own way to share; where there is none, copies the address. */
export async function shareReport(report: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(report)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  return (await copyText(report.url)) ? 'copied' : 'refused'
}
