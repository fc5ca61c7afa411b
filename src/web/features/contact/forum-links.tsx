import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Card } from '../../ui/card.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import styles from './forum-links.module.css'

/** Where industry partners and traffic management centers sign up and talk. */
export function ForumLinks() {
  const { t } = useTranslations()
  const { links } = useSite()
  const newTabText = t('site.opensInNewTab')
  return (
    <Card as="section" aria-labelledby="forums">
      <h2 id="forums" className={styles.title}>
        {t('contact.forums')}
      </h2>
      <p>{t('contact.forumsText')}</p>
      <ul className={styles.links}>
        <li>
          <ExternalLink href={links.industryForum} newTabText={newTabText}>
            {t('contact.industryForum')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.tmcForum} newTabText={newTabText}>
            {t('contact.tmcForum')}
          </ExternalLink>
        </li>
      </ul>
    </Card>
  )
}
