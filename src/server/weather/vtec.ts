/** The action a VTEC takes on an event. Source: NWS Directive 10-1703. */
const ACTIONS = ['NEW', 'CON', 'EXT', 'EXA', 'EXB', 'UPG', 'CAN', 'EXP', 'COR', 'ROU'] as const
type VtecAction = (typeof ACTIONS)[number]

export interface Vtec {
  /** O: operational. T: test. E: experimental. X: experimental in an operational product. */
  productClass: string
  action: VtecAction
  /** Office, phenomenon, significance and number: the same in all messages about an event. */
  eventKey: string
  /** Phenomenon and significance: `HU.W`. */
  eventCode: string
  /** `null`: it began before. */
  beginsAt: Date | null
  /** `null`: until further notice. */
  endsAt: Date | null
}

const VTEC =
  /^\/([OTEX])\.([A-Z]{3})\.([A-Z]{4})\.([A-Z]{2})\.([A-Z])\.(\d{4})\.(\d{6}T\d{4}Z)-(\d{6}T\d{4}Z)\/$/

/** Reads a code such as `/O.NEW.KMFL.HU.W.1009.160902T1555Z-000000T0000Z/`; `null`: it is not one. Pure. */
export function parseVtec(text: string): Vtec | null {
  const match = VTEC.exec(text.trim())
  if (match === null) return null
  const [, productClass = '', name = '', office, phenomenon, significance, number, begins, ends] = match
  const action = ACTIONS.find((known) => known === name)
  const beginsAt = parseTime(begins ?? '')
  const endsAt = parseTime(ends ?? '')
  if (action === undefined || beginsAt === undefined || endsAt === undefined) return null
  const eventCode = `${phenomenon}.${significance}`
  return { productClass, action, eventKey: `${office}.${eventCode}.${number}`, eventCode, beginsAt, endsAt }
}

/** `160902T1555Z` is in UTC; all zeros mean no time: `null`. `undefined`: there is no such time. */
function parseTime(text: string): Date | null | undefined {
  if (text === '000000T0000Z') return null
  const [, year, month, day, hour, minute] = /^(\d\d)(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(text) ?? []
  const written = `20${year}-${month}-${day}T${hour}:${minute}:00.000Z`
  const at = new Date(written)
  // JavaScript makes the 31st of a shorter month the 1st of the next.
  return Number.isNaN(at.getTime()) || at.toISOString() !== written ? undefined : at
}

/** The fields that decide whether a weather service message is in force. */
export interface WarningMessage {
  id: string
  /** CAP: Actual, Exercise, System, Test, Draft. */
  status: string
  /** CAP: Alert, Update, Cancel. */
  messageType: string
  sentAt: Date
  /** The event's end, if the message has one. */
  endsAt: Date | null
  /** When the message itself is out of date: later ones are expected by then. */
  expiresAt: Date | null
  vtec: readonly Vtec[]
  zones: readonly string[]
  /** Ids of earlier messages that this one replaces or cancels. */
  references: readonly string[]
}

export interface InForce<Message extends WarningMessage> {
  message: Message
  zones: string[]
  /** `null`: until further notice. */
  endsAt: Date | null
  /** Of the event that put it in force. `null`: the message has no VTEC. */
  eventCode: string | null
}

interface Entry<Message> {
  message: Message
  eventCode: string | null
  endsAt: Date | null
}

/**
 * The messages in force in some of `zones` at a moment, in the order they were sent. Pure.
 *
 * Each event is followed zone by zone: an office cancels a warning in one county and continues it in the next. Messages
 * that are not `Actual`, or that VTEC marks as a test or an experiment, do not count. A message without VTEC is in
 * force until it ends or a later one names it as replaced.
 *
 * @param isFeedCurrent whether the list was received lately. An event until further notice stays as long as the feed
 *   lists it; once the feed is late, only until the message itself is out of date.
 */
export function messagesInForce<Message extends WarningMessage>(
  messages: readonly Message[],
  zones: ReadonlySet<string>,
  { now, isFeedCurrent }: { now: Date; isFeedCurrent: boolean },
): InForce<Message>[] {
  const state = new Map<string, Entry<Message>>()
  const inOrder = messages
    .filter(({ status }) => status === 'Actual')
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
  for (const message of inOrder) {
    const own = message.zones.filter((zone) => zones.has(zone))
    if (message.vtec.length === 0) followReferences(message, own, state)
    for (const vtec of message.vtec)
      if (vtec.productClass === 'O') for (const zone of own) followVtec(message, vtec, zone, state)
  }
  const found = new Map<string, InForce<Message>>()
  for (const [key, { message, eventCode, endsAt }] of state) {
    if (!isInForce(message, endsAt, now, isFeedCurrent)) continue
    const zone = key.slice(key.lastIndexOf(' ') + 1)
    const name = `${message.id} ${eventCode}`
    const known = found.get(name)
    if (known === undefined) found.set(name, { message, zones: [zone], endsAt, eventCode })
    else if (!known.zones.includes(zone)) known.zones.push(zone)
  }
  return [...found.values()]
}

function isInForce(
  { expiresAt }: WarningMessage,
  endsAt: Date | null,
  now: Date,
  isFeedCurrent: boolean,
): boolean {
  return endsAt === null ? isFeedCurrent || expiresAt === null || now < expiresAt : now < endsAt
}

function followVtec<Message extends WarningMessage>(
  message: Message,
  vtec: Vtec,
  zone: string,
  state: Map<string, Entry<Message>>,
): void {
  const { action, eventKey, eventCode } = vtec
  const key = `${eventKey} ${zone}`
  const known = state.get(key)
  switch (action) {
    case 'NEW':
    case 'CON':
    case 'EXT':
    case 'EXA':
    case 'EXB':
    case 'COR':
      state.set(key, { message, eventCode, endsAt: vtec.endsAt ?? message.endsAt })
      break
    case 'UPG':
    case 'CAN':
      state.delete(key)
      break
    // Sent up to half an hour ahead: until then the event continues with the text of the previous message.
    case 'EXP':
      if (known !== undefined) known.endsAt = vtec.endsAt ?? message.sentAt
      break
    // Routine: nothing changes.
    case 'ROU':
      break
  }
}

function followReferences<Message extends WarningMessage>(
  message: Message,
  zones: readonly string[],
  state: Map<string, Entry<Message>>,
): void {
  for (const [key, entry] of state)
    if (entry.eventCode === null && message.references.includes(entry.message.id)) state.delete(key)
  if (message.messageType === 'Cancel') return
  const endsAt = message.endsAt ?? message.expiresAt
  for (const zone of zones) state.set(`${message.id} ${zone}`, { message, eventCode: null, endsAt })
}
