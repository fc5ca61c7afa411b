import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { periodName } from '../../messages/period-name.ts'
import { Cover } from '../../ui/cover.tsx'
import { coverToneOf } from '../../ui/cover-tone.ts'
import styles from './report-cover.module.css'

/** The first page of the file; a drawn cover where the file gave no picture. Decoration: the title says the same. */
export function ReportCover({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { thumbnail, category, period } = report
  if (thumbnail === null) {
    return (
      <Cover
        tone={coverToneOf(category)}
        title={t(`report.kind.${category}`)}
        period={periodName(period, language, t)}
        size="page"
      />
    )
  }
  const { url, width, height } = thumbnail
  // `low`: React would otherwise put a preload for it before the first words of the page.
  return <img className={styles.cover} src={url} width={width} height={height} alt="" fetchPriority="low" />
}
