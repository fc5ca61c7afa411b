import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { ArchiveChip, StatusChip } from '../../ui/status-chip.tsx'
import styles from './report-marks.module.css'

/** What a reader must know before the title: that figures may change or were changed, samples, archived papers. */
export function ReportMarks({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { status, revisedOn, sample, archived } = report
  if (status === 'final' && !sample && !archived) return null
  return (
    <ul className={styles.marks}>
      {status === 'preliminary' ? (
        <li>
          <StatusChip status="preliminary">{t('report.preliminary')}</StatusChip>
        </li>
      ) : null}
      {revisedOn === null ? null : (
        <li>
          <StatusChip status="revised">
            {t('report.revised', { date: formatDay(revisedOn, language) })}
          </StatusChip>
        </li>
      )}
      {archived ? (
        <li>
          <ArchiveChip>{t('reportPage.archived')}</ArchiveChip>
        </li>
      ) : null}
      {sample ? (
        <li>
          <SampleChip>{t('reportPage.sample')}</SampleChip>
        </li>
      ) : null}
    </ul>
  )
}
