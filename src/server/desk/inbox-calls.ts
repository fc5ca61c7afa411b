import { withoutFormula, writeCsvLines } from '../../content/metrics/write-csv.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { dayIn } from '../../contract/calendar-days.ts'
import {
  HANDLING_STATES,
  type InboxFilter,
  type InboxMessageView,
  type InboxRow,
  type Visit,
} from '../../contract/desk-inbox.ts'
import { feedbackMail, type OfficeMail, tourMail } from '../mail/office-mail.ts'
import type { Retention } from '../messages/message-maintenance.ts'
import { type Database, StorageError } from '../outbox/database.ts'
import {
  countInbox,
  findInInbox,
  type Handling,
  type InboxMessage,
  readInbox,
  setHandling,
} from '../outbox/inbox.ts'
import { erasureTime } from '../outbox/outbox-maintenance.ts'
import {
  type DeskCall,
  type DeskVisit,
  formAt,
  formatTime,
  pageAt,
  personOf,
  takePage,
  wordsIn,
} from './desk-call.ts'
import { buildTourCalendar, wishesOf } from './tour-calendar.ts'

/** Where visitors' messages are, and how long their text is kept. */
export interface InboxParts {
  database: Database
  retention: Retention
}

const INBOX = ['inbox'] as const
const DAY_MS = 86_400_000

/** Visitors' messages: what they wrote, what became of each, and the calendar of tours. */
export function inboxCalls(parts: InboxParts): DeskCall[] {
  const calls: DeskCall[] = [
    pageAt('/desk/inbox', INBOX, (visit) => showInbox(parts, visit)),
    pageAt('/desk/inbox.csv', INBOX, (visit) => sendCsv(parts, visit)),
    pageAt('/desk/inbox/:reference', INBOX, (visit) => showMessage(parts, visit, null)),
    formAt('/desk/inbox/:reference/handle', INBOX, (visit) => handleMessage(parts, visit)),
    pageAt('/desk/tours', INBOX, (visit) => showTours(parts, visit)),
  ]
  return calls.map((call) => ({
    ...call,
    handle: (visit) => call.handle(visit).catch(showStorageError(visit)),
  }))
}

/** The store is unavailable: shows a message; nothing was changed. */
function showStorageError({ say }: DeskVisit) {
  return (error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    const text = 'Messages are stored safely and will be here again. Try again in a minute.'
    return say(503, 'The inbox cannot be read right now', [text])
  }
}

async function showInbox({ database }: InboxParts, { show, query, content, now }: DeskVisit) {
  const filter = filterOf(query)
  const found = takePage(await findMessages(database, filter), query)
  const rows = found.rows.map((one) => rowOf(one, content, now))
  return show({ kind: 'inbox', filter, ...found, rows, counts: await countInbox(database) })
}

function filterOf(query: DeskVisit['query']): InboxFilter {
  const { kind } = query
  return {
    state: HANDLING_STATES.find((state) => state === query.state) ?? '',
    kind: kind === 'feedback' || kind === 'tourRequest' ? kind : '',
    words: wordsIn(query),
  }
}

async function findMessages(database: Database, { state, kind, words }: InboxFilter) {
  const messages = await readInbox(database, state || null, kind || null)
  const wanted = words.toLowerCase()
  return wanted === '' ? messages : messages.filter((one) => searchedText(one).includes(wanted))
}

function searchedText({ message }: InboxMessage): string {
  const mail = mailOf(message)
  const values = mail === null ? [] : [...mail.facts, ...mail.texts].map(([, value]) => value)
  return [message.reference, mail?.subject ?? '', ...values].join('\n').toLowerCase()
}

/** The office's mail about a message. `null`: its text is erased. */
function mailOf({ payload }: InboxMessage['message']): OfficeMail | null {
  if (payload === null || payload.kind === 'acknowledgement') return null
  return payload.kind === 'feedback' ? feedbackMail(payload.form) : tourMail(payload.form)
}

function rowOf({ message, handling }: InboxMessage, content: SiteContent, now: Date): InboxRow {
  const { reference, kind, receivedAt, state } = message
  return {
    reference,
    subject: mailOf(message)?.subject ?? (kind === 'feedback' ? 'Feedback' : 'Tour request'),
    receivedAt: formatTime(receivedAt, content),
    ageDays: Math.max(0, Math.floor((now.getTime() - receivedAt.getTime()) / DAY_MS)),
    state: handling.state,
    isUndelivered: state === 'dead',
  }
}

async function showMessage(parts: InboxParts, visit: DeskVisit, problem: string | null) {
  const { show, params } = visit
  const found = await findInInbox(parts.database, params.reference ?? '')
  if (found === null)
    return visit.say(404, 'There is no such message', ['Check the reference, such as FB-7K3M-9Q2X.'])
  const message = viewOf(found, parts.retention, visit)
  return show({ kind: 'inboxMessage', message, problem }, problem === null ? 200 : 422)
}

function viewOf(one: InboxMessage, retention: Retention, { content, now }: DeskVisit): InboxMessageView {
  const { message, handling } = one
  const mail = mailOf(message)
  const { by, at } = handling
  return {
    ...rowOf(one, content, now),
    isTour: message.kind === 'tourRequest',
    handled: by === null || at === null ? null : { by, at: formatTime(at, content) },
    facts: mail?.facts ?? [],
    texts: mail?.texts ?? [],
    howToAnswer: mail?.howToAnswer.replace('Reply to this e-mail', 'Write an e-mail') ?? '',
    reply: mail === null ? null : replyOf(one, mail, content),
    erasure: describeErasure(one, retention, content, now),
    visit: handling.visit,
    wishes: wishesOf(one),
  }
}

/** Mail programs truncate longer URLs. */
const MOST_QUOTED = 900

