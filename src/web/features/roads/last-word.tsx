import { isFeedLate } from '../../../contract/road-event-state.ts'
import type { RoadFeed } from '../../../contract/roads.ts'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { Warning } from '../../live/warning.tsx'
import { agoText, timeOf } from '../../messages/age-text.ts'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatList } from '../../ui/format.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import styles from './roads-view.module.css'
import type { EventCounts } from './shown-events.ts'

const EVENT_FEEDS: readonly RoadFeed['kind'][] = ['events-511', 'wzdx']

/** What is known of events as a whole. Exactly one case holds at a time. */
export type Word =
  /** The site has no feed of events. */
  | { kind: 'none' }
  /** No feed was ever received. */
  | { kind: 'never' }
  /** Every feed was received lately, or one of them is late: since when; `null`: it never came. */
  | { kind: 'current'; lateSince: string | null | undefined }
  /** Every feed is late. `at`: the newest word there is. */
  | { kind: 'late'; at: string }

/** When the feeds that ever came were last received, the oldest first. Pure. */
export function timesReceived(feeds: readonly RoadFeed[]): string[] {
  return feeds.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? []).sort()
}

/** What is known at a moment. Pure. */
export function wordOf(feeds: readonly RoadFeed[], now: Date): Word {
  const own = feeds.filter(({ kind }) => EVENT_FEEDS.includes(kind))
  if (own.length === 0) return { kind: 'none' }
  const newest = timesReceived(own).at(-1)
  if (newest === undefined) return { kind: 'never' }
  const late = own.filter((feed) => isFeedLate(feed, now))
  if (late.length === own.length) return { kind: 'late', at: newest }
  return { kind: 'current', lateSince: late.length === 0 ? undefined : (late[0]?.lastSuccessAt ?? null) }
}

/** The state of the roads in a sentence: what goes on, or when that was last known. Pure. */
export function answerText(
  counts: EventCounts,
  feeds: readonly RoadFeed[],
  { now, timeZone }: { now: Date; timeZone: string },
  translations: Translations,
): string {
  const { t } = translations
  const word = wordOf(feeds, now)
  const kinds = (['closure', 'incident', 'roadwork', 'specialEvent'] as const).filter(
    (kind) => counts.now[kind] > 0,
  )
  const events = formatList(
    kinds.map((kind) => t(`roads.count.${kind}`, { count: counts.now[kind] })),
    translations.language,
  )
  switch (word.kind) {
    case 'none':
    case 'never':
      return ''
    case 'late': {
      const time = timeOf(word.at, now, translations, timeZone)
      return kinds.length === 0
        ? t('roads.lastKnownNothing', { time })
        : t('roads.lastKnown', { time, events })
    }
    case 'current': {
      if (kinds.length > 0) return t('roads.now', { events })
      // A source that is silent may know of something.
      return word.lateSince === undefined ? t('roads.nothingNow', { time: lastTime(feeds) }) : ''
    }
  }

  function lastTime(all: readonly RoadFeed[]): string {
    const [oldest] = timesReceived(all.filter(({ kind }) => EVENT_FEEDS.includes(kind)))
    return oldest === undefined ? '' : timeOf(oldest, now, translations, timeZone)
  }
}

/** Above the list: the state of the roads, and a warning where a source is silent. */
export function LastWord({ counts, feeds }: { counts: EventCounts | null; feeds: readonly RoadFeed[] }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const answer = useMoment((now) =>
    counts === null ? '' : answerText(counts, feeds, { now, timeZone }, translations),
  )
  const warning = useMoment((now) => {
    const word = wordOf(feeds, now)
    if (word.kind !== 'current' || word.lateSince === undefined) return ''
    return word.lateSince === null
      ? t('roads.lateNever')
      : t('roads.late', { time: timeOf(word.lateSince, now, translations, timeZone) })
  })
  const isUnknown = useMoment((now) => wordOf(feeds, now).kind === 'late')
  return (
    <>
      {answer === '' ? null : isUnknown ? (
        <Warning>{answer}</Warning>
      ) : (
        <p className={styles.answer}>{answer}</p>
      )}
      {warning === '' ? null : <Warning>{warning}</Warning>}
    </>
  )
}

/** In place of the list while nothing is known: no feed, or none that was ever received. */
export function NothingKnown({ kind }: { kind: 'none' | 'never' }) {
  const { t } = useTranslations()
  return (
    <EmptyNotice title={t(kind === 'none' ? 'roads.noFeed' : 'roads.neverKnown')} headingLevel={2}>
      <p>{t('roads.neverKnownHint')}</p>
      <OfficialMap />
    </EmptyNotice>
  )
}

/** To the state's own map of traffic. */
export function OfficialMap() {
  const { t } = useTranslations()
  const { links } = useSite()
  return links.travelerInformation === undefined ? null : (
    <LinkButton look="outlined" href={links.travelerInformation} newTabText={t('site.opensInNewTab')}>
      {t('cameras.official')}
    </LinkButton>
  )
}

/** When the site last heard from the sources, below what they say. */
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
