import { Link, useLocation } from 'wouter'
import { pagePath } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { callIcon, trafficIcon, videocamIcon } from '../ui/icon-paths.ts'
import { closeMenu, currentPage } from './menu.ts'
import styles from './on-the-road.module.css'

/** What somebody on the road needs now, before all pages: the cameras, 511, a Road Ranger, 911. */
export function OnTheRoad() {
  const { t } = useTranslations()
  const { links } = useSite()
  const [path] = useLocation()
  const cameras = pagePath('cameras')
  const calls = [
    { href: 'tel:*347', text: t('footer.roadRangers') },
    { href: 'tel:911', text: t('footer.emergency') },
  ]
  return (
    <div className={styles.road}>
      <h2>{t('footer.onTheRoad')}</h2>
      <ul>
        <li>
          <Link
            href={cameras}
            replace
            className={styles.cameras ?? ''}
            onClick={(event) => {
              if (cameras === path) closeMenu(event)
            }}
            {...currentPage(cameras === path)}
          >
            <Icon of={videocamIcon} size={24} />
            {t('page.cameras')}
          </Link>
        </li>
        <li>
          <a href={links.travelerInformation} target="_blank" rel="noopener">
            <Icon of={trafficIcon} size={20} />
            {t('footer.travelerInformation')}
            <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
          </a>
        </li>
        {calls.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon of={callIcon} size={20} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