function replyOf(
  { message }: InboxMessage,
  mail: OfficeMail,
  { site }: SiteContent,
): InboxMessageView['reply'] {
  const { payload, reference } = message
  if (mail.replyTo !== null) {
    const { address } = mail.replyTo
    const written = mail.texts[0]?.[1] ?? ''
    const quoted = written.length > MOST_QUOTED ? `${written.slice(0, MOST_QUOTED)} …` : written
    const body = ['', '', site.district.name, '', quoted.replace(/^/gm, '> ')].join('\n')
    const fields = { subject: `[${reference}] ${mail.subject}`, body }
    const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeMail(value)}`)
    return { kind: 'mail', address, href: `mailto:${encodeURIComponent(address)}?${query.join('&')}` }
  }
  const phone = payload?.kind === 'feedback' && payload.form.wantsReply ? payload.form.phone : undefined
  return phone === undefined
    ? null
    : { kind: 'phone', address: phone, href: `tel:${phone.replace(/[^\d+*#]/g, '')}` }
}

/** RFC 6068: line breaks are CRLF. */
function encodeMail(value: string): string {
  return encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
}

function describeErasure(
  { message }: InboxMessage,
  { retentionDays, deadRetentionDays }: Retention,
  content: SiteContent,
  now: Date,
): string {
  const { timeZone } = content.site.district
  const dateOf = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
  if (message.payload === null) return 'What the visitor wrote was erased at the end of its retention.'
  if (message.state === 'pending') return 'It has not been delivered by mail yet; delivery is tried again.'
  if (message.state === 'sent')
    return `What the visitor wrote is erased on ${dateOf(new Date(message.sentAt.getTime() + retentionDays * DAY_MS))}.`
  const on = dateOf(erasureTime(message, now, deadRetentionDays))
  return `The mail could not be delivered (${message.lastFailure ?? 'no reason given'}). What the visitor wrote is erased on ${on}.`
}

async function handleMessage(parts: InboxParts, visit: DeskVisit) {
  const { form, params, now } = visit
  const reference = params.reference ?? ''
  const [from, state] = [form.from, form.state].map((name) => HANDLING_STATES.find((one) => one === name))
  if (from === undefined || state === undefined)
    return showMessage(parts, visit, 'Choose what was done about this message.')
  const agreed = visitOf(form)
  if (agreed === 'invalid') return showMessage(parts, visit, 'Enter the day of the visit as a real date.')
  const { name } = personOf(visit).person
  const handling: Handling = { state, by: name, at: now, visit: agreed }
  if (await setHandling(parts.database, reference, from, handling))
    return visit.goTo(`/desk/inbox/${encodeURIComponent(reference)}?done=handled`)
  const found = await findInInbox(parts.database, reference)
  const by = found?.handling.by ?? 'somebody else'
  return showMessage(parts, visit, `Nothing was changed: ${by} has changed this message since you opened it.`)
}

/** The agreed visit of a tour request. `null`: none. */
function visitOf({ visitDay = '', visitTime }: DeskVisit['form']): Visit | null | 'invalid' {
  if (visitDay === '') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(visitDay) && !Number.isNaN(Date.parse(`${visitDay}T00:00:00Z`))
  return isDay ? { day: visitDay, time: visitTime === 'pm' ? 'pm' : 'am' } : 'invalid'
}

async function showTours({ database }: InboxParts, { show, query, content, now }: DeskVisit) {
  const { site } = content
  const today = dayIn(site.district.timeZone, now).slice(0, 7)
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(String(query.month))?.[0] ?? today
  const { weekFirstDay } = site.calendar
  const weeks = buildTourCalendar(await readInbox(database, null, 'tourRequest'), month, weekFirstDay)
  const entries = weeks.flat().flatMap(({ isInMonth, entries }) => (isInMonth ? entries : []))
  const inUtc = (day: string) => new Date(`${day}T00:00:00Z`)
  return show({
    kind: 'tours',
    title: formatUtc({ month: 'long', year: 'numeric' }, inUtc(`${month}-01`)),
    previous: monthBeside(month, -1),
    next: monthBeside(month, 1),
    weekdays: (weeks[0] ?? []).map(({ day }) => formatUtc({ weekday: 'long' }, inUtc(day))),
    weeks,
    conflicts: new Set(entries.filter(({ conflicts }) => conflicts).map(({ reference }) => reference)).size,
  })
}

function formatUtc(format: Intl.DateTimeFormatOptions, at: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(at)
}

function monthBeside(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** The filtered messages as a table for Excel, which recognizes UTF-8 by the byte order mark. */
async function sendCsv({ database }: InboxParts, { reply, query, content, now }: DeskVisit) {
  const found = await findMessages(database, filterOf(query))
  const entered = found.map((one) => {
    const mail = mailOf(one.message)
    return { one, values: new Map([...(mail?.facts ?? []), ...(mail?.texts ?? [])]) }
  })
  const labels = [...new Set(entered.flatMap(({ values }) => [...values.keys()]))]
  const lines = entered.map(({ one, values }) => {
    const { reference, subject, receivedAt, ageDays, state } = rowOf(one, content, now)
    const { by, visit } = one.handling
    return [
      ...[reference, subject, receivedAt, String(ageDays), state, by ?? ''],
      visit === null ? '' : `${visit.day} ${visit.time}`,
      ...labels.map((label) => values.get(label) ?? ''),
    ]
  })
  const facts = ['Reference', 'Subject', 'Received', 'Age in days', 'State', 'Handled by', 'Agreed visit']
  const cells = [[...facts, ...labels], ...lines].map((line) => line.map(withoutFormula))
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="inbox.csv"',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/csv; charset=utf-8')
    .send(`\ufeff${writeCsvLines(cells, '\r\n')}`)
}
