import { Link } from 'wouter'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { RoadPicture } from '../../ui/road-picture.tsx'
import styles from './promo-card.module.css'

/** The interactive annual report, with the way to the same report as a readable PDF. */
export function PromoCard() {
  const { t } = useTranslations()
  const { links, promo } = useSite()
  return (
    <section className={styles.card} aria-labelledby="promo">
      <div className={styles.picture}>
        <RoadPicture />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{t('discover.interactiveReport')}</p>
        <h2 id="promo">{promo.title}</h2>
        <p>{promo.text}</p>
        <LinkButton
          look="tonal"
          className={styles.open}
          href={links.interactiveAnnualReport}
          newTabText={t('site.opensInNewTab')}
        >
          {t('discover.openInteractive')}
        </LinkButton>
        <Link className={styles.pdf ?? ''} href={`/app/documents#${promo.reportId}`}>
          {t('discover.samePdf')}
        </Link>
      </div>
    </section>
  )
}
