/** Writes one line of the log for an event; a part of Fastify's logger. */
export interface EventLog {
  info: (facts: object, event: string) => void
  warn: (facts: object, event: string) => void
  error: (facts: object, event: string) => void
}
