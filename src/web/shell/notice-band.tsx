import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Notice, NoticeLevel } from '../../contract/notice.ts'
import { isOver, nextNoticeChange } from '../../contract/notices-in-force.ts'
import { pagePath, stormAddressOf } from '../../contract/pages.ts'
import { readResponse } from '../api/client.ts'
import { readServerClock } from '../api/freshness.ts'
import { queryKeyOf } from '../api/query-client.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import { useHydrated } from '../ui/browser.ts'
import { IconButton } from '../ui/button.tsx'
import { formatMoment } from '../ui/format.ts'
import { Icon, type IconPath } from '../ui/icon.tsx'
import { closeIcon, errorIcon, infoIcon, warningIcon } from '../ui/icon-paths.ts'
import styles from './notice-band.module.css'

const ICONS: Readonly<Record<NoticeLevel, IconPath>> = {
  emergency: errorIcon,
  closure: warningIcon,
  information: infoIcon,
}

/**
 * The office's notices under the toolbar of every page, most urgent first. All except emergencies can be hidden until
 * the next visit; a notice whose text changes comes back.
 */
export function NoticeBand() {
  const { t } = useTranslations()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const notices = useNotices().filter(
    (notice) => notice.level === 'emergency' || !hidden.includes(nameOf(notice)),
  )
  const hide = (notice: Notice) => {
    setHidden([...hidden, nameOf(notice)])
    // The focused button is gone.
    document.getElementById('main-content')?.focus({ preventScroll: true })
  }
  return (
    <div aria-live="polite">
      {notices.length === 0 ? null : (
        <section aria-label={t('officeNotices.name')}>
          <ul>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onHide={() => hide(notice)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function NoticeRow({ notice, onHide }: { notice: Notice; onHide: () => void }) {
  const { t, language } = useTranslations()
  const { district } = useSite()
  const isHydrated = useHydrated()
  const { id, level, text, roads, until, link } = notice
  const isStorm = useSiteFacts().hasStormPage === true && level === 'emergency'
  const own = text[language]
  const facts = [
    ...(roads.length === 0 ? [] : [roads.join(', ')]),
    ...(until === null
      ? []
      : [t('officeNotices.until', { time: formatMoment(new Date(until), language, district.timeZone) })]),
  ]
  const textId = `notice-${id}`
  return (
    <li className={styles.notice} data-level={level} data-print="whole">
      <div className={styles.row}>
        <Icon of={ICONS[level]} />
        <div>
          <p>
            <strong className={styles.level}>{t(`officeNotices.${level}`)}</strong>{' '}
            <span id={textId} {...inLanguage(own === undefined ? { language: 'en' } : null, language)}>
              {own ?? text.en}
            </span>
          </p>
          {facts.length === 0 && link === null && !isStorm ? null : (
            <p className={`wrap ${styles.facts}`}>
              {facts.map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
              {link === null ? null : <MoreLink href={link} describedBy={textId} />}
              {isStorm ? <a href={pagePath('storm', language)}>{t('officeNotices.storm')}</a> : null}
            </p>
          )}
        </div>
        {isHydrated && level !== 'emergency' ? (
          <IconButton
            icon={closeIcon}
            label={t('officeNotices.hide')}
            className={styles.hide}
            aria-describedby={textId}
            onClick={onHide}
          />
        ) : null}
      </div>
    </li>
  )
}

/** Pages of the site open in the visitor's language; files and other sites as they are. */
function MoreLink({ href, describedBy }: { href: string; describedBy: string }) {
  const { t } = useTranslations()
  const text = t('officeNotices.more')
  return href.startsWith('/app/') && stormAddressOf(href) === null ? (
    <Link href={href} aria-describedby={describedBy}>
      {text}
    </Link>
  ) : (
    <a href={href} aria-describedby={describedBy}>
      {text}
    </a>
  )
}

/** Changes with the text. */
function nameOf({ id, text }: Notice): string {
  return `${id} ${text.en}`
}

/** An open page shows a new notice within this time; a page in the background, when the visitor comes back. */
const POLL_MS = 60_000

/** Longer waits overflow a browser's timer, which then fires at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

const NONE: readonly Notice[] = []

/** The notices in force, most urgent first, kept up to date while the page is open. */
function useNotices(): readonly Notice[] {
  const { data = NONE, refetch } = useQuery({
    queryKey: queryKeyOf('getNotices', {}),
    queryFn: () => readResponse('getNotices', {}),
    refetchInterval: POLL_MS,
  })
  const [now, setNow] = useState<Date | null>(null)
  // Follows the clock.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const update = async () => {
      // The response also has the server's time: a device whose clock is wrong must not hide an emergency. Without
      // a connection the device's own clock decides.
      if (data.some((notice) => isOver(notice, readServerClock()))) await refetch()
      if (!isCurrent) return
      const at = readServerClock()
      setNow(at)
      const next = nextNoticeChange(data, at)
      if (next === null) return
      timer = setTimeout(() => void update(), Math.min(next.getTime() - at.getTime(), LONGEST_WAIT_MS))
    }
    void update()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [data, refetch])
  // The first render must match the server's.
  return now === null ? data : data.filter((notice) => !isOver(notice, now))
}
