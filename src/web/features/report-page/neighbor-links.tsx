import { Link } from 'wouter'
import { reportPath } from '../../../contract/pages.ts'
import type { ReportLink, ReportWithNeighbors } from '../../../contract/report-with-neighbors.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icon-paths.ts'
import styles from './neighbor-links.module.css'

/** The newer and the older report of the same category. */
export function NeighborLinks({ newer, older }: Pick<ReportWithNeighbors, 'newer' | 'older'>) {
  const { t } = useTranslations()
  if (newer === null && older === null) return null
  return (
    <nav className={styles.neighbors} aria-label={t('reportPage.neighbors')} data-print="hide">
      {newer === null ? null : <Neighbor report={newer} side="newer" />}
      {older === null ? null : <Neighbor report={older} side="older" />}
    </nav>
  )
}

function Neighbor({ report, side }: { report: ReportLink; side: 'newer' | 'older' }) {
  const { t } = useTranslations()
  return (
    <Link href={reportPath(report)} className={styles.neighbor ?? ''}>
      <Icon of={side === 'newer' ? chevronLeftIcon : chevronRightIcon} size={20} />
      <span>
        <span className={styles.side}>{t(`reportPage.${side}`)}</span>{' '}
        <span className={styles.title} lang={report.language}>
          {report.title}
        </span>
      </span>
    </Link>
  )
}
