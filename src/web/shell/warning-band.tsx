import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { warningsPath } from '../../contract/pages.ts'
import type { Warning } from '../../contract/weather.ts'
import { readResponse } from '../api/client.ts'
import { readServerClock } from '../api/freshness.ts'
import { queryKeyOf } from '../api/query-client.ts'
import { useSite } from '../api/site-context.tsx'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import { formatMoment } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { warningIcon } from '../ui/icon-paths.ts'
import styles from './notice-band.module.css'

/** The language of the weather service. */
const ENGLISH = { language: 'en' } as const

/** Warnings after this many show only their names, so that a phone still shows the page. */
const MOST_HEADLINES = 2

/**
 * The official weather warnings under the toolbar of every page, most urgent first: a fixed phrase in the visitor's
 * language and the weather service's own headlines. They cannot be hidden, and disappear when they end.
 */
export function WarningBand() {
  const { t } = useTranslations()
  const warnings = useWarnings()
  return (
    <div aria-live="polite">
      {warnings.length === 0 ? null : (
        <section aria-label={t('warnings.name')}>
          <ul>
            {warnings.map((warning, place) => (
              <WarningRow
                key={warning.id}
                warning={warning}
                hasHeadlines={place < MOST_HEADLINES}
                hasLink={place === warnings.length - 1}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** `hasLink`: the last warning, which links to the full text of all of them. */
function WarningRow(props: { warning: Warning; hasHeadlines: boolean; hasLink: boolean }) {
  const { warning, hasHeadlines, hasLink } = props
  const { t, language } = useTranslations()
  const { district } = useSite()
  const { event, phrase, areas, ends, headlines } = warning
  const own = headlines.filter((headline) => headline.language === language)
  const shown = own.length > 0 ? own : headlines
  return (
    <li className={styles.notice} data-level="closure" data-print="whole">
      <div className={styles.row}>
        <Icon of={warningIcon} />
        <div>
          <p>
            <strong className={styles.level} {...inLanguage(phrase === null ? ENGLISH : null, language)}>
              {phrase?.[language] ?? event}
            </strong>{' '}
            {areas.join(', ')}
          </p>
          {hasHeadlines
            ? shown.map((headline) => (
                <p key={headline.text} {...inLanguage(headline, language)}>
                  {headline.text}
                </p>
              ))
            : null}
          {ends === null && !hasLink ? null : (
            <p className={`wrap ${styles.facts}`}>
              {ends === null ? null : (
                <span>
                  {t('officeNotices.until', {
                    time: formatMoment(new Date(ends), language, district.timeZone),
                  })}{' '}
                </span>
              )}
              {/* A plain link: the router does not know this document. */}
              {hasLink ? <a href={warningsPath(language)}>{t('warnings.more')}</a> : null}
            </p>
          )}
        </div>
      </div>
    </li>
  )
}

/** An open page shows a new warning within this time, and at most a minute after the weather service issued it. */
export const POLL_MS = 30_000

const NONE: readonly Warning[] = []

/** The warnings in force. They disappear when they end, even without a connection. */
function useWarnings(): readonly Warning[] {
  const queryKey = queryKeyOf('getWarnings', {})
  // The page has them as initial data if the site has a feed of warnings.
  const isFollowed = useQueryClient().getQueryData(queryKey) !== undefined
  const { data = NONE } = useQuery({
    queryKey,
    queryFn: () => readResponse('getWarnings', {}),
    refetchInterval: POLL_MS,
    enabled: isFollowed,
  })
  const [now, setNow] = useState<Date | null>(null)
  // Follows the clock.
  useEffect(() => {
    if (data.length === 0) return undefined
    const timer = setInterval(() => setNow(readServerClock()), POLL_MS)
    return () => clearInterval(timer)
  }, [data])
  // The first render must match the server's.
  return now === null ? data : data.filter(({ ends }) => ends === null || Date.parse(ends) > now.getTime())
}
