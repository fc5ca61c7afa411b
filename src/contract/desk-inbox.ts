/** What staff have done about a message, in the order things happen. */
export const HANDLING_STATES = ['new', 'answered', 'closed'] as const
export type HandlingState = (typeof HANDLING_STATES)[number]

/** When a group visits. `day` is `YYYY-MM-DD`. */
export interface Visit {
  day: string
  time: 'am' | 'pm'
}

/** The filter of the inbox. Empty: everything. */
export interface InboxFilter {
  state: HandlingState | ''
  kind: 'feedback' | 'tourRequest' | ''
  /** Words a message must contain, ignoring case. */
  words: string
}

export interface InboxRow {
  reference: string
  /** "Feedback: ramp signal". Never names a person. */
  subject: string
  /** "Nov 23, 2026, 6:00 AM", in the district's time zone. */
  receivedAt: string
  /** Whole days since it was received. */
  ageDays: number
  state: HandlingState
  /** The e-mail to the office could not be delivered, so it can be read only at the desk. */
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
  /** Opens the e-mail program or the phone. `null`: the visitor wants no reply, or it is erased. */
  reply: { kind: 'mail' | 'phone'; address: string; href: string } | null
  /** When the text is erased, as a sentence. */
  erasure: string
  /** The agreed visit. `null`: none, or not a tour request. */
  visit: Visit | null
  /** The visits the group asked for, first choice first. */
  wishes: readonly Visit[]
}

/** A visit, agreed or requested, on a day of the calendar. */
export interface TourEntry {
  reference: string
  /** "Organization, 25 people"; only the reference once the text is erased. */
  label: string
  time: Visit['time']
  kind: 'agreed' | 'firstChoice' | 'secondChoice'
  /** Another group has the same half day, or has it as its first choice. */
  conflicts: boolean
}

export interface TourDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** "Tue 8". */
  name: string
  isInMonth: boolean
  entries: readonly TourEntry[]
}

/** Something that needs attention from staff. */
export interface HealthItem {
  /** `now`: visitors or messages are affected. `soon`: they will be. `later`: pending work. */
  urgency: 'now' | 'soon' | 'later'
  title: string
  /** What it is and what to do, a line each. */
  lines: readonly string[]
  /** Where to fix it. `null`: not at the desk. */
  href: string | null
}

export interface DeskListPage<Row> {
  rows: readonly Row[]
  /** Rows on all pages. */
  total: number
  /** From 1. */
  page: number
  pages: number
}

export type InboxDeskView =
  | ({
      kind: 'inbox'
      filter: InboxFilter
      /** Messages in each state, whatever the filter. */
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
      /** "Sunday", …: in the order of the district's week. */
      weekdays: readonly string[]
      weeks: readonly (readonly TourDay[])[]
      /** Conflicting requests of the month. */
      conflicts: number
    }
  | { kind: 'health'; items: readonly HealthItem[] }
