import type { DeskFileChange, DeskFrame, DeskProposal, DeskView } from '../../contract/desk-view.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import styles from './desk.module.css'
import { Card, DeskForm, PressForm, TextField } from './desk-form.tsx'
import { messages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** Every change waiting for review, and those returned. */
export function ReviewsPage({ view: { proposals } }: { view: View<'reviews'> }) {
  if (proposals.length === 0) return <p>{messages.noProposals}</p>
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.key} className="card">
          <a href={`/desk/review/${proposal.key}`}>{proposal.what}</a>
          <Facts proposal={proposal} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ proposal: { at, who, why, returned, isOwn, mayPublish } }: { proposal: DeskProposal }) {
  const waits = isOwn && !mayPublish ? messages.waitsForOther : messages.waits
  const state = returned === null ? waits : `${messages.returnedBy} ${returned.who}`
  return (
    <>
      <p className="fact">
        {at}, {who}
        {why === null ? '' : `: ${why}`}; {state}
      </p>
      {returned === null ? null : <blockquote className={styles.note}>{returned.note}</blockquote>}
    </>
  )
}

/** One change, word by word, and the decision about it. */
export function ReviewPage({ view, frame }: { view: View<'review'>; frame: DeskFrame }) {
  const { proposal, files } = view
  return (
    <>
      <Facts proposal={proposal} />
      {proposal.changedSince.length === 0 ? null : (
        <p className={styles.problem}>
          {messages.changedSince} {proposal.changedSince.join(', ')}
        </p>
      )}
      <p>{messages.reviewText}</p>
      {files.map((file) => (
        <FileChange key={file.name} file={file} />
      ))}
      <Decisions view={view} frame={frame} />
    </>
  )
}

/** What happens to one file, word by word. */
export function FileChange({ file: { name, kind, parts, href } }: { file: DeskFileChange }) {
  return (
    <section className="card" aria-label={name}>
      <h2 className={styles.fileName}>
        {name} <span className="fact">({messages.changes[kind]})</span>
      </h2>
      {parts === null ? <p>{messages.notCompared}</p> : <Comparison parts={parts} />}
      {href === null ? null : <a href={href}>{messages.openFile}</a>}
    </section>
  )
}

function Decisions({ view: { proposal, values }, frame }: { view: View<'review'>; frame: DeskFrame }) {
  const { key, isOwn, mayPublish, changedSince, editAt, returned } = proposal
  const action = (verb: string) => `/desk/review/${key}/${verb}`
  return (
    <>
      <div className="wrap">
        {mayPublish && changedSince.length === 0 && returned === null ? (
          <PressForm action={action('publish')} frame={frame} look="filled">
            {messages.publishChange}
          </PressForm>
        ) : null}
        {isOwn && editAt !== null ? (
          <LinkButton href={editAt} look="tonal">
            {messages.goOnEditing}
          </LinkButton>
        ) : null}
        {isOwn ? (
          <PressForm action={action('withdraw')} frame={frame}>
            {messages.withdraw}
          </PressForm>
        ) : null}
      </div>
      {frame.person?.roles.includes('publisher') && !isOwn && returned === null ? (
        <Card id="return" title={messages.returnTitle}>
          <DeskForm action={action('return')} frame={frame}>
            <TextField name="note" label={messages.returnNote} value={values.note} kind="area" isRequired />
            <Button type="submit" look="outlined">
              {messages.returnChange}
            </Button>
          </DeskForm>
        </Card>
      ) : null}
    </>
  )
}
