import { Link } from 'wouter'
import { formatRequestPath } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ControlName } from '../../messages/with-title.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { accessibilityNewIcon } from '../../ui/icon-paths.ts'
import styles from './format-request.module.css'

/** For whom the PDF does not serve: leads to the feedback form with the report filled in. */
export function FormatRequest({ report }: { report: Report }) {
  const { t } = useTranslations()
  return (
    <Card as="section" aria-labelledby="other-format">
      <h2 id="other-format" className={styles.heading}>
        {t('reportPage.otherFormat')}
      </h2>
      <p className={styles.words}>{t('reportPage.otherFormatText')}</p>
      <Link href={formatRequestPath(report)} asChild>
        <LinkButton look="text" icon={accessibilityNewIcon} className={styles.request}>
          <ControlName
            label={t('reportPage.requestFormat')}
            of={report}
            sentence={(title) => t('reportPage.requestFormatOf', { title })}
          />
        </LinkButton>
      </Link>
    </Card>
  )
}
