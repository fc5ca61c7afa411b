import type { DraftLink, PublishView } from '../../contract/desk-publish-view.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { Card, DeskForm } from './desk-form.tsx'
import { FiguresDraftPage } from './figures-draft-page.tsx'
import own from './publish.module.css'
import { ReportDraftPage } from './report-draft-page.tsx'

export function PublishPage({ view }: { view: PublishView }) {
  if (view.kind === 'publish')
    return (
      <>
        <Upload maxUploadMb={view.maxUploadMb} />
        <h2>Not published yet</h2>
        {view.drafts.length === 0 ? <p>Nothing is waiting here.</p> : null}
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
        <p className={styles.error}>It was not published as scheduled: {draft.problem}</p>
      )}
      {view.kind === 'reportDraft' ? <ReportDraftPage view={view} /> : <FiguresDraftPage view={view} />}
      {draft.scheduledFor === null ? null : (
        <Card id="scheduled" title="Scheduled">
          <DeskForm action={`/desk/publish/${draft.id}/cancel`}>
            <p>It will be published on {draft.scheduledFor}, even if the server restarts before then.</p>
            <Button type="submit" look="outlined">
              Cancel the schedule
            </Button>
          </DeskForm>
        </Card>
      )}
      <Card id="discard" title="No longer needed?">
        <DeskForm action={`/desk/publish/${draft.id}/discard`}>
          <p>The file and what you wrote are deleted from the desk.</p>
          <Button type="submit" look="outlined">
            Discard the draft
          </Button>
        </DeskForm>
      </Card>
    </>
  )
}

/** The token comes before the file, so that a file from a foreign form is not even stored. */
function Upload({ maxUploadMb }: { maxUploadMb: number }) {
  return (
    <Card id="choose" title="Choose a file">
      <form
        className={`${styles.form} ${own.drop}`}
        method="post"
        action="/desk/publish/upload"
        encType="multipart/form-data"
        data-upload={maxUploadMb}
      >
        <Token />
        <p>
          A PDF becomes a report, an Excel or CSV file becomes figures. The desk reads it and shows what it
          understood; nothing is published yet.
        </p>
        <div>
          <label htmlFor="file">File</label>
          <p id="file-hint" className="fact">
            PDF, Excel (.xlsx) or CSV, at most {maxUploadMb} MB.{' '}
            <span hidden data-drop-hint>
              You can drop it here.
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
        <p role="status" data-status data-sending="Sending the file…" data-reading="Reading the file…" />
        <progress hidden max={100} aria-label="Sending the file…" />
        <Button type="submit">Read the file</Button>
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
        {scheduledFor === null
          ? `changed ${changedAt}, ${changedBy}`
          : `will be published on ${scheduledFor}`}
      </p>
      {isSubmitted ? (
        <p className="fact">
          Submitted: waiting for a publisher. <a href="/desk/review">See it in Review</a>
        </p>
      ) : null}
      {problem === null ? null : <p className={styles.error}>It was not published as scheduled: {problem}</p>}
    </li>
  )
}
