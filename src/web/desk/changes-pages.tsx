import type { DeskFileChange, DeskProposal } from '../../contract/desk-view.ts'
import { capitalized } from '../messages/names.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import styles from './desk.module.css'
import { useIsPublisher, type ViewOf } from './desk-document.tsx'
import { Card, DeskForm, Lines, PressForm, TextBox } from './desk-form.tsx'

/** Every change waiting for review, and those returned. */
export function ReviewsPage({ view: { proposals } }: { view: ViewOf<'reviews'> }) {
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
export function ReviewPage({ view }: { view: ViewOf<'review'> }) {
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
      <Decisions view={view} />
    </>
  )
}

const CHANGES = { added: 'new', changed: 'changed', removed: 'removed' } as const

/** What happens to one file, word by word. */
function FileChange({ file: { name, kind, parts, href } }: { file: DeskFileChange }) {
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

function Decisions({ view: { proposal, values } }: { view: ViewOf<'review'> }) {
  const { key, isOwn, mayPublish, changedSince, editAt, returned } = proposal
  const isPublisher = useIsPublisher()
  const action = (verb: string) => `/desk/review/${key}/${verb}`
  return (
    <>
      <div className="wrap">
        {mayPublish && changedSince.length === 0 && returned === null ? (
          <PressForm action={action('publish')} look="filled">
            Publish this change
          </PressForm>
        ) : null}
        {isOwn && editAt !== null ? (
          <LinkButton href={editAt} look="tonal">
            Keep editing
          </LinkButton>
        ) : null}
        {isOwn ? <PressForm action={action('withdraw')}>Withdraw it</PressForm> : null}
      </div>
      {isPublisher && !isOwn && returned === null ? (
        <Card id="return" title="Return it">
          <DeskForm action={action('return')}>
            <TextBox
              name="note"
              label="What should be different, for the author"
              value={values.note}
              kind="area"
              need="required"
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

/** Every change within a year, and a way to undo it. */
export function HistoryPage({ view: { changes, notInGit } }: { view: ViewOf<'history'> }) {
  const mayTakeBack = useIsPublisher()
  if (changes.length === 0) return <p>Nothing has been changed yet.</p>
  return (
    <>
      <p>
        Changes of the past year, newest first. To undo a change that later ones build on, undo those first.{' '}
        {notInGit === null
          ? 'The folder’s git repository also has every change.'
          : `The server’s own journal also has every change. There is no git history: ${notInGit}.`}
      </p>
      <ul className={styles.list}>
        {changes.map(({ key, what, at, who, why, canUndo }) => (
          <li key={key} className={`card wrap ${styles.row}`}>
            <div>
              <p>
                <a href={`/desk/history/${key}`}>{capitalized(what, 'en')}</a>
              </p>
              <p className="fact">
                {at}, {who ?? 'at the command line'}
                {why === null ? '' : `: ${why}`}
              </p>
            </div>
            {mayTakeBack && canUndo ? (
              <PressForm
                action="/desk/history/undo"
                field={{ name: 'key', value: key }}
                label={`Undo: ${what}, ${at}`}
              >
                Undo
              </PressForm>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What one change did, and a way to restore the state before it. */
export function ChangePage({ view }: { view: ViewOf<'change'> }) {
  const { key, at, who, why, files, later } = view
  return (
    <>
      <p className="fact">
        {at}, {who ?? 'at the command line'}
        {why === null ? '' : `: ${why}`}
      </p>
      {files.map((file) => (
        <FileChange key={file.name} file={file} />
      ))}
      <Card id="restore" title="Back to what was before">
        <p>
          {later.length === 0
            ? 'Restores every file to what it was before this change.'
            : 'Restores every file to what it was before this change. This also undoes what came after:'}
        </p>
        {later.length === 0 ? null : <Lines lines={later} />}
        <PressForm action={`/desk/history/${key}/restore`}>Restore what was before</PressForm>
      </Card>
    </>
  )
}
