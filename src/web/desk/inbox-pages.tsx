import {
  HANDLING_STATES,
  type InboxDeskView,
  type InboxMessageView,
  type TourDay,
} from '../../contract/desk-inbox.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import styles from './desk.module.css'
import { PageLinks, queryOf } from './desk-document.tsx'
import { Card, ChoiceBox, DeskForm, TextBox } from './desk-form.tsx'
import inboxStyles from './inbox.module.css'
import { inboxMessages as messages } from './inbox-messages.ts'

type View<Kind extends InboxDeskView['kind']> = Extract<InboxDeskView, { kind: Kind }>

const STATE_OPTIONS = HANDLING_STATES.map((value) => ({ value, text: messages.states[value] }))
const TIME_OPTIONS = (['am', 'pm'] as const).map((value) => ({ value, text: messages.times[value] }))

/** Visitors' messages, with filters and a search, one page at a time. */
export function InboxPage({ view }: { view: View<'inbox'> }) {
  const { filter, rows, total, page, pages, counts } = view
  return (
    <>
      <form className={`${styles.filter} ${inboxStyles.wide}`} method="get" action="/desk/inbox">
        <ChoiceBox
          name="state"
          label={messages.state}
          value={filter.state}
          blank={messages.anyState}
          options={STATE_OPTIONS.map(({ value, text }) => ({ value, text: `${text} (${counts[value]})` }))}
        />
        <ChoiceBox
          name="kind"
          label={messages.kind}
          value={filter.kind}
          blank={messages.anyKind}
          options={(['feedback', 'tourRequest'] as const).map((value) => ({
            value,
            text: messages.kinds[value],
          }))}
        />
        <TextBox name="words" label={messages.words} value={filter.words} kind="search" />
        <Button type="submit" look="tonal">
          {messages.apply}
        </Button>
      </form>
      <p>
        {rows.length === 0 ? messages.none : messages.total(total)} ·{' '}
        <a href={`/desk/inbox.csv?${queryOf({ ...filter })}`}>{messages.export}</a> ·{' '}
        <a href="/desk/tours">{messages.toTours}</a>
      </p>
      <ul className={`${styles.list} ${inboxStyles.wide}`}>
        {rows.map(({ reference, subject, receivedAt, ageDays, state, isUndelivered }) => (
          <li key={reference} className={`card wrap ${styles.row}`}>
            <div>
              <a href={`/desk/inbox/${reference}`}>
                {subject} <span className={`fact ${inboxStyles.reference}`}>{reference}</span>
              </a>
              <p className="fact">
                {receivedAt}, {messages.age(ageDays)}
                {isUndelivered ? `, ${messages.undelivered}` : ''}
              </p>
            </div>
            <p className={inboxStyles.state} data-state={state}>
              {messages.states[state]}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks path="/desk/inbox" query={{ ...filter }} page={page} pages={pages} />
    </>
  )
}

/** One message: its text, how to answer it, and what was done about it. */
export function InboxMessagePage({ view, frame }: { view: View<'inboxMessage'>; frame: DeskFrame }) {
  const { message } = view
  const { facts, texts, handled, receivedAt, ageDays, state, erasure, isUndelivered } = message
  return (
    <>
      <p>
        <a href="/desk/inbox">{messages.toInbox}</a>
      </p>
      <p>
        {message.reference}. {messages.received} {receivedAt}, {messages.age(ageDays)}
        {isUndelivered ? `, ${messages.undelivered}` : ''}.{' '}
        {handled === null
          ? `${messages.states[state]}.`
          : `${messages.handledBy(messages.states[state], handled.by, handled.at)}.`}
      </p>
      {facts.length === 0 ? null : (
        <section className={`card ${inboxStyles.stack}`}>
          <dl className={inboxStyles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
          {texts.map(([label, text]) => (
            <div key={label}>
              <h2>{label}</h2>
              <blockquote className={inboxStyles.quote} dir="auto">
                {text}
              </blockquote>
            </div>
          ))}
        </section>
      )}
      <Answer message={message} />
      <Card id="handle" title={messages.handleTitle} className={inboxStyles.stack}>
        <HandleForm message={message} frame={frame} />
      </Card>
      <p className="fact">{erasure}</p>
    </>
  )
}

function Answer({ message: { howToAnswer, reply } }: { message: InboxMessageView }) {
  if (howToAnswer === '') return null
  return (
    <Card id="answer" title={messages.answerTitle} className={inboxStyles.stack}>
      <p>{howToAnswer}</p>
      {reply === null ? null : (
        <LinkButton href={reply.href}>
          {reply.kind === 'mail' ? messages.write(reply.address) : messages.call(reply.address)}
        </LinkButton>
      )}
    </Card>
  )
}

function HandleForm({ message, frame }: { message: InboxMessageView; frame: DeskFrame }) {
  const { reference, state, isTour, visit, wishes } = message
  const time = visit?.time ?? wishes[0]?.time ?? 'am'
  return (
    <DeskForm action={`/desk/inbox/${reference}/handle`} frame={frame}>
      <input type="hidden" name="from" value={state} />
      <ChoiceBox
        name="state"
        label={messages.state}
        value={state === 'new' ? 'answered' : state}
        options={STATE_OPTIONS}
      />
      {isTour ? (
        <>
          <TextBox name="visitDay" label={messages.agreedDay} value={visit?.day} kind="date" />
          <ChoiceBox name="visitTime" label={messages.agreedTime} value={time} options={TIME_OPTIONS} />
        </>
      ) : null}
      <Button type="submit">{messages.save}</Button>
    </DeskForm>
  )
}

/** A month of requested and scheduled visits; on a phone only the days that have any. */
export function ToursPage({ view }: { view: View<'tours'> }) {
  const { title, previous, next, weekdays, weeks, conflicts } = view
  return (
    <>
      <p>{messages.toursText}</p>
      <p className={conflicts === 0 ? undefined : inboxStyles.warning}>
        {weeks.flat().every(({ entries, isInMonth }) => entries.length === 0 || !isInMonth)
          ? messages.noTours
          : conflicts === 0
            ? messages.noConflicts
            : messages.conflicts(conflicts)}
      </p>
      <nav className={`wrap ${styles.row}`} aria-label={messages.tours}>
        <a href={`/desk/tours?month=${previous}`}>{messages.previous}</a>
        <a href="/desk/inbox?kind=tourRequest">{messages.kinds.tourRequest}</a>
        <a href={`/desk/tours?month=${next}`}>{messages.next}</a>
      </nav>
      <table className={inboxStyles.calendar}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function DayCell({ day: { name, isInMonth, entries } }: { day: TourDay }) {
  return (
    <td data-beside={!isInMonth} data-empty={entries.length === 0}>
      <p className="fact">{name}</p>
      {entries.length === 0 ? null : (
        <ul className={inboxStyles.stack}>
          {entries.map(({ reference, label, time, kind, conflicts }) => (
            <li key={`${reference} ${kind}`}>
              <a href={`/desk/inbox/${reference}`}>{label}</a>
              <p className="fact">
                {messages.times[time]}, {messages.entryKinds[kind]}
                {conflicts ? (
                  <>
                    , <strong className={inboxStyles.warning}>{messages.conflict}</strong>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

/** The site's problems, most urgent first. */
export function HealthPage({ view: { items } }: { view: View<'health'> }) {
  if (items.length === 0) return <p>{messages.healthy}</p>
  return (
    <ul className={styles.list}>
      {items.map(({ urgency, title, lines, href }) => (
        <li key={title} className={`card ${inboxStyles.stack}`}>
          <p className={inboxStyles.state} data-state={urgency}>
            {messages.urgencies[urgency]}
          </p>
          <h2>{title}</h2>
          <ul className={inboxStyles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {href === null ? null : (
            <p>
              <a href={href}>
                {messages.see}
                <span className="visually-hidden">: {title}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
