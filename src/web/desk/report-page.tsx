import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { Comparison } from './comparison.tsx'
import styles from './desk.module.css'
import { Card, DeskForm, DraftNote, SaveDraft, TextField } from './desk-form.tsx'
import { messages } from './messages.ts'

type View<Kind extends DeskView['kind']> = Extract<DeskView, { kind: Kind }>

/** What can be done with one report. */
export function ReportPage({ view, frame }: { view: View<'report'>; frame: DeskFrame }) {
  const { report, values } = view
  const { id, period, path, isArchived } = report
  return (
    <>
      <p>
        {isArchived ? `${period}, ${messages.archived}` : period} · <a href={path}>{messages.onSite}</a>
      </p>
      <Correction view={view} frame={frame} />
      <Card id="remove" title={messages.removeTitle}>
        <DeskForm action={`/desk/reports/${id}/remove`} frame={frame}>
          <p>{messages.removeText}</p>
          <TextField name="why" label={messages.removeWhy} value={values.why} kind="area" isRequired />
          <TextField name="replacedBy" label={messages.replacedBy} value={values.replacedBy} />
          <Button type="submit">{messages.remove}</Button>
        </DeskForm>
      </Card>
      {isArchived ? null : (
        <Card id="archive" title={messages.archiveTitle}>
          <DeskForm action={`/desk/reports/${id}/archive`} frame={frame}>
            <p>{messages.archiveText}</p>
            <TextField name="reason" label={messages.reason} value={values.reason} />
            <Button type="submit" look="outlined">
              {messages.archive}
            </Button>
          </DeskForm>
        </Card>
      )}
    </>
  )
}

/** The text of the report's page. Its PDF is separate: a corrected file is a revision. */
function Correction({ view, frame }: { view: View<'report'>; frame: DeskFrame }) {
  const { report, values, notes, version, conflict, draftAt } = view
  const draft = `report.${report.id}`
  return (
    <Card id="correct" title={messages.correctTitle}>
      {conflict === null ? null : (
        <details open className={styles.note}>
          <summary>{messages.conflict}</summary>
          <p className="fact">{messages.conflictText}</p>
          <Comparison parts={conflict} />
        </details>
      )}
      {draftAt === null ? null : <DraftNote draft={draft} at={draftAt} frame={frame} />}
      <DeskForm action={`/desk/reports/${report.id}/correct`} frame={frame} draft={draft}>
        <input type="hidden" name="version" value={version} />
        <TextField
          name="title"
          label={messages.reportTitle}
          value={values.title}
          maxLength={200}
          isRequired
        />
        <TextField
          name="summary"
          label={messages.reportSummary}
          value={values.summary}
          kind="area"
          maxLength={600}
          isRequired
        />
        {notes.map((note, index) => (
          <TextField
            // A revision has no identity besides its place in the entry.
            key={`note${String(index)}`}
            name={`note${index}`}
            label={`${messages.revisionNote} ${index + 1}`}
            value={note}
            maxLength={300}
            isRequired
          />
        ))}
        <TextField name="reason" id="correct-reason" label={messages.why} value={values.reason} />
        <div className="wrap">
          <Button type="submit">{messages.correct}</Button>
          <SaveDraft />
        </div>
      </DeskForm>
    </Card>
  )
}
