/** What happened since the start of this process. */
export interface MessageCounters {
  /** Stored, by kind and by whether it may come from a program. */
  stored: { feedback: number; tourRequest: number; suspected: number }
  /** Not stored: the form had faults, the address sent too much, the store was away. */
  declined: { invalid: number; tooMany: number; unavailable: number }
  /** Tries to hand a mail over. */
  sent: number
  postponed: number
  died: number
}

export function createMessageCounters(): MessageCounters {
  return {
    stored: { feedback: 0, tourRequest: 0, suspected: 0 },
    declined: { invalid: 0, tooMany: 0, unavailable: 0 },
    sent: 0,
    postponed: 0,
    died: 0,
  }
}
