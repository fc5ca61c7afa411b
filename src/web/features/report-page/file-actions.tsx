import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format-number.ts'
import { downloadIcon, pictureAsPdfIcon } from '../../ui/icon-paths.ts'
import styles from './file-actions.module.css'

/** The ways to read and to keep the file. */
export function FileActions({ report }: { report: Report }) {
  const { t, language } = useTranslations()
  const { url, mediaType, bytes } = report.file
  return (
    <div className={styles.actions} data-print="hide">
      <LinkButton href={url} type={mediaType} icon={pictureAsPdfIcon}>
        {t('documents.openPdf')}
      </LinkButton>
      <LinkButton look="outlined" href={`${url}?download`} icon={downloadIcon}>
        {t('reportPage.download', { size: formatBytes(bytes, language) })}
      </LinkButton>
    </div>
  )
}
