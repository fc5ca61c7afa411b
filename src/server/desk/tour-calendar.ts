import { addDays } from '../../contract/calendar-days.ts'
import type { TourDay, TourEntry, Visit } from '../../contract/desk-inbox.ts'
import type { InboxMessage } from '../outbox/inbox.ts'

/** A month of requested and agreed visits, in whole weeks, without closed requests that led to no visit. Pure. */
export function buildTourCalendar(
  messages: readonly InboxMessage[],
  month: string,
  weekFirstDay: 'sunday' | 'monday',
): TourDay[][] {
  const entries = markConflicts(messages.flatMap(entriesOf))
  const first = `${month}-01`
  const shift = weekFirstDay === 'monday' ? 6 : 0
  const start = addDays(first, -((weekdayOf(first) + shift) % 7))
  const weeks: TourDay[][] = []
  for (let day = start; weeks.length === 0 || day.startsWith(month); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayOf(addDays(day, index), month, entries)))
  return weeks
}

/** The visits a group requested, first choice first; none once its text is erased. */
export function wishesOf({ message: { payload } }: InboxMessage): Visit[] {
  if (payload?.kind !== 'tourRequest') return []
  const { dateFirst, dateSecond, timeWindow: time } = payload.form
  return [dateFirst, ...(dateSecond === undefined ? [] : [dateSecond])].map((day) => ({ day, time }))
}

type DatedEntry = TourEntry & { day: string }

function entriesOf(one: InboxMessage): DatedEntry[] {
  const { message, handling } = one
  const { reference, payload } = message
  const label =
    payload?.kind === 'tourRequest'
      ? `${payload.form.organization}, ${payload.form.groupSize} people`
      : reference
  const entry = (visit: Visit, kind: TourEntry['kind']) => ({
    ...visit,
    reference,
    label,
    kind,
    conflicts: false,
  })
  if (handling.visit !== null) return [entry(handling.visit, 'agreed')]
  if (handling.state === 'closed') return []
  const kinds = ['firstChoice', 'secondChoice'] as const
  return wishesOf(one).map((visit, index) => entry(visit, kinds[index] ?? 'secondChoice'))
}

/** A second choice reserves nothing; it conflicts only with an agreed visit. */
function markConflicts(entries: readonly DatedEntry[]): DatedEntry[] {
  const isSame = (a: DatedEntry, b: DatedEntry) =>
    a.reference !== b.reference && a.day === b.day && a.time === b.time
  return entries.map((entry) => ({
    ...entry,
    conflicts: entries.some(
      (other) =>
        isSame(entry, other) &&
        (other.kind === 'agreed' || (other.kind === 'firstChoice' && entry.kind !== 'secondChoice')),
    ),
  }))
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

function dayOf(day: string, month: string, entries: readonly DatedEntry[]): TourDay {
  const own = entries.filter((entry) => entry.day === day).map(({ day: _, ...entry }) => entry)
  return {
    day,
    name: DAY_NAME.format(new Date(`${day}T00:00:00Z`)),
    isInMonth: day.startsWith(month),
    entries: own.toSorted((a, b) => a.time.localeCompare(b.time) || a.label.localeCompare(b.label)),
  }
}

/** 0: Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
