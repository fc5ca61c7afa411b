import { Link } from 'wouter'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { openInNewIcon } from '../ui/icon-paths.ts'
import { RoadPicture } from '../ui/road-picture.tsx'
import styles from './menu-promo.module.css'

/** The picture that opens the interactive annual report, and the way to the same report as a readable PDF. */
export function MenuPromo() {
  const { t } = useTranslations()
  const { links, promo } = useSite()
  return (
    <div className={styles.promo}>
      <a className={styles.card} href={links.interactiveAnnualReport} target="_blank" rel="noopener">
        <span className={styles.picture}>
          <RoadPicture />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{promo.title}</span>
          <span>{t('menu.interactiveInNewTab')}</span>
          <Icon of={openInNewIcon} size={20} />
        </span>
      </a>
      <Link className={styles.pdf ?? ''} href={`/app/documents#${promo.reportId}`} replace>
        {t('menu.readPdf')}
      </Link>
    </div>
  )
}
