import type { ListedReport } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { periodName } from '../../messages/period-name.ts'
import { Cover } from '../../ui/cover.tsx'
import { coverToneOf } from '../../ui/cover-tone.ts'
import styles from './report-thumbnail.module.css'

/**
 * The first page of the file, small; a drawn cover where the file gave no picture.
 * Decoration: the title beside it says the same. `width` is in CSS pixels.
 */
export function ReportThumbnail({ report, width }: { report: ListedReport; width: number }) {
  const { t, language } = useTranslations()
  const { thumbnail } = report
  if (thumbnail === null) {
    return (
      <Cover
        tone={coverToneOf(report.category)}
        title={report.title}
        period={periodName(report.period, language, t)}
        size="row"
      />
    )
  }
  return (
    <img
      className={styles.thumbnail}
      src={thumbnail.url}
      width={width}
      height={Math.round((thumbnail.height / thumbnail.width) * width)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
