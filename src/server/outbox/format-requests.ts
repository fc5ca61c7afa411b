import type { Database, Row } from './database.ts'
import { instant, text } from './outbox-rows.ts'

/** A message about accessibility: a request for a document in another format, or a report of a barrier. */
export interface FormatRequest {
  /** Host name of the site it was sent to; '' where there is one site only. */
  site: string
  reference: string
  receivedAt: Date
  /** What it is about, in the visitor's words, such as a document's title. `null`: not given, or erased. */
  about: string | null
  /** The outcome that staff recorded at the desk; else whether it reached the office. The reply itself is not stored. */
  outcome: { kind: 'answered' | 'closed' | 'sent' | 'dead'; at: Date } | { kind: 'pending' }
}

/** Requests, oldest first, without names. Older ones without `topic` are found until their text is erased. */
export async function readFormatRequests(database: Database): Promise<readonly FormatRequest[]> {
  const rows = await database.read({
    sql: `SELECT site, reference, received_at, state, settled_at, handling, handled_at, topic, payload FROM message_outbox
      WHERE kind = 'feedback' AND (topic = 'accessibility' OR (topic IS NULL AND payload IS NOT NULL))
        AND site = coalesce($1, site) ORDER BY received_at, id`,
    values: [database.site],
  })
  return rows.flatMap((row) => {
    const { topic, about } = formOf(row)
    if ((row.topic ?? topic) !== 'accessibility') return []
    return [
      {
        site: text(row.site),
        reference: text(row.reference),
        receivedAt: instant(row.received_at),
        about: about ?? null,
        outcome: outcomeOf(row),
      },
    ]
  })
}

function formOf({ payload }: Row): { topic?: string; about?: string } {
  if (payload == null) return {}
  // Written by `storeMessage` as the JSON of feedback; the database is ours alone.
  return (JSON.parse(text(payload)) as { form: { topic: string; about?: string } }).form
}

function outcomeOf({ state, settled_at, handling, handled_at }: Row): FormatRequest['outcome'] {
  if ((handling === 'answered' || handling === 'closed') && handled_at !== null)
    return { kind: handling, at: instant(handled_at) }
  return state === 'sent' || state === 'dead' ? { kind: state, at: instant(settled_at) } : { kind: 'pending' }
}
