import { HANDLING_STATES, type InboxMessageView, type TourDay } from '../../contract/desk-inbox.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import styles from './desk.module.css'
import { PageLinks, queryOf, type ViewOf } from './desk-document.tsx'
import { Card, ChoiceBox, DeskForm, Heads, Lines, TextBox } from './desk-form.tsx'
import inboxStyles from './inbox.module.css'

const STATES = { new: 'New', answered: 'Answered', closed: 'Closed' } as const
const KINDS = { feedback: 'Feedback', tourRequest: 'Tour requests' } as const
const TIMES = { am: 'Morning', pm: 'Afternoon' } as const
const ENTRY_KINDS = { agreed: 'agreed', firstChoice: 'first choice', secondChoice: 'second choice' } as const
const URGENCIES = { now: 'Now', soon: 'Soon', later: 'When there is time' } as const

const ageText = (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day old' : `${days} days old`)

const STATE_OPTIONS = HANDLING_STATES.map((value) => ({ value, text: STATES[value] }))
const TIME_OPTIONS = (['am', 'pm'] as const).map((value) => ({ value, text: TIMES[value] }))

/** Visitors' messages, with filters and a search, one page at a time. */
export function InboxPage({ view }: { view: ViewOf<'inbox'> }) {
  const { filter, rows, total, page, pages, counts } = view
  return (
    <>
      <form className={`${styles.filter} ${inboxStyles.wide}`} method="get" action="/desk/inbox">
        <ChoiceBox
          name="state"
          label="State"
          value={filter.state}
          blank="Any state"
          options={STATE_OPTIONS.map(({ value, text }) => ({ value, text: `${text} (${counts[value]})` }))}
        />
        <ChoiceBox
          name="kind"
          label="Kind"
          value={filter.kind}
          blank="Feedback and tour requests"
          options={(['feedback', 'tourRequest'] as const).map((value) => ({ value, text: KINDS[value] }))}
        />
        <TextBox name="words" label="Words in the message" value={filter.words} kind="search" />
        <Button type="submit" look="tonal">
          Show
        </Button>
      </form>
      <p>
        {rows.length === 0 ? 'No messages match.' : `${total} ${total === 1 ? 'message' : 'messages'}`} ·{' '}
        <a href={`/desk/inbox.csv?${queryOf({ ...filter })}`}>Download these as CSV for Excel</a> ·{' '}
        <a href="/desk/tours">Calendar of tours</a>
      </p>
      <ul className={`${styles.list} ${inboxStyles.wide}`}>
        {rows.map(({ reference, subject, receivedAt, ageDays, state, isUndelivered }) => (
          <li key={reference} className={`card wrap ${styles.row}`}>
            <div>
              <a href={`/desk/inbox/${reference}`}>
                {subject} <span className={`fact ${inboxStyles.reference}`}>{reference}</span>
              </a>
              <p className="fact">
                {receivedAt}, {ageText(ageDays)}
                {isUndelivered ? ', could not be delivered by mail' : ''}
              </p>
            </div>
            <p className={inboxStyles.state} data-state={state}>
              {STATES[state]}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks path="/desk/inbox" query={{ ...filter }} page={page} pages={pages} />
    </>
  )
}

/** One message: its text, how to answer it, and what was done about it. */
export function InboxMessagePage({ view }: { view: ViewOf<'inboxMessage'> }) {
  const { message } = view
  const { facts, texts, handled, receivedAt, ageDays, state, erasure, isUndelivered } = message
  return (
    <>
      <p>
        <a href="/desk/inbox">All messages</a>
      </p>
      <p>
        {message.reference}. Received {receivedAt}, {ageText(ageDays)}
        {isUndelivered ? ', could not be delivered by mail' : ''}.{' '}
        {handled === null ? `${STATES[state]}.` : `${STATES[state]} by ${handled.by}, ${handled.at}.`}
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
      <Card id="handle" title="What was done about it" className={inboxStyles.stack}>
        <HandleForm message={message} />
      </Card>
      <p className="fact">{erasure}</p>
    </>
  )
}

function Answer({ message: { howToAnswer, reply } }: { message: InboxMessageView }) {
  if (howToAnswer === '') return null
  return (
    <Card id="answer" title="Answer" className={inboxStyles.stack}>
      <p>{howToAnswer}</p>
      {reply === null ? null : (
        <LinkButton href={reply.href}>
          {reply.kind === 'mail' ? `Write to ${reply.address}` : `Call ${reply.address}`}
        </LinkButton>
      )}
    </Card>
  )
}

function HandleForm({ message }: { message: InboxMessageView }) {
  const { reference, state, isTour, visit, wishes } = message
  const time = visit?.time ?? wishes[0]?.time ?? 'am'
  return (
    <DeskForm action={`/desk/inbox/${reference}/handle`}>
      <input type="hidden" name="from" value={state} />
      <ChoiceBox
        name="state"
        label="State"
        value={state === 'new' ? 'answered' : state}
        options={STATE_OPTIONS}
      />
      {isTour ? (
        <>
          <TextBox name="visitDay" label="Agreed day of the visit" value={visit?.day} kind="date" />
          <ChoiceBox name="visitTime" label="Time" value={time} options={TIME_OPTIONS} />
        </>
      ) : null}
      <Button type="submit">Save</Button>
    </DeskForm>
  )
}

/** A month of requested and scheduled visits; on a phone only the days that have any. */
export function ToursPage({ view }: { view: ViewOf<'tours'> }) {
  const { title, previous, next, weekdays, weeks, conflicts } = view
  return (
    <>
      <p>
        What groups asked for and what was agreed on. Requests that were closed without a visit are not shown.
      </p>
      <p className={conflicts === 0 ? undefined : inboxStyles.warning}>
        {weeks.flat().every(({ entries, isInMonth }) => entries.length === 0 || !isInMonth)
          ? 'No group has asked for a day this month.'
          : conflicts === 0
            ? 'No two groups want the same morning or afternoon this month.'
            : `${conflicts} requests want the same morning or afternoon as another group.`}
      </p>
      <nav className={`wrap ${styles.row}`} aria-label="Tours">
        <a href={`/desk/tours?month=${previous}`}>Previous month</a>
        <a href="/desk/inbox?kind=tourRequest">{KINDS.tourRequest}</a>
        <a href={`/desk/tours?month=${next}`}>Next month</a>
      </nav>
      <table className={inboxStyles.calendar}>
        <caption>{title}</caption>
        <Heads names={weekdays} />
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
                {TIMES[time]}, {ENTRY_KINDS[kind]}
                {conflicts ? (
                  <>
                    , <strong className={inboxStyles.warning}>in conflict</strong>
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
export function HealthPage({ view: { items } }: { view: ViewOf<'health'> }) {
  if (items.length === 0)
    return <p>Nothing needs attention: the content is valid, mail is delivered, and feeds are on time.</p>
  return (
    <ul className={styles.list}>
      {items.map(({ urgency, title, lines, href }) => (
        <li key={title} className={`card ${inboxStyles.stack}`}>
          <p className={inboxStyles.state} data-state={urgency}>
            {URGENCIES[urgency]}
          </p>
          <h2>{title}</h2>
          <Lines lines={lines} className="bulleted" />
          {href === null ? null : (
            <p>
              <a href={href}>
                Go to it
                <span className="visually-hidden">: {title}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
