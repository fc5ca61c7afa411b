/** What staff have done about a message, in the order things happen. */
export const HANDLING_STATES = ['new', 'answered', 'closed'] as const
export type HandlingState = (typeof HANDLING_STATES)[number]

/** When a group visits: a day, `YYYY-MM-DD`, in the morning or the afternoon. */
export interface Visit {
  day: string
  time: 'am' | 'pm'
}

/** What the inbox is narrowed to. Empty: everything. */
export interface InboxFilter {
  state: HandlingState | ''
  kind: 'feedback' | 'tourRequest' | ''
  /** Words that a message must hold, letter case aside. */
  words: string
}

/** One message in the list. */
export interface InboxRow {
  reference: string
  /** "Feedback: ramp signal". Names nobody. */
  subject: string
  /** "Nov 23, 2026, 6:00 AM", by the district's clocks. */
  receivedAt: string
  /** Whole days since then. */
  ageDays: number
  state: HandlingState
  /** The mail to the office could not be delivered: the desk is the only place where it can be read. */
  isUndelivered: boolean
}

/** One message as staff read it. */
export interface InboxMessageView extends InboxRow {
  isTour: boolean
  /** Who handled it last, and when. `null`: nobody has. */
  handled: { by: string; at: string } | null
  /** What the visitor filled in. Empty: erased. */
  facts: readonly (readonly [label: string, value: string])[]
  /** What the visitor wrote in sentences. */
  texts: readonly (readonly [label: string, text: string])[]
  howToAnswer: string
  /** Opens the mail program or the phone. `null`: the visitor wants no reply, or it is erased. */
  reply: { kind: 'mail' | 'phone'; address: string; href: string } | null
  /** What becomes of the words. */
  erasure: string
  /** The visit that was agreed. `null`: none, or it is no tour request. */
  visit: Visit | null
  /** The visits the group asked for, first choice first. */
  wishes: readonly Visit[]
}

/** What somebody asked for on a day of the calendar. */
export interface TourEntry {
  reference: string
  /** "Organization, 25 people"; the reference alone once the words are erased. */
  label: string
  time: Visit['time']
  kind: 'agreed' | 'firstChoice' | 'secondChoice'
  /** Another group has, or wants first, the same half of the day. */
  conflicts: boolean
}

/** One day of the calendar. */
export interface TourDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** "Tue 8". */
  name: string
  isInMonth: boolean
  entries: readonly TourEntry[]
}

/** Something staff should see to. */
export interface HealthItem {
  /** `now`: visitors or messages suffer. `soon`: they will. `later`: work that waits. */
  urgency: 'now' | 'soon' | 'later'
  title: string
  /** A line each: what it is, and what to do. */
  lines: readonly string[]
  /** Where to see to it. `null`: not at the desk. */
  href: string | null
}

/** One page of a long list. */
export interface DeskListPage<Row> {
  rows: readonly Row[]
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  pages: number
}

export type InboxDeskView =
  | ({
      kind: 'inbox'
      filter: InboxFilter
      /** How many of all messages are in each state. */
      counts: Readonly<Record<HandlingState, number>>
    } & DeskListPage<InboxRow>)
  | { kind: 'inboxMessage'; message: InboxMessageView; problem: string | null }
  | {
      kind: 'tours'
      /** "December 2026". */
      title: string
      /** `YYYY-MM`. */
      previous: string
      next: string
      /** "Sunday", …: the days a week begins to end with. */
      weekdays: readonly string[]
      weeks: readonly (readonly TourDay[])[]
      /** How many requests of the month are in conflict. */
      conflicts: number
    }
  | { kind: 'health'; items: readonly HealthItem[] }
