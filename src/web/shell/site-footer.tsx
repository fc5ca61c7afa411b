import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { FEED_FORMATS, FEED_PATH, NOTICE_FEED_PATH } from '../../contract/feed-path.ts'
import { pagePath } from '../../contract/pages.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { formatClock, formatReleaseDay, phoneLink } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { closeIcon, historyIcon } from '../ui/icon-paths.ts'
import { Mark } from '../ui/mark.tsx'
import { type PastToast, toasts } from '../ui/toasts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { useLanguageLinks } from './language.ts'
import { closeWhenOutside } from './menu.ts'
import styles from './site-footer.module.css'
import { TOAST_ICONS, toastTitle } from './toast-region.tsx'

/** Who publishes the site, help on the road, and the pages about the site itself. Does not repeat the menu. */
export function SiteFooter() {
  const { t, terms, textOf, language } = useTranslations()
  const english = useLanguageLinks().find(({ lang }) => lang === 'en' && lang !== language)
  const { district, languages, links, release, hasCameras, hasRoads, isDraft = false } = useSite()
  const { mapCredit, appearance, countyList } = useSiteFacts()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <p className={styles.department}>
            <Mark size={36} logo={appearance?.logo} />
            <span>
              <strong>{district.department}</strong> <span>{district.unit}</span>
            </span>
          </p>
          <p>
            {countyList}.{languages.length === 1 ? null : ` ${t('site.englishIsAuthoritative')}`}
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
          <ul className="quiet-links">
            {hasRoads ? (
              <li>
                <Link href={pagePath('roads')}>{t('menu.events')}</Link>
              </li>
            ) : null}
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
          <ul className="quiet-links">
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

/** A button with the number of past notices, shown once there are any, and the dialog it opens. */
export function PastNotices() {
  const { t } = useTranslations()
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, toasts.past)
  const [isOpen, setIsOpen] = useState(false)
  if (past.length === 0) return null
  return (
    <>
      <Button
        look="text"
        icon={historyIcon}
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('notices.open', { count: past.length })}
      </Button>
      {isOpen ? <NoticeDialog past={past} onClosed={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Past notices, newest first, each with its time in the district's time zone. Opens when first rendered. */
function NoticeDialog({ past, onClosed }: { past: readonly PastToast[]; onClosed: () => void }) {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const [path] = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(path)
  // Opens the dialog element, and closes it when the visitor goes back to another page.
  useEffect(() => {
    const element = dialog.current
    if (path !== openedAt.current) element?.close()
    else if (element?.open === false) element.showModal()
  }, [path])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="notices-title"
      closedby="any"
      onClick={closeWhenOutside}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="notices-title">{t('notices.title')}</h2>
          <IconButton icon={closeIcon} label={t('notices.close')} onClick={() => dialog.current?.close()} />
        </div>
        <p className={`fact ${styles.meaning}`}>{t('notices.meaning')}</p>
        <ol className={styles.list}>
          {past.map((notice) => {
            const title = toastTitle(notice, t)
            return (
              <li key={notice.id}>
                <Icon of={TOAST_ICONS[notice.kind]} size={24} className={styles[notice.kind]} />
                <div className={styles.text}>
                  {title === null ? null : <strong>{title}</strong>}
                  <p>{notice.message}</p>
                </div>
                <time className="fact" dateTime={notice.shownAt.toISOString()}>
                  {formatClock(notice.shownAt, language, district.timeZone)}
                </time>
              </li>
            )
          })}
        </ol>
      </div>
    </dialog>
  )
}
