import { Suspense } from 'react'
import { useSite } from '../api/site-context.tsx'
import { DocumentGroups } from '../features/documents/document-groups.tsx'
import { ReportHead, ReportThumbnail } from '../features/documents/report-facts.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { DocumentSearch } from '../features/search/document-search.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import styles from './documents-page.module.css'

/** Reports that were found look as they do in the lists. */
const REPORT_PARTS = { Head: ReportHead, Thumbnail: ReportThumbnail }

/** Annual reports, strategic business plans and master plans, each with its facts and its file, and a search inside them. */
export function DocumentsPage() {
  const { t } = useTranslations()
  const site = useSite()
  return (
    <ProseFrame page="documents" mark={site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}>
      {({ sections }) => (
        <DocumentSearch parts={REPORT_PARTS}>
          <Suspense>
            <div className={styles.groups}>
              <DocumentGroups />
            </div>
            <div className={styles.after}>
              <ProseSections sections={sections} layout="sideBySide" />
            </div>
          </Suspense>
        </DocumentSearch>
      )}
    </ProseFrame>
  )
}
