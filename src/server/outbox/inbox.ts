import { HANDLING_STATES, type HandlingState, type Visit } from '../../contract/desk-inbox.ts'
import type { Database, Row, SqlValue } from './database.ts'
import type { MessageKind, OutboxMessage } from './outbox-message.ts'
import { instantOrNull, MESSAGE_COLUMNS, number, readMessage, text, textOrNull } from './outbox-rows.ts'

export interface Handling {
  state: HandlingState
  /** Who set the state, and when. `null`: nobody has yet. */
  by: string | null
  at: Date | null
  /** The visit that was agreed with a group. `null`: none. */
  visit: Visit | null
}

export interface InboxMessage {
  message: OutboxMessage & { kind: MessageKind }
  handling: Handling
}

/** A few dozen messages a day make a fraction of this within their retention. */
const MOST_MESSAGES = 5000

const COLUMNS = `${MESSAGE_COLUMNS}, handling, handled_by, handled_at, visit_day, visit_time`

/** Messages of visitors, newest first, 5,000 at most; acknowledgements are none. `null`: of every state or kind. */
export async function readInbox(
  database: Database,
  state: HandlingState | null,
  kind: MessageKind | null,
): Promise<readonly InboxMessage[]> {
  const rows = await database.read({
    sql: `SELECT ${COLUMNS} FROM message_outbox
      WHERE kind <> 'acknowledgement' AND handling = coalesce($1, handling) AND kind = coalesce($2, kind)
        AND site = coalesce($3, site) ORDER BY received_at DESC, id LIMIT ${MOST_MESSAGES}`,
    values: [state, kind, database.site],
  })
  return rows.map(readInboxMessage)
}

/** The message with a reference. `null`: there is none. */
export async function findInInbox(database: Database, reference: string): Promise<InboxMessage | null> {
  const [row] = await database.read({
    sql: `SELECT ${COLUMNS} FROM message_outbox
      WHERE reference = $1 AND kind <> 'acknowledgement' AND site = coalesce($2, site)`,
    values: [reference, database.site],
  })
  return row === undefined ? null : readInboxMessage(row)
}

export async function countInbox(database: Database): Promise<Readonly<Record<HandlingState, number>>> {
  const rows = await database.read({
    sql: `SELECT handling, count(*) AS messages FROM message_outbox
      WHERE kind <> 'acknowledgement' AND site = coalesce($1, site) GROUP BY handling`,
    values: [database.site],
  })
  const count = (state: HandlingState) => number(rows.find((row) => row.handling === state)?.messages ?? 0)
  return { new: count('new'), answered: count('answered'), closed: count('closed') }
}

/** Records what staff did about a message in the state `from`. False: somebody else was faster. */
export async function setHandling(
  database: Database,
  reference: string,
  from: HandlingState,
  { state, by, at, visit }: Handling,
): Promise<boolean> {
  const sql = `UPDATE message_outbox
    SET handling = $1, handled_by = $2, handled_at = $3, visit_day = $4, visit_time = $5
    WHERE reference = $6 AND kind <> 'acknowledgement' AND handling = $7 AND site = coalesce($8, site) RETURNING id`
  const values = [
    ...[state, by, at?.getTime() ?? null, visit?.day ?? null, visit?.time ?? null],
    ...[reference, from, database.site],
  ]
  const [rows = []] = await database.write([{ sql, values }])
  return rows.length > 0
}

function readInboxMessage(row: Row): InboxMessage {
  const message = readMessage(row)
  const { kind } = message
  if (kind === 'acknowledgement') throw new Error('an acknowledgement is no message of a visitor')
  const day = textOrNull(row.visit_day)
  return {
    message: { ...message, kind },
    handling: {
      state: stateOf(row.handling),
      by: textOrNull(row.handled_by),
      at: instantOrNull(row.handled_at),
      visit: day === null ? null : { day, time: row.visit_time === 'pm' ? 'pm' : 'am' },
    },
  }
}

function stateOf(value: SqlValue | undefined): HandlingState {
  const state = HANDLING_STATES.find((known) => known === value)
  if (state === undefined) throw new Error(`unknown handling of a message ${text(value)}`)
  return state
}
