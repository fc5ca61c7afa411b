import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pagePath } from '../../../contract/pages.ts'
import { useSite } from '../../api/site-context.tsx'
import { useResponse } from '../../api/use-response.ts'
import { inLanguage } from '../../messages/in-language.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { videocamIcon } from '../../ui/icon-paths.ts'
import styles from './hero.module.css'

/** Who the office is, in one sentence, beside the `map` of its roads; what else stands there comes as `children`. */
export function Hero({ map, children }: { map: ReactNode; children: ReactNode }) {
  const { t, language } = useTranslations()
  const { district, links } = useSite()
  // The page's words; while they are on their way the district's name stands in their place.
  const state = useResponse('getPage', { language, page: 'discover' })
  const prose = state.kind === 'loaded' ? state.response : null
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 {...inLanguage(prose, language)}>{prose?.title ?? district.name}</h1>
        <p className={styles.lead} {...inLanguage(prose, language)}>
          {prose?.lead ?? district.subtitle}
        </p>
        <p className={styles.actions}>
          <Link href={pagePath('cameras')} asChild>
            <LinkButton icon={videocamIcon}>{t('discover.cameras')}</LinkButton>
          </Link>
          <Link href="/app/metrics#time-to-allow" asChild>
            <LinkButton look="tonal">{t('discover.timeToAllow')}</LinkButton>
          </Link>
          <LinkButton look="text" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
            {t('discover.onTheRoad')}
          </LinkButton>
        </p>
        {children}
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  )
}
