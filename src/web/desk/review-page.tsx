import type { DeskFileChange, DeskFrame, DeskProposal, DeskView } from '../../contract/desk-view.ts'
import { capitalized } from '../messages/names.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import styles from './desk.module.css'
import { Card, DeskForm, PressForm, TextField } from './desk-form.tsx'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** Every change waiting for review, and those returned. */
export function ReviewsPage({ view: { proposals } }: { view: View<'reviews'> }) {
  if (proposals.length === 0) return <p>No changes are waiting.</p>
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.key} className="card">
          <a href={`/desk/review/${proposal.key}`}>{capitalized(proposal.what, 'en')}</a>
          <Facts proposal={proposal} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ proposal: { at, who, why, returned, isOwn, mayPublish } }: { proposal: DeskProposal }) {
  const waits = isOwn && !mayPublish ? 'waiting for another publisher' : 'waiting for a publisher'
  const state = returned === null ? waits : `returned by ${returned.who}`
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
          Someone changed this after it was submitted, so it cannot be published as it is:{' '}
          {proposal.changedSince.join(', ')}
        </p>
      )}
      <p>What would change: words that would be removed are crossed out, new words are underlined.</p>
      {files.map((file) => (
        <FileChange key={file.name} file={file} />
      ))}
      <Decisions view={view} frame={frame} />
    </>
  )
}

const CHANGES = { added: 'new', changed: 'changed', removed: 'removed' } as const

/** What happens to one file, word by word. */
export function FileChange({ file: { name, kind, parts, href } }: { file: DeskFileChange }) {
  return (
    <section className="card" aria-label={name}>
      <h2 className={styles.fileName}>
        {name} <span className="fact">({CHANGES[kind]})</span>
      </h2>
      {parts === null ? <p>This file is not compared word by word.</p> : <Comparison parts={parts} />}
      {href === null ? null : <a href={href}>Open the new file</a>}
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
            Publish this change
          </PressForm>
        ) : null}
        {isOwn && editAt !== null ? (
          <LinkButton href={editAt} look="tonal">
            Keep editing
          </LinkButton>
        ) : null}
        {isOwn ? (
          <PressForm action={action('withdraw')} frame={frame}>
            Withdraw it
          </PressForm>
        ) : null}
      </div>
      {frame.person?.roles.includes('publisher') && !isOwn && returned === null ? (
        <Card id="return" title="Return it">
          <DeskForm action={action('return')} frame={frame}>
            <TextField
              name="note"
              label="What should be different, for the author"
              value={values.note}
              kind="area"
              isRequired
            />
            <Button type="submit" look="outlined">
              Return it with this note
            </Button>
          </DeskForm>
        </Card>
      ) : null}
    </>
  )
}
