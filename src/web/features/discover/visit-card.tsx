import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Card } from '../../ui/card.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './visit-card.module.css'

/** Two ways to see the traffic management center: on screen and in person. */
export function VisitCard() {
  const { t } = useTranslations()
  const { links } = useSite()
  return (
    <Card as="section" aria-labelledby="visit">
      <h2 id="visit" className={styles.title}>
        {t('discover.visit')}
      </h2>
      <p>{t('discover.visitText')}</p>
      <p className={styles.ways}>
        <ExternalLink href={links.virtualTour} newTabText={t('site.opensInNewTab')}>
          {t('discover.virtualTour')}
        </ExternalLink>
        <Link href="/app/contact-us#request-a-visit">{t('discover.requestVisit')}</Link>
      </p>
    </Card>
  )
}
