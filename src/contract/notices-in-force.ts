import type { Notice, NoticeLevel } from './notice.ts'

// Separate from the schema so that a page can use it without loading that.

const URGENCY: Readonly<Record<NoticeLevel, number>> = { emergency: 0, closure: 1, information: 2 }

/** The notices in force at an instant: most urgent first, then those that began last. Pure. */
export function noticesInForce(notices: readonly Notice[], at: Date): Notice[] {
  return notices.filter((notice) => hasBegun(notice, at) && !isOver(notice, at)).toSorted(byUrgency)
}

/** Whether one of the notices in force is an emergency; if so, storm mode is on. Pure. */
export function isEmergency(notices: readonly Pick<Notice, 'level'>[]): boolean {
  return notices.some(({ level }) => level === 'emergency')
}

export function hasBegun({ from }: Notice, at: Date): boolean {
  return Date.parse(from) <= at.getTime()
}

export function isOver({ until }: Notice, at: Date): boolean {
  return until !== null && Date.parse(until) <= at.getTime()
}

/** The next instant after `at` when a notice begins or ends. `null`: none will. Pure. */
export function nextNoticeChange(notices: readonly Notice[], at: Date): Date | null {
  const later = notices
    .flatMap(({ from, until }) => (until === null ? [from] : [from, until]))
    .map((instant) => Date.parse(instant))
    .filter((ms) => ms > at.getTime())
  return later.length === 0 ? null : new Date(Math.min(...later))
}

function byUrgency(a: Notice, b: Notice): number {
  return (
    URGENCY[a.level] - URGENCY[b.level] || Date.parse(b.from) - Date.parse(a.from) || (a.id < b.id ? -1 : 1)
  )
}
