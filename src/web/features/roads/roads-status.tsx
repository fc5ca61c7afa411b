import { isFeedLate } from '../../../contract/road-event-state.ts'
import type { RoadFeed } from '../../../contract/roads.ts'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { OfficialMap, Warning } from '../../live/warning.tsx'
import { agoText, timeOf } from '../../messages/age-text.ts'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatList } from '../../ui/format.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './roads.module.css'
import type { EventCounts } from './shown-events.ts'

const EVENT_FEEDS: readonly RoadFeed['kind'][] = ['events-511', 'wzdx']

/** The state of the event feeds. Exactly one case holds at a time. */
export type FeedStatus =
  /** The site has no feed of events. */
  | { kind: 'none' }
  /** No feed has ever been received. */
  | { kind: 'never' }
  /** At least one feed is current. `lateSince`: a late one's last time; `null`: never received; `undefined`: none is late. */
  | { kind: 'current'; lateSince: string | null | undefined }
  /** Every feed is late. `at`: the newest time received. */
  | { kind: 'late'; at: string }

/** When each feed was last received, oldest first. Pure. */
export function timesReceived(feeds: readonly RoadFeed[]): string[] {
  return feeds.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? []).sort()
}

export function feedStatusOf(feeds: readonly RoadFeed[], now: Date): FeedStatus {
  const own = feeds.filter(({ kind }) => EVENT_FEEDS.includes(kind))
  if (own.length === 0) return { kind: 'none' }
  const newest = timesReceived(own).at(-1)
  if (newest === undefined) return { kind: 'never' }
  const late = own.filter((feed) => isFeedLate(feed, now))
  if (late.length === own.length) return { kind: 'late', at: newest }
  return { kind: 'current', lateSince: late.length === 0 ? undefined : (late[0]?.lastSuccessAt ?? null) }
}

/** The state of the roads in a sentence: the events, or when they were last known. Pure. */
export function roadsStatusText(
  counts: EventCounts,
  feeds: readonly RoadFeed[],
  { now, timeZone }: { now: Date; timeZone: string },
  translations: Translations,
): string {
  const { t } = translations
  const status = feedStatusOf(feeds, now)
  const kinds = (['closure', 'incident', 'roadwork', 'specialEvent'] as const).filter(
    (kind) => counts[kind] > 0,
  )
  const events = formatList(
    kinds.map((kind) => t(`roads.count.${kind}`, { count: counts[kind] })),
    translations.language,
  )
  switch (status.kind) {
    case 'none':
    case 'never':
      return ''
    case 'late': {
      const time = timeOf(status.at, now, translations, timeZone)
      return kinds.length === 0
        ? t('roads.lastKnownNothing', { time })
        : t('roads.lastKnown', { time, events })
    }
    case 'current': {
      if (kinds.length > 0) return t('roads.now', { events })
      // A silent source may have events.
      if (status.lateSince !== undefined) return ''
      const [oldest = ''] = timesReceived(feeds.filter(({ kind }) => EVENT_FEEDS.includes(kind)))
      return t('roads.nothingNow', { time: timeOf(oldest, now, translations, timeZone) })
    }
  }
}

/** Above the list: the state of the roads, and a warning where a source is silent. */
export function RoadsStatus({ counts, feeds }: { counts: EventCounts | null; feeds: readonly RoadFeed[] }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const { text, isUnknown, warning } = useMoment((now) => {
    const status = feedStatusOf(feeds, now)
    const since = status.kind === 'current' ? status.lateSince : undefined
    const late = () =>
      since == null
        ? t('roads.lateNever')
        : t('roads.late', { time: timeOf(since, now, translations, timeZone) })
    return {
      text: counts === null ? '' : roadsStatusText(counts, feeds, { now, timeZone }, translations),
      isUnknown: status.kind === 'late',
      warning: since === undefined ? null : late(),
    }
  })
  return (
    <>
      {text === '' ? null : isUnknown ? <Warning>{text}</Warning> : <p className={styles.answer}>{text}</p>}
      {warning === null ? null : <Warning>{warning}</Warning>}
    </>
  )
}

/** Stands in for the list while there is no feed, or none was ever received. */
export function NothingReceived({ kind }: { kind: 'none' | 'never' }) {
  const { t } = useTranslations()
  return (
    <EmptyNotice title={t(kind === 'none' ? 'roads.noFeed' : 'roads.neverKnown')} headingLevel={2}>
      <p>{t('roads.neverKnownHint')}</p>
      <OfficialMap />
    </EmptyNotice>
  )
}

/** When the site last received the feeds, below their events. */
export function CheckedLine({ feeds, isCutOff }: { feeds: readonly RoadFeed[]; isCutOff: boolean }) {
  const translations = useTranslations()
  const { t } = translations
  const newest = timesReceived(feeds).at(-1)
  const text = useMoment((now) =>
    newest === undefined ? '' : t('roads.checked', { ago: agoText(newest, now, translations) }),
  )
  return (
    <p className="fact">
      {text}
      {isCutOff ? ` ${t('roads.offline')}` : ''}
    </p>
  )
}
