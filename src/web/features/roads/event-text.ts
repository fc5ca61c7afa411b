import { dayIn } from '../../../contract/calendar-days.ts'
import {
  type EventStatus,
  evaluateEvent,
  isAhead,
  isEndOutdated,
} from '../../../contract/road-event-state.ts'
import type { Recurrence, RoadEvent, RoadFeed } from '../../../contract/roads.ts'
import { agoText, timeOf } from '../../messages/age-text.ts'
import type { Translations } from '../../messages/catalog.ts'
import { formatClock, formatDayOfWeek, formatHour, formatWeekday } from '../../ui/format.ts'
import type { GroupName, ShownEvent } from './shown-events.ts'
import { feedOf } from './shown-events.ts'

/** The moment and the time zone of texts. */
interface At {
  now: Date
  timeZone: string
}

/** An event's mark: its state, or that it is announced. */
export type EventMark = EventStatus['kind'] | 'planned'

/** The state of an event at a moment, as a mark and as text. Pure. */
export function statusText(
  event: ShownEvent,
  feeds: readonly RoadFeed[],
  at: At,
  translations: Translations,
): { mark: EventMark; text: string } {
  const { t } = translations
  const status = evaluateEvent(event, feedOf(event, feeds), at.now)
  const time = (instant: string) => timeOf(instant, at.now, translations, at.timeZone)
  switch (status.kind) {
    case 'open':
      return isAhead(event, at.now)
        ? {
            mark: 'planned',
            text: t('roads.state.planned', { time: dayAndTime(event.startsAt, at, translations) }),
          }
        : { mark: 'open', text: t('roads.state.open') }
    case 'unconfirmed':
      return { mark: 'unconfirmed', text: t('roads.state.unconfirmed', { time: time(status.confirmedAt) }) }
    case 'feedLate':
      return { mark: 'feedLate', text: t('roads.state.feedLate', { time: time(status.seenAt) }) }
    case 'ended':
      return { mark: 'ended', text: t(`roads.state.${status.reason}`, { time: time(status.endedAt) }) }
  }
}

/** How old the report is: when it was made, last changed, and last seen by the site. Pure. */
export function ageText(event: ShownEvent, at: At, translations: Translations): string {
  const { t } = translations
  const { reportedAt, changedAt, lastSeenAt } = event
  const facts = [
    reportedAt === null
      ? null
      : t('roads.age.reported', { time: timeOf(reportedAt, at.now, translations, at.timeZone) }),
    changedAt === null ? null : t('roads.age.changed', { ago: agoText(changedAt, at.now, translations) }),
    t('roads.age.seen', { ago: agoText(lastSeenAt, at.now, translations) }),
  ]
  return facts.filter((fact) => fact !== null).join('\u00a0· ')
}

/** Since when, on which days and hours, and until when if the agency says so; empty: it does not say. Pure. */
export function whenText(event: ShownEvent, at: At, translations: Translations): string {
  const { t } = translations
  const { startsAt, endsAt, recurrence } = event
  const end = endsAt === null || isEndOutdated(event) ? null : endsAt
  if (recurrence.length > 0) {
    const days = recurrence.map((one) => recurrenceText(one, translations)).join('; ')
    return end === null ? days : t('roads.when.until', { when: days, day: shortDay(end, at, translations) })
  }
  const since = startsAt === null || isAhead(event, at.now) ? null : dayAndTime(startsAt, at, translations)
  const until = end === null ? null : dayAndTime(end, at, translations)
  if (since !== null && until !== null) return t('roads.when.sinceUntil', { since, until })
  if (since !== null) return t('roads.when.since', { since })
  return until === null ? '' : t('roads.when.expectedUntil', { until })
}

/** Joins facts with periods, but adds none after "p.m.". Pure. */
export function sentences(facts: readonly string[]): string {
  return facts
    .filter((fact) => fact !== '')
    .map((fact, index, all) => (index === all.length - 1 || fact.endsWith('.') ? fact : `${fact}.`))
    .join(' ')
}

/** Days and hours of recurring work: "nights, 9 p.m. to 5 a.m.". Pure. */
export function recurrenceText(
  { days, startTime, endTime }: Recurrence,
  { t, language }: Pick<Translations, 't' | 'language'>,
): string {
  const isWholeDay = startTime === '00:00' && endTime === '24:00'
  const hours = { from: formatHour(startTime, language), to: formatHour(endTime, language) }
  const isNight = !isWholeDay && endTime <= startTime
  if (days.length === 7 || days.length === 0) {
    if (isWholeDay) return t('roads.when.dayAndNight')
    return t(isNight ? 'roads.when.nights' : 'roads.when.daily', hours)
  }
  const names = dayNames(days, language)
  if (isWholeDay) return t('roads.when.wholeDays', { days: names })
  return t(isNight ? 'roads.when.nightsOf' : 'roads.when.days', { days: names, ...hours })
}

/** "Mon–Fri" of days in a row, else "Mon, Wed". */
function dayNames(days: readonly number[], language: Translations['language']): string {
  const names = days.map((day) => formatDayOfWeek(day, language))
  const isRow =
    days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
  return isRow ? `${names[0]}–\u2060${names.at(-1)}` : names.join(', ')
}

function shortDay(instant: string, { now, timeZone }: At, { language }: Translations): string {
  const day = dayIn(timeZone, new Date(instant))
  return formatWeekday(day, language, day.slice(0, 4) !== dayIn(timeZone, now).slice(0, 4))
}

/** "5:42 p.m." today, else with its day. */
function dayAndTime(instant: string | null, at: At, translations: Translations): string {
  if (instant === null) return ''
  const time = formatClock(new Date(instant), translations.language, at.timeZone)
  const isToday = dayIn(at.timeZone, new Date(instant)) === dayIn(at.timeZone, at.now)
  return isToday ? time : `${shortDay(instant, at, translations)}, ${time}`
}

/** Where an event is, for a reader: its exit with cross street and city. `null`: only the agency's own text says. */
export function exitText({ exit }: Pick<RoadEvent, 'exit'>, { t }: Translations): string | null {
  if (exit === null) return null
  const { number, crossStreet, city } = exit
  const place =
    crossStreet === null
      ? t('camera.exit', { number })
      : t('camera.streetAndExit', { street: crossStreet, number })
  return city === null ? place : `${place} (${city})`
}

export function directionText(direction: RoadEvent['direction'], { t }: Translations): string {
  if (direction === 'both') return t('roads.bothDirections')
  return t(`direction.${direction ?? 'none'}`)
}

/** The text after the road's sign in a group's heading: its direction, or without a road the county. */
export function groupText({ road, direction, county }: GroupName, translations: Translations): string {
  const { t } = translations
  if (road !== null) return directionText(direction, translations)
  return county === null ? t('cameras.countyUnknown') : t('camera.county', { county })
}

/** "I-70, Northbound". */
export function groupTitle(group: GroupName, translations: Translations): string {
  const text = groupText(group, translations)
  return group.road === null ? text : `${group.road}, ${text}`
}
