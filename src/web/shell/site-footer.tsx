import { Link } from 'wouter'
import { FEED_FORMATS, FEED_PATH, NOTICE_FEED_PATH } from '../../contract/feed-path.ts'
import { pagePath } from '../../contract/pages.ts'
import { useCountyList, useLogo, useMapCredit, useSite } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { formatReleaseDay } from '../ui/format-date.ts'
import { Mark } from '../ui/mark.tsx'
import { phoneLink } from '../ui/phone-link.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLanguageLinks } from './language.ts'
import { PastNotices } from './past-notices.tsx'
import styles from './site-footer.module.css'

/** Who publishes the site, help on the road, and the pages about the site itself. Repeats no menu page. */
export function SiteFooter() {
  const { t, terms, textOf, language } = useTranslations()
  const english = useLanguageLinks().find(({ lang }) => lang === 'en' && lang !== language)
  const { district, languages, links, release, hasCameras, isDraft = false } = useSite()
  const mapCredit = useMapCredit()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <p className={styles.department}>
            <Mark size={36} logo={useLogo()} />
            <span>
              <strong>{district.department}</strong> <span>{district.unit}</span>
            </span>
          </p>
          <p>
            {useCountyList()}.{languages.length === 1 ? null : ` ${t('site.englishIsAuthoritative')}`}
            {english === undefined ? null : (
              <>
                {' '}
                <a {...english}>{t('site.readInEnglish')}</a>
              </>
            )}
          </p>
          {isDraft ? <p>{textOf('site.draft')}</p> : null}
        </div>
        <section>
          <h2>{t('footer.onTheRoad')}</h2>
          <ul>
            {hasCameras ? (
              <li>
                <Link href={pagePath('cameras')}>{t('page.cameras')}</Link>
              </li>
            ) : null}
            <li>
              <a href={phoneLink(terms.emergency)}>{t('footer.emergency')}</a>
            </li>
            {terms.assistanceNumber === '' ? null : (
              <li>
                <a href={phoneLink(terms.assistanceNumber)}>{t('footer.assistance')}</a>
              </li>
            )}
            {links.travelerInformation === undefined ? null : (
              <li>
                <a href={links.travelerInformation} target="_blank" rel="noopener">
                  {t('footer.travelerInformation')}
                  <span className="visually-hidden"> ({t('site.opensInNewTab')})</span>
                </a>
              </li>
            )}
          </ul>
        </section>
        <section data-print="hide">
          <h2>{t('footer.thisSite')}</h2>
          <ul>
            <li>
              <Link href="/app/accessibility">{t('page.accessibility')}</Link>
            </li>
            <li>
              <Link href="/app/privacy">{t('page.privacy')}</Link>
            </li>
            <li>
              <Link href={pagePath('data')}>{t('page.data')}</Link>
            </li>
            <li>
              <a href={NOTICE_FEED_PATH} type="application/atom+xml">
                {t('footer.noticesFeed')}
              </a>
            </li>
            <li>
              <a href={`${FEED_PATH}${FEED_FORMATS[0].ending}`} type={FEED_FORMATS[0].mediaType}>
                {t('footer.newReportsFeed')}
              </a>
            </li>
          </ul>
          <ErrorBoundary fallback={null}>
            <PastNotices />
          </ErrorBoundary>
        </section>
        <p className={styles.facts}>
          {t('footer.version', { version: release.version, date: formatReleaseDay(release.date, language) })}
          {mapCredit === null ? null : (
            <>
              <br />
              {mapCredit}
            </>
          )}
        </p>
      </div>
    </footer>
  )
}
