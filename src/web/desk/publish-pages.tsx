import type { DraftLink, PublishView } from '../../contract/desk-publish-view.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { Card, DeskForm } from './desk-form.tsx'
import { FiguresDraftPage } from './figures-draft-page.tsx'
import own from './publish.module.css'
import { publishMessages as messages } from './publish-messages.ts'
import { ReportDraftPage } from './report-draft-page.tsx'

/** The pages on which staff publish. */
export function PublishPage({ view, frame }: { view: PublishView; frame: DeskFrame }) {
  if (view.kind === 'publish')
    return (
      <>
        <Upload maxUploadMb={view.maxUploadMb} frame={frame} />
        <h2>{messages.draftsTitle}</h2>
        {view.drafts.length === 0 ? <p>{messages.noDrafts}</p> : null}
        <ul className={styles.list}>
          {view.drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} />
          ))}
        </ul>
      </>
    )
  const { draft } = view
  return (
    <>
      {draft.problem === null ? null : (
        <p className={own.error}>
          {messages.failed} {draft.problem}
        </p>
      )}
      {view.kind === 'reportDraft' ? (
        <ReportDraftPage view={view} frame={frame} />
      ) : (
        <FiguresDraftPage view={view} frame={frame} />
      )}
      {draft.scheduledFor === null ? null : (
        <Card id="scheduled" title={messages.scheduledTitle}>
          <DeskForm action={`/desk/publish/${draft.id}/cancel`} frame={frame}>
            <p>{messages.scheduledText(draft.scheduledFor)}</p>
            <Button type="submit" look="outlined">
              {messages.cancel}
            </Button>
          </DeskForm>
        </Card>
      )}
      <Card id="discard" title={messages.discardTitle}>
        <DeskForm action={`/desk/publish/${draft.id}/discard`} frame={frame}>
          <p>{messages.discardText}</p>
          <Button type="submit" look="outlined">
            {messages.discard}
          </Button>
        </DeskForm>
      </Card>
    </>
  )
}

/** The token comes before the file, so that a file from a foreign form is not even stored. */
function Upload({ maxUploadMb, frame }: { maxUploadMb: number; frame: DeskFrame }) {
  return (
    <Card id="choose" title={messages.chooseTitle}>
      <form
        className={`${styles.form} ${own.drop}`}
        method="post"
        action="/desk/publish/upload"
        encType="multipart/form-data"
        data-upload={maxUploadMb}
      >
        <Token frame={frame} />
        <p>{messages.chooseText}</p>
        <div>
          <label htmlFor="file">{messages.file}</label>
          <p id="file-hint" className="fact">
            {messages.limit(maxUploadMb)}{' '}
            <span hidden data-drop-hint>
              {messages.drop}
            </span>
          </p>
          <input
            id="file"
            className={CONTROL}
            type="file"
            name="file"
            accept=".pdf,.xlsx,.xlsm,.csv,.txt,.tsv"
            required
            aria-describedby="file-hint"
          />
        </div>
        <p role="status" data-status data-sending={messages.sending} data-reading={messages.reading} />
        <progress hidden max={100} aria-label={messages.sending} />
        <Button type="submit">{messages.read}</Button>
      </form>
    </Card>
  )
}

function DraftItem({ draft }: { draft: DraftLink & { isSubmitted: boolean } }) {
  const { id, fileName, changedAt, changedBy, scheduledFor, problem, isSubmitted } = draft
  return (
    <li className="card">
      <a href={`/desk/publish/${id}`}>{fileName}</a>
      <p className="fact">
        {scheduledFor === null ? messages.changed(changedAt, changedBy) : messages.scheduledFor(scheduledFor)}
      </p>
      {isSubmitted ? (
        <p className="fact">
          {messages.submitted} <a href="/desk/review">{messages.toReview}</a>
        </p>
      ) : null}
      {problem === null ? null : (
        <p className={own.error}>
          {messages.failed} {problem}
        </p>
      )}
    </li>
  )
}
