import { Link } from 'wouter'
import type { ListedReport } from '../../../contract/report.ts'
import { NEWEST_SHOWN } from '../../api/long-list.ts'
import { QueryView } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import { useResponse } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SampleChip } from '../../ui/chip.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './newest-reports.module.css'
import { ReportHead, ReportThumbnail } from './report-facts.tsx'

/** The picture column is 64 px wide in this short list. */
const COVER_WIDTH = 64

/** The reports published last, in short rows. */
export function NewestReports() {
  const { t } = useTranslations()
  const site = useSite()
  return (
    <section>
      <div className={`links ${styles.heading}`}>
        <h2>{t('discover.newest')}</h2>
        {site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}
        <Link href="/app/documents">{t('discover.allDocuments')}</Link>
      </div>
      <NewestList />
    </section>
  )
}

function NewestList() {
  const { t } = useTranslations()
  const state = useResponse('getNewestReports', {})
  return (
    <QueryView
      state={state}
      bars={<Skeleton bars={['medium', 'short', 'medium', 'short']} />}
      failed={{ title: t('documents.failed.newest'), hint: t('failed.hint') }}
    >
      {(reports) =>
        reports.length === 0 ? (
          <EmptyNotice title={t('documents.empty.newest')}>{t('documents.emptyHint')}</EmptyNotice>
        ) : (
          <ul>
            {reports.slice(0, NEWEST_SHOWN).map((report) => (
              <NewestRow key={report.id} report={report} />
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

function NewestRow({ report }: { report: ListedReport }) {
  return (
    <li className={styles.row}>
      <ReportThumbnail report={report} width={COVER_WIDTH} />
      <div>
        <ReportHead report={report} />
      </div>
    </li>
  )
}
